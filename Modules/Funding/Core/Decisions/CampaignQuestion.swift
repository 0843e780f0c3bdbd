public import Vocabulary

/// What a decision about a campaign reads.
public struct CampaignQuestion: Hashable, Sendable {
    /// How much of the campaign's backings is counted.
    public enum Sums: Hashable, Sendable {
        /// Nothing.
        case none
        /// What is left, if the campaign has a ceiling (`Campaign.isBounded`); else nothing. Asked for with
        /// each backing that is held, so that a store may have kept it.
        case ifBounded
        /// All, added up from the backings; how many of each item are taken may be kept.
        case all
    }

    public let campaign: CampaignID
    /// The backing in question; nil for none.
    public var backing: BackingID?
    /// The member whose backing it is, or will be; nil for a decision about the campaign.
    public var member: MemberID?
    /// The member who acts; nil for a job, or for Payments.
    public var actor: MemberID?
    /// The order in question: the file tells whether it was let go.
    public var order: OrderID?
    public var sums: Sums
    /// Whether the other campaigns of the shelter are read, for its sum over 12 months; of `other` where that
    /// is given. Then the shelter's row is held, too, before the campaign's.
    public var wantsOthers: Bool
    /// Whether it is read how many of each item were delivered.
    public var wantsDelivered: Bool
    /// The shelter to which it is to be moved: read, and held before the campaign's row; nil for none.
    public var other: ShelterID?
    /// The update in question; nil for none.
    public var update: UpdateID?
    /// The number of the payout in question, of any campaign; nil for none.
    public var transfer: String?

    /// Memberwise.
    public init(
        of campaign: CampaignID, about backing: BackingID? = nil, of member: MemberID? = nil,
        by actor: MemberID? = nil, order: OrderID? = nil, sums: Sums = .none, wantsOthers: Bool = false,
        wantsDelivered: Bool = false, other: ShelterID? = nil, update: UpdateID? = nil,
        transfer: String? = nil
    ) {
        (self.campaign, self.backing, self.member, self.actor) = (campaign, backing, member, actor)
        (self.order, self.sums, self.wantsOthers, self.other) = (order, sums, wantsOthers, other)
        (self.wantsDelivered, self.update, self.transfer) = (wantsDelivered, update, transfer)
    }
}
