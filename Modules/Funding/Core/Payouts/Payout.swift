public import Vocabulary

/// Money that an operator has transferred to the shelter of a campaign. The transfer's number makes it happen
/// once; its step at the ledger of payments is taken outside of any transaction.
public struct Payout: Hashable, Sendable {
    public let campaign: CampaignID
    /// The operator's number of the transfer: 1 to 40 characters.
    public let transfer: String
    /// In won, at least 1.
    public let amount: Money
    /// The account, masked.
    public let account: BankAccount
    public internal(set) var state: PayoutState
    /// The act of the operator, as it is logged with the posting; of a shown one without operator and reason.
    public internal(set) var act: AuditEvent
    public let createdAt: Timestamp

    /// What a store has kept.
    public init(
        campaign: CampaignID, transfer: String, amount: Money, account: BankAccount, state: PayoutState,
        act: AuditEvent, createdAt: Timestamp
    ) {
        (self.campaign, self.transfer, self.amount) = (campaign, transfer, amount)
        (self.account, self.state, self.act, self.createdAt) = (account, state, act, createdAt)
    }

    /// What all see who see its campaign: operator and reason stand in the audit log alone.
    public init(
        shown campaign: CampaignID, transfer: String, amount: Money, account: BankAccount,
        state: PayoutState, createdAt: Timestamp
    ) {
        let act = AuditEvent(
            id: AuditEventID(RawIdentifier(milliseconds: 0, random: (0, 0))), by: .machine, "funding.payout",
            "\(campaign)", affecting: nil, at: createdAt)
        self.init(
            campaign: campaign, transfer: transfer, amount: amount, account: account, state: state, act: act,
            createdAt: createdAt)
    }

    /// The same as all see it.
    var shown: Payout {
        Payout(
            shown: campaign, transfer: transfer, amount: amount, account: account, state: state,
            createdAt: createdAt)
    }

    /// The same once the ledger has it, or has refused it.
    func settled(_ state: PayoutState) -> Payout {
        var next = self
        next.state = state
        return next
    }

    /// Without the reason of its act, which is by the member or about them, who has withdrawn; nil where
    /// there is none.
    public func erased(of member: MemberID) -> Payout? {
        guard act.reason != nil, act.concerns(member) else { return nil }
        var next = self
        next.act = act.withoutReason
        return next
    }
}

/// How far a payout has come.
public enum PayoutState: String, Sendable, CaseIterable {
    /// Decided; the ledger may not have it yet.
    case pending
    /// In the ledger; backers see it.
    case posted
    /// The campaign has less than that.
    case refused
}
