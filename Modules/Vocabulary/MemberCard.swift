/// What every domain shows of a member beside its own things.
public struct MemberCard: Hashable, Sendable {
    /// Who it is.
    public let id: MemberID
    /// What the member is called; nil for one who has withdrawn, and where one of the two has blocked the
    /// other: a card does not tell which.
    public let nickname: String?
    /// The portrait; nil for a member who shows none.
    public let picture: PictureCard?

    /// The card of a member who is called that, or of one who is not shown if there is no nickname.
    public init(id: MemberID, nickname: String?, picture: PictureCard? = nil) {
        self.id = id
        self.nickname = nickname
        self.picture = picture
    }

    /// Whether the member has withdrawn.
    public var isWithdrawn: Bool { nickname == nil }
}
