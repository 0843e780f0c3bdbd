public import Vocabulary

/// A member's backing of a campaign: items, or an amount. Every change is one of the transitions in
/// `Backing+Paying` and `Backing+Returning`; what was chosen never changes.
public struct Backing: Hashable, Sendable {
    public let id: BackingID
    public let campaign: CampaignID
    public let member: MemberID
    /// The items with the prices that they had; empty where an amount was chosen.
    public let lines: [BackingLine]
    /// The whole price, in won.
    public let amount: Money
    /// Whether only the treasurer of the shelter and operators know the backer.
    public let isAnonymous: Bool
    /// What the backer wishes: one line of at most 200 characters; blank once they have withdrawn.
    public internal(set) var message: String
    public internal(set) var state: BackingState
    /// The order: open while held, paid afterwards.
    public internal(set) var order: OrderID?
    /// Until when it may be paid; nil once it is, or is not to be any more.
    public internal(set) var until: Timestamp?
    /// The pending step at the cashier.
    public internal(set) var refund: BackingRefund?
    /// The items that cannot be had, and what the backer chose in their place: one that is chosen comes
    /// behind those that were chosen before, and stores keep this order.
    public internal(set) var choices: [ItemChoice]
    /// Given back for single items so far; in won.
    public internal(set) var returned: Money
    public let createdAt: Timestamp
    /// When it was paid; nil for one that was not.
    public internal(set) var backedAt: Timestamp?
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// What a store has kept.
    public init(
        id: BackingID, campaign: CampaignID, member: MemberID, lines: [BackingLine], amount: Money,
        isAnonymous: Bool, message: String, state: BackingState, order: OrderID?, until: Timestamp?,
        refund: BackingRefund?, choices: [ItemChoice], returned: Money, createdAt: Timestamp,
        backedAt: Timestamp?, updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.campaign, self.member) = (id, campaign, member)
        (self.lines, self.amount, self.isAnonymous) = (lines, amount, isAnonymous)
        (self.message, self.state, self.order, self.until) = (message, state, order, until)
        (self.refund, self.choices, self.returned) = (refund, choices, returned)
        (self.createdAt, self.backedAt) = (createdAt, backedAt)
        (self.updatedAt, self.version) = (updatedAt, version)
    }

    /// A new one of these terms: it may be paid for within an hour.
    init(
        id: BackingID, of campaign: CampaignID, by member: MemberID, _ terms: BackingTerms, at now: Timestamp
    ) {
        self.init(
            id: id, campaign: campaign, member: member, lines: terms.lines, amount: terms.amount,
            isAnonymous: terms.isAnonymous, message: terms.message, state: .started, order: nil,
            until: now.advanced(by: CampaignTimes.payment), refund: nil, choices: [],
            returned: Money(0, .krw), createdAt: now, backedAt: nil, updatedAt: now, version: .first)
    }

    /// What the campaign has of it, in won: nothing once all of it goes back.
    public var kept: Money {
        state == .backed ? Money(amount.minorUnits - returned.minorUnits, .krw) : Money(0, .krw)
    }
}
