public import Vocabulary

/// The public profile of a member.
public struct Profile: Hashable, Sendable {
    /// Names the member.
    public let id: MemberID
    /// The nickname; nil for a withdrawn member, shown as front ends word it.
    public let nickname: String?
    /// The portrait; nil if none is shown, or the member is suspended or withdrawn.
    public let picture: PictureCard?
    /// The introduction; empty if there is none.
    public let introduction: String
    /// The data of the business as which the member sells; nil for a private seller and a withdrawn member.
    public let business: BusinessDisclosure?
    /// When the member joined.
    public let joinedAt: Timestamp
    /// What domains count of the member, as the principal who reads the profile sees it, in the order of the
    /// domains; empty for a withdrawn member. Kinds that this version does not know are kept.
    public var counts: [MemberCount]

    /// Memberwise, without checks.
    public init(
        id: MemberID, nickname: String?, picture: PictureCard? = nil, introduction: String,
        business: BusinessDisclosure? = nil, joinedAt: Timestamp, counts: [MemberCount] = []
    ) {
        self.id = id
        self.nickname = nickname
        self.picture = picture
        self.introduction = introduction
        self.business = business
        self.joinedAt = joinedAt
        self.counts = counts
    }

    /// Whether the member has withdrawn.
    public var isWithdrawn: Bool { nickname == nil }

    /// How the member sells.
    public var sellerKind: SellerKind { business == nil ? .private : .business }
}
