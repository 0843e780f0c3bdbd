public import Vocabulary

/// What everyone may see of a member.
public struct Profile: Hashable, Sendable {
    /// Names the member.
    public let id: MemberID
    /// The nickname; nil for a member who has withdrawn, whom front ends word in their language.
    public let nickname: String?
    /// The portrait; nil for a member who shows none, who is suspended, or who has withdrawn.
    public let picture: PictureCard?
    /// The introduction; empty if there is none.
    public let introduction: String
    /// When the member joined.
    public let joinedAt: Timestamp

    /// Memberwise, without checks.
    public init(
        id: MemberID, nickname: String?, picture: PictureCard? = nil, introduction: String,
        joinedAt: Timestamp
    ) {
        self.id = id
        self.nickname = nickname
        self.picture = picture
        self.introduction = introduction
        self.joinedAt = joinedAt
    }

    /// Whether the member has withdrawn.
    public var isWithdrawn: Bool { nickname == nil }
}
