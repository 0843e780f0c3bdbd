public import Vocabulary

/// The wire form of an object: its members in order, and how to build a value from them.
public struct Shape<Root: Sendable>: Sendable {
    /// The object's name and members.
    public let schema: ObjectSchema
    /// Writes the members without the braces.
    @usableFromInline let writeMembers: MemberWriter<Root>
    /// The members as values, in the same order.
    @usableFromInline let members: MemberValues<Root>
    /// Reads the members, ignores unknown ones, and reports every fault of every member.
    @usableFromInline let readKnown: @Sendable (JSONObject, CodingPath) throws(DecodingFailure) -> Root

    /// Memberwise.
    @inlinable init(
        _ schema: ObjectSchema, writeMembers: @escaping MemberWriter<Root>,
        members: @escaping MemberValues<Root>,
        readKnown: @escaping @Sendable (JSONObject, CodingPath) throws(DecodingFailure) -> Root
    ) {
        self.schema = schema
        self.writeMembers = writeMembers
        self.members = members
        self.readKnown = readKnown
    }

    /// The members in written order, and the value's initialiser, which takes them in that order.
    @inlinable public init<each Member: Sendable>(
        _ name: String, _ fields: repeat Field<Root, each Member>,
        build: @escaping @Sendable (repeat each Member) -> Root
    ) {
        var properties: [ObjectSchema.Property] = []
        for field in repeat each fields { properties += field.properties }
        // Closures are chained: iterating a list would count references to each, contended between cores.
        var writeMembers: MemberWriter<Root> = { _, _ in }
        for field in repeat each fields { writeMembers = field.writing(writeMembers) }
        var members: [MemberValues<Root>] = []
        for field in repeat each fields { members.append(field.members) }
        self.init(
            ObjectSchema(name, properties), writeMembers: writeMembers, members: memberValues(members),
            readKnown: { object, place throws(DecodingFailure) in
                if let root = try? build(repeat (each fields).read(object, place)) { return root }
                // Invalid input is read a second time, to report every fault and not only the first.
                var fieldErrors: [FieldError] = []
                for field in repeat each fields { fieldErrors += field.fieldErrors(object, place) }
                throw DecodingFailure(fieldErrors)
            })
    }

    /// Reads the members. In a request, unknown members are faults, too, and reported first.
    @inlinable func readMembers(_ object: JSONObject, _ place: CodingPath) throws(DecodingFailure) -> Root {
        guard place.isStrict else { return try readKnown(object, place) }
        let strangers = unexpected(object, at: place, besides: schema)
        if strangers.isEmpty { return try readKnown(object, place) }
        do throws(DecodingFailure) {
            _ = try readKnown(object, place)
        } catch {
            throw DecodingFailure(strangers + error.fieldErrors)
        }
        throw DecodingFailure(strangers)
    }

    /// The coder of the object as a value.
    @inlinable public var coder: WireCoder<Root> {
        WireCoder(
            schema: .object(schema),
            write: { [writeMembers] value, writer in
                writer.beginObject()
                writeMembers(value, &writer)
                writer.endObject()
            },
            json: { [members] value throws(JSONSyntaxError) in try jsonObject(members, of: value) },
            read: { json, place throws(DecodingFailure) in
                guard case .object(let object) = json else { throw mismatch(json, place, "{…}") }
                return try self.readMembers(object, place)
            })
    }
}

extension Shape where Root == Nothing {
    /// An object without members: the input of a verb without parameters.
    public static var nothing: Shape<Nothing> { Shape("Nothing") { Nothing() } }
}

/// No input, or no output.
public struct Nothing: Hashable, Sendable {
    /// The only value.
    public init() {}
}

/// Writes some members of an object.
@usableFromInline typealias MemberWriter<Root> = @Sendable (Root, inout JSONWriter) -> Void

/// The values of some members of an object; none for a member that is left out.
@usableFromInline typealias MemberValues<Root> =
    @Sendable (Root) throws(JSONSyntaxError) -> [JSONObject.Member]

/// One member of an object's wire form, or several that represent one value.
public struct Field<Root: Sendable, Value: Sendable>: Sendable {
    @usableFromInline let properties: [ObjectSchema.Property]
    /// Returns a writer for the preceding members followed by this one.
    @usableFromInline let writing: @Sendable (@escaping MemberWriter<Root>) -> MemberWriter<Root>
    @usableFromInline let members: MemberValues<Root>
    @usableFromInline let read: @Sendable (JSONObject, CodingPath) throws(DecodingFailure) -> Value

    /// A member of that name. A missing member reads as `fallback`; without one it is required, unless the
    /// coder is optional. The note appears in OpenAPI only.
    // Inlined at each field, so that `value` reads its part without a copy of the whole.
    @inlinable @inline(__always) public init(
        _ name: String, _ coder: WireCoder<Value>, fallback: Value? = nil,
        note: ObjectSchema.Property.Note? = nil, _ value: @escaping @Sendable (Root) -> Value
    ) {
        let fallbackJSON = fallback.flatMap { try? coder.json($0) }
        properties = [ObjectSchema.Property(name, coder.schema, fallback: fallbackJSON, note: note)]
        let key = JSONKey(name)
        writing = { [isAbsent = coder.isAbsent, writeMember = coder.write] writeOthers in
            { root, writer in
                writeOthers(root, &writer)
                let member = value(root)
                if isAbsent?(member) == true { return }
                writer.key(key)
                writeMember(member, &writer)
            }
        }
        members = memberValues(name, coder, value)
        read = { object, place throws(DecodingFailure) in
            let json = object[name]
            if json == nil, let fallback { return fallback }
            return try coder.read(json, .member(name, of: place))
        }
    }

    /// All members of another shape, as if listed here one by one; declares common members once.
    @inlinable @inline(__always) public init(
        flattening shape: Shape<Value>, _ value: @escaping @Sendable (Root) -> Value
    ) {
        properties = shape.schema.properties
        writing = { [writeMembers = shape.writeMembers] writeOthers in
            { root, writer in
                writeOthers(root, &writer)
                writeMembers(value(root), &writer)
            }
        }
        members = { [members = shape.members] root throws(JSONSyntaxError) in try members(value(root)) }
        read = shape.readKnown
    }
}

extension Field {
    /// The faults of the members; empty if they can be read.
    @inlinable func fieldErrors(_ object: JSONObject, _ place: CodingPath) -> [FieldError] {
        do throws(DecodingFailure) {
            _ = try read(object, place)
            return []
        } catch {
            return error.fieldErrors
        }
    }
}

/// A field error for each unknown member.
@usableFromInline func unexpected(_ object: JSONObject, at place: CodingPath, besides schema: ObjectSchema)
    -> [FieldError]
{
    object.members.filter { !schema.knows($0.name) }
        .map { FieldError(CodingPath.member($0.name, of: place).field, .unexpected) }
}
