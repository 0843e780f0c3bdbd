/// What a payee has in the ledger of payments, in the smallest unit of the currency, each at least 0.
public struct PayeeBalance: Hashable, Sendable {
    /// Earned, not settled.
    public var due: Int64
    /// Earned and settled.
    public var payable: Int64
    /// Owed by the payee.
    public var owed: Int64
    /// Paid for those of its orders that are earned at a moment (`Earning.at`), less what is back, before
    /// fees and payouts: the total of a campaign.
    public var raised: Int64

    /// Memberwise.
    public init(due: Int64 = 0, payable: Int64 = 0, owed: Int64 = 0, raised: Int64 = 0) {
        (self.due, self.payable, self.owed, self.raised) = (due, payable, owed, raised)
    }

    /// What can be paid out now.
    public var payout: Int64 { max(0, payable - owed) }
}
