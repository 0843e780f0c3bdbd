/// What every domain shows of a member beside its own things.
public struct MemberCard: Hashable, Sendable {
    /// Who it is.
    public let id: MemberID
    /// What the member is called; nil for one who has withdrawn.
    public let nickname: String?
    /// What the member looks like; nil for one who shows no picture.
    public let picture: PictureID?

    /// The card of a member who is called that, or who has withdrawn if there is no nickname.
    public init(id: MemberID, nickname: String?, picture: PictureID? = nil) {
        self.id = id
        self.nickname = nickname
        self.picture = picture
    }

    /// Whether the member has withdrawn.
    public var isWithdrawn: Bool { nickname == nil }
}
