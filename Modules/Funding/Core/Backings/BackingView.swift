public import Vocabulary

/// A backing as its backer, the treasurer of its shelter and operators see it.
public struct BackingView: Hashable, Sendable {
    public let backing: Backing
    /// The backer as they are called now, without a nickname after withdrawal.
    public let backer: MemberCard
    /// Of the campaign; blank where it is kept out of sight.
    public let campaignTitle: String
    public let campaignState: CampaignState
    /// The receipt that is valid for it; nil for none.
    public let receipt: ReceiptID?
    /// What comes back, for one that is to be paid; nil for all others.
    public let terms: RefundTerms?

    /// Memberwise.
    public init(
        backing: Backing, backer: MemberCard, campaignTitle: String, campaignState: CampaignState,
        receipt: ReceiptID?, terms: RefundTerms?
    ) {
        (self.backing, self.backer, self.campaignTitle) = (backing, backer, campaignTitle)
        (self.campaignState, self.receipt, self.terms) = (campaignState, receipt, terms)
    }

    /// The record for which the backer opens an order; nil while nothing is to be paid.
    public var record: AnyIdentifier? { backing.state.isUnpaid ? AnyIdentifier(backing.id) : nil }
}
