import UnicodeText
public import Vocabulary

/// An operator's query for members, as typed.
public struct MemberQuery: Hashable, Sendable {
    /// Only those with this role.
    public var role: Role?
    /// Only those in this state.
    public var state: MemberState?
    /// Matches an identifier, or a part of email or nickname in any case; empty for all.
    public var text: String

    /// All members by default.
    public init(role: Role? = nil, state: MemberState? = nil, text: String = "") {
        self.role = role
        self.state = state
        self.text = text
    }

    /// The longest text in characters.
    public static let longestText = 100
    private static let rule = TextRule(.line, characters: 0...longestText)

    /// The validated query for stores. Throws `invalidFields` about `text`.
    func checked() throws(AuthError) -> MemberFilter {
        let reading = Self.rule.read(text)
        if let rule = reading.brokenRules.first { throw .invalidFields([FieldError("text", rule)]) }
        return MemberFilter(role: role, state: state, reading.text)
    }
}

/// The validated filter that stores apply.
public struct MemberFilter: Hashable, Sendable {
    /// Only those with this role.
    public let role: Role?
    /// Only those in this state.
    public let state: MemberState?
    /// Only this one.
    public let id: MemberID?
    /// Matches a part of the folded email or nickname; empty for all.
    public let text: String

    fileprivate init(role: Role?, state: MemberState?, _ text: String) {
        self.role = role
        self.state = state
        id = MemberID(text)
        self.text = id == nil ? text.folded : ""
    }

    /// The scope of the list's cursors.
    public var scope: UInt64 {
        let words = [role?.rawValue, state?.rawValue, id.map { "\($0)" }].map { $0 ?? "" }
        return Cursor.scope(of: "members \(words) \(text)")
    }

    /// Whether the member matches.
    public func matches(_ record: MemberRecord) -> Bool {
        let names = record.names
        return role.map { $0 == record.account.role } ?? true
            && state.map { $0 == record.state } ?? true
            && id.map { $0 == record.account.id } ?? true
            && (text.isEmpty || names.email.utf8.contains(text.utf8)
                || names.nickname.utf8.contains(text.utf8))
    }
}
