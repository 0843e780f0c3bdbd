import UnicodeText
public import Vocabulary

/// Which members an operator wants to see, as it was typed.
public struct MemberQuery: Hashable, Sendable {
    /// Only those with this role.
    public var role: Role?
    /// Only those in this state.
    public var state: MemberState?
    /// Only those whose identifier this is, or whose email or nickname holds it in any case; empty for all.
    public var text: String

    /// All members, unless something is named.
    public init(role: Role? = nil, state: MemberState? = nil, text: String = "") {
        self.role = role
        self.state = state
        self.text = text
    }

    /// The longest text in characters.
    public static let longestText = 100
    private static let rule = TextRule(.line, characters: 0...longestText)

    /// The query in the one form that stores understand. Throws `invalidFields` about `text`.
    func checked() throws(AuthError) -> MemberFilter {
        let reading = Self.rule.read(text)
        if let rule = reading.brokenRules.first { throw .invalidFields([FieldError("text", rule)]) }
        return MemberFilter(role: role, state: state, reading.text)
    }
}

/// Which members are wanted, in the form that stores understand.
public struct MemberFilter: Hashable, Sendable {
    /// Only those with this role.
    public let role: Role?
    /// Only those in this state.
    public let state: MemberState?
    /// Only this one.
    public let id: MemberID?
    /// Only those whose folded email or nickname holds this; empty for all.
    public let text: String

    fileprivate init(role: Role?, state: MemberState?, _ text: String) {
        self.role = role
        self.state = state
        id = MemberID(text)
        self.text = id == nil ? text.folded : ""
    }

    /// What cursors of the list carry.
    public var scope: UInt64 {
        let words = [role?.rawValue, state?.rawValue, id.map { "\($0)" }].map { $0 ?? "" }
        return Cursor.scope(of: "members \(words) \(text)")
    }

    /// Whether the filter asks for that member.
    public func matches(_ record: MemberRecord) -> Bool {
        let names = record.names
        return role.map { $0 == record.account.role } ?? true
            && state.map { $0 == record.state } ?? true
            && id.map { $0 == record.account.id } ?? true
            && (text.isEmpty || names.email.utf8.contains(text.utf8)
                || names.nickname.utf8.contains(text.utf8))
    }
}
