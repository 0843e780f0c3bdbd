public import Vocabulary

extension Shape {
    /// One member for each of `keys`, under the key's raw text: attributes, filters, counts by kind.
    ///
    /// `get` takes the value of a key out of the whole, and `set` puts one that was read into it, beginning
    /// with `empty`. A new case of the enumeration is a new member, and nothing else need be written.
    @inlinable public init<Key: RawRepresentable<String> & Sendable, Value: Sendable>(
        _ name: String, each keys: [Key], from empty: Root, fallback: Value? = nil,
        coder: (Key) -> WireCoder<Value>,
        get: @escaping @Sendable (Root, Key) -> Value,
        set: @escaping @Sendable (inout Root, Key, Value) -> Void
    ) {
        var properties: [ObjectSchema.Property] = []
        var writeMembers: MemberWriter<Root> = { _, _ in }
        var readMembers: @Sendable (JSONObject, CodingPath, inout Root) throws(DecodingFailure) -> Void = {
            _, _, _ throws(DecodingFailure) in
        }
        var faults: [@Sendable (JSONObject, CodingPath) -> [FieldError]] = []
        // One calls the other, for the same reason as those of a shape whose fields are listed.
        for key in keys {
            let field = Field<Root, Value>(key.rawValue, coder(key), fallback: fallback) { get($0, key) }
            properties += field.properties
            writeMembers = field.writing(writeMembers)
            readMembers = {
                [readOthers = readMembers, read = field.read] object, place, root throws(DecodingFailure) in
                try readOthers(object, place, &root)
                set(&root, key, try read(object, place))
            }
            faults.append { field.fieldErrors($0, $1) }
        }
        self.init(
            ObjectSchema(name, properties), writeMembers: writeMembers,
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
