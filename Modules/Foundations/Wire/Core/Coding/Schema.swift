/// The schema of a value on the wire, in terms of JSON Schema 2020-12; OpenAPI is derived from it.
public indirect enum Schema: Sendable {
    /// Any text; the pattern is a regular expression of ECMA 262.
    case string(
        format: String? = nil, minimumLength: Int? = nil, maximumLength: Int? = nil, pattern: String? = nil,
        example: String? = nil)
    case choice([String])
    case integer(minimum: Int64? = nil, maximum: Int64? = nil)
    case bool
    case array(Schema)
    case object(ObjectSchema)
    /// A value that may be omitted.
    case optional(Schema)
    /// One of several forms; the form that clients write comes first.
    case either([Schema])
    /// Any JSON object.
    case anyObject

    /// Whether the value may be omitted.
    public var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The schema of a present value.
    public var present: Schema {
        if case .optional(let schema) = self { schema } else { self }
    }
}

/// The members of an object, for the OpenAPI document.
public struct ObjectSchema: Sendable {
    /// The name in OpenAPI: `Listing`.
    public let name: String
    /// The members in written order.
    public let properties: [Property]
    /// Members that may be sent but are ignored: parts of an answer that a request cannot change.
    public let passedOver: [Property]
    /// The example in OpenAPI; nil to build one from the members' examples.
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
        /// The schema of its value.
        public let schema: Schema
        /// The default of a missing member; nil if the member is required or optional.
        public let fallback: JSON?
        /// A note for OpenAPI; nil for none.
        public let note: Note?

        /// A note about a member.
        public enum Note: Sendable {
            /// The domain rejects input without it, although it can be read.
            case required
            /// Older clients send it; newer ones use another member.
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
