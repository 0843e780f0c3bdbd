public import Vocabulary

extension Shape {
    /// One member for each of `keys`, named by the key's raw text: attributes, filters, counts by kind.
    ///
    /// `get` reads a key's value from the whole, `set` stores a decoded one into it, starting with `empty`.
    /// A new case of the enumeration becomes a member without further code.
    @inlinable public init<Key: RawRepresentable<String> & Sendable, Value: Sendable>(
        _ name: String, each keys: [Key], from empty: Root, fallback: Value? = nil,
        coder: (Key) -> WireCoder<Value>,
        get: @escaping @Sendable (Root, Key) -> Value,
        set: @escaping @Sendable (inout Root, Key, Value) -> Void
    ) {
        var properties: [ObjectSchema.Property] = []
        var writeMembers: MemberWriter<Root> = { _, _ in }
        var members: [MemberValues<Root>] = []
        var readMembers: @Sendable (JSONObject, CodingPath, inout Root) throws(DecodingFailure) -> Void = {
            _, _, _ throws(DecodingFailure) in
        }
        var faults: [@Sendable (JSONObject, CodingPath) -> [FieldError]] = []
        // Closures are chained, as in the initialiser with listed fields and for the same reason.
        for key in keys {
            let field = Field<Root, Value>(key.rawValue, coder(key), fallback: fallback) { get($0, key) }
            properties += field.properties
            writeMembers = field.writing(writeMembers)
            members.append(field.members)
            readMembers = {
                [readOthers = readMembers, read = field.read] object, place, root throws(DecodingFailure) in
                try readOthers(object, place, &root)
                set(&root, key, try read(object, place))
            }
            faults.append { field.fieldErrors($0, $1) }
        }
        self.init(
            ObjectSchema(name, properties), writeMembers: writeMembers, members: memberValues(members),
            readKnown: { [readMembers, faults] object, place throws(DecodingFailure) in
                var root = empty
                do throws(DecodingFailure) {
                    try readMembers(object, place, &root)
                    return root
                } catch {
                    throw DecodingFailure(faults.flatMap { $0(object, place) })
                }
            })
    }
}
