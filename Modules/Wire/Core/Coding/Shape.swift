public import Vocabulary

/// The wire form of an object: its members in order, and how to build the value from them.
public struct Shape<Root: Sendable>: Sendable {
    /// The object's name and members.
    public let schema: ObjectSchema
    /// Writes the members without the braces.
    @usableFromInline let writeMembers: MemberWriter<Root>
    /// Reads the members and passes over all others; every fault of every member is reported.
    @usableFromInline let readKnown: @Sendable (JSONObject, CodingPath) throws(DecodingFailure) -> Root

    /// Memberwise.
    @inlinable init(
        _ schema: ObjectSchema, writeMembers: @escaping MemberWriter<Root>,
        readKnown: @escaping @Sendable (JSONObject, CodingPath) throws(DecodingFailure) -> Root
    ) {
        self.schema = schema
        self.writeMembers = writeMembers
        self.readKnown = readKnown
    }

    /// Members in the order in which they are written, and the value's initialiser, which takes them in that
    /// order.
    @inlinable public init<each Member: Sendable>(
        _ name: String, _ fields: repeat Field<Root, each Member>,
        build: @escaping @Sendable (repeat each Member) -> Root
    ) {
        var properties: [ObjectSchema.Property] = []
        for field in repeat each fields { properties += field.properties }
        // One calls the other: from a list, the references to each would be counted, on all cores at once.
        var writeMembers: MemberWriter<Root> = { _, _ in }
        for field in repeat each fields { writeMembers = field.writing(writeMembers) }
        self.init(
            ObjectSchema(name, properties), writeMembers: writeMembers,
            readKnown: { object, place throws(DecodingFailure) in
                if let root = try? build(repeat (each fields).read(object, place)) { return root }
                // Only what cannot be read is read twice: to tell every fault, and not just the first.
                var fieldErrors: [FieldError] = []
                for field in repeat each fields { fieldErrors += field.fieldErrors(object, place) }
                throw DecodingFailure(fieldErrors)
            })
    }

    /// Reads the members. Of a request, members that nobody knows are faults, too, and reported first.
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

    /// The object as a value inside another.
    @inlinable public var coder: WireCoder<Root> {
        WireCoder(
            schema: .object(schema),
            write: { [writeMembers] value, writer in
                writer.beginObject()
                writeMembers(value, &writer)
                writer.endObject()
            },
            read: { json, place throws(DecodingFailure) in
                guard case .object(let object) = json else { throw mismatch(json, place, "{…}") }
                return try self.readMembers(object, place)
            })
    }
}

extension Shape where Root == Nothing {
    /// An object without members: the input of a verb that takes none.
    public static var nothing: Shape<Nothing> { Shape("Nothing") { Nothing() } }
}

/// No input, or no output.
public struct Nothing: Hashable, Sendable {
    /// The only value.
    public init() {}
}

/// Writes some members of a whole.
@usableFromInline typealias MemberWriter<Root> = @Sendable (Root, inout JSONWriter) -> Void

/// One member of an object's wire form, or several that stand for one value.
public struct Field<Root: Sendable, Value: Sendable>: Sendable {
    @usableFromInline let properties: [ObjectSchema.Property]
    /// What writes the members that come before, and then this one.
    @usableFromInline let writing: @Sendable (@escaping MemberWriter<Root>) -> MemberWriter<Root>
    @usableFromInline let read: @Sendable (JSONObject, CodingPath) throws(DecodingFailure) -> Value

    /// A member of that name. If it is missing, `fallback` is read; without one it must be there, unless the
    /// coder is optional. The note stands in the document alone.
    // Inlined where fields stand: `value` takes its part out of the whole, which else is copied for it.
    @inlinable @inline(__always) public init(
        _ name: String, _ coder: WireCoder<Value>, fallback: Value? = nil,
        note: ObjectSchema.Property.Note? = nil, _ value: @escaping @Sendable (Root) -> Value
    ) {
        let fallbackJSON = fallback.flatMap { try? JSONReader.read(coder.bytes(of: $0)) }
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
        read = { object, place throws(DecodingFailure) in
            let json = object[name]
            if json == nil, let fallback { return fallback }
            return try coder.read(json, .member(name, of: place))
        }
    }

    /// All members of another shape, written into this object as if they stood in its list one by one. So
    /// members that several objects have in common are declared once.
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
        read = shape.readKnown
    }
}

extension Field {
    /// What is wrong with the members; nothing if they can be read.
    @inlinable func fieldErrors(_ object: JSONObject, _ place: CodingPath) -> [FieldError] {
        do throws(DecodingFailure) {
            _ = try read(object, place)
            return []
        } catch {
            return error.fieldErrors
        }
    }
}

/// A field error about each member that nobody knows.
@usableFromInline func unexpected(_ object: JSONObject, at place: CodingPath, besides schema: ObjectSchema)
    -> [FieldError]
{
    object.members.filter { !schema.knows($0.name) }
        .map { FieldError(CodingPath.member($0.name, of: place).field, .unexpected) }
}
