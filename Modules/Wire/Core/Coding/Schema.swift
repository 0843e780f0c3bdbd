/// The shape of a value on the wire, in the words of JSON Schema 2020-12, from which OpenAPI is written.
public indirect enum Schema: Sendable {
    case string(
        format: String? = nil, minimumLength: Int? = nil, maximumLength: Int? = nil, example: String? = nil)
    case choice([String])
    case integer(minimum: Int64? = nil, maximum: Int64? = nil)
    case bool
    case array(Schema)
    case object(ObjectSchema)
    /// A value that may be left out.
    case optional(Schema)
    /// One of several forms, the one that is written by others first.
    case either([Schema])
    /// Any JSON object.
    case anyObject

    /// Whether the value may be left out.
    public var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The schema of the value when it is there.
    public var present: Schema {
        if case .optional(let schema) = self { schema } else { self }
    }
}

/// The members of an object.
public struct ObjectSchema: Sendable {
    /// The name under which OpenAPI lists it: `Listing`.
    public let name: String
    /// The members in the order in which they are written.
    public let properties: [Property]
    /// Members that may be sent and are not read: what an answer says and nobody can change by a request.
    public let passedOver: [Property]
    /// The example in the document; nil if it is put together from those of the members.
    public let example: JSON?
    private let names: Set<String>

    /// An object of that name with these members.
    @usableFromInline init(
        _ name: String, _ properties: [Property], passingOver passedOver: [Property] = [],
        example: JSON? = nil
    ) {
        self.example = example
        self.name = name
        self.properties = properties
        self.passedOver = passedOver
        names = Set((properties + passedOver).map(\.name))
    }

    /// Whether a member of that name may be sent.
    func knows(_ name: String) -> Bool { names.contains(name) }

    /// A member of an object.
    public struct Property: Sendable {
        /// The member's name.
        public let name: String
        /// What it holds.
        public let schema: Schema
        /// The value that stands for a missing one; nil if the member must be there or is optional.
        public let fallback: JSON?
        /// What the document says of it besides; nil for nothing.
        public let note: Note?

        /// What a document can say of a member.
        public enum Note: Sendable {
            /// The domain refuses what lacks it, though it can be read.
            case required
            /// Older clients send it; newer ones have another way.
            case deprecated
        }

        /// A member of that name.
        @usableFromInline init(_ name: String, _ schema: Schema, fallback: JSON?, note: Note? = nil) {
            self.name = name
            self.schema = schema
            self.fallback = fallback
            self.note = note
        }
    }
}
