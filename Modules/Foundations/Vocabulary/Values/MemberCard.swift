/// What every domain shows of a member beside its own records.
public struct MemberCard: Hashable, Sendable {
    /// The member's identifier.
    public let id: MemberID
    /// The nickname; nil if the member has withdrawn, or if one of the two blocks the other. A card does not
    /// tell which.
    public let nickname: String?
    /// The portrait; nil if the member has none.
    public let picture: PictureCard?

    /// The card of a member with this nickname, or of a hidden member without one.
    public init(id: MemberID, nickname: String?, picture: PictureCard? = nil) {
        self.id = id
        self.nickname = nickname
        self.picture = picture
    }

    /// Whether the card has no nickname: of a withdrawn member, or of a hidden one.
    public var isWithdrawn: Bool { nickname == nil }
}
