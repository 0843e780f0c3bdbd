public import Vocabulary

/// What a clause has said of a member, in place of what accounts know.
public struct GivenMember: Hashable, Sendable {
    /// Who.
    public let id: MemberID
    /// Whether the clause has given them a name, or taken theirs.
    public let isNamed: Bool
    /// What they are called, if they are named; nil if they are not known any more.
    public let nickname: String?
    /// How they stand; nil where the clause has not said so.
    public let standing: Standing?

    /// Memberwise.
    public init(_ id: MemberID, isNamed: Bool, nickname: String?, standing: Standing?) {
        (self.id, self.isNamed, self.nickname, self.standing) = (id, isNamed, nickname, standing)
    }
}
