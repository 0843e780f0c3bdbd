/// A parsed JSON document (RFC 8259) with objects in written order.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// An integer that fits into 64 bits.
    case integer(Int64)
    /// Any other number, as written.
    case number(String)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

/// The members of a JSON object; names are unique.
public struct JSONObject: Hashable, Sendable {
    /// Names and values in written order.
    public private(set) var members: [Member] = []

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: JSON
    }

    /// An object without members.
    public init() {}

    /// The value of that name; nil if there is none. Linear in the number of members.
    public subscript(name: String) -> JSON? {
        members.first { $0.name == name }?.value
    }

    /// The text of that name; nil if there is none or it is not a text.
    public func text(_ name: String) -> String? {
        guard case .string(let text)? = self[name] else { return nil }
        return text
    }

    /// Adds a member; false, without any change, if the name exists.
    public mutating func add(_ name: String, _ value: JSON) -> Bool {
        guard self[name] == nil else { return false }
        members.append(Member(name: name, value: value))
        return true
    }

    /// An object with these members; nil if a name is repeated. Linear in the number of members.
    init?(_ members: [Member]) {
        guard members.count < 2 || Set(members.map(\.name)).count == members.count else { return nil }
        self.members = members
    }
}
