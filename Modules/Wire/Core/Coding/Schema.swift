/// The shape of a value on the wire, in the words of JSON Schema 2020-12, from which OpenAPI is written.
public indirect enum Schema: Sendable {
    case string(format: String? = nil, maximumLength: Int? = nil, example: String? = nil)
    case choice([String])
    case integer(minimum: Int64? = nil, maximum: Int64? = nil)
    case bool
    case array(Schema)
    case object(ObjectSchema)
    /// A value that may be left out.
    case optional(Schema)
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

    /// An object of that name with these members.
    @usableFromInline init(_ name: String, _ properties: [Property]) {
        self.name = name
        self.properties = properties
    }

    /// A member of an object.
    public struct Property: Sendable {
        /// The member's name.
        public let name: String
        /// What it holds.
        public let schema: Schema
        /// The value that stands for a missing one; nil if the member must be there or is optional.
        public let fallback: JSON?

        /// A member of that name.
        @usableFromInline init(_ name: String, _ schema: Schema, fallback: JSON?) {
            self.name = name
            self.schema = schema
            self.fallback = fallback
        }
    }
}
