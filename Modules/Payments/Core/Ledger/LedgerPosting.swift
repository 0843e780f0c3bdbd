public import Vocabulary

/// A change of two or more accounts by amounts that add up to nothing. There is no other way to move money in
/// the ledger.
public struct LedgerPosting: Hashable, Sendable {
    /// One account's share, in the smallest unit of the currency; not 0.
    public struct Line: Hashable, Sendable {
        public let account: LedgerAccount
        public let amount: Int64

        /// Memberwise.
        public init(_ account: LedgerAccount, _ amount: Int64) {
            (self.account, self.amount) = (account, amount)
        }
    }

    public let kind: LedgerPostingKind
    /// The order that it is about; nil for what is about none, as a payout.
    public let order: OrderID?
    public let currency: Currency
    /// Each account once.
    public let lines: [Line]
    /// What makes it happen once: a second posting of the same kind and source is the first.
    public let source: String
    public let at: Timestamp

    /// Adds the shares of the same account, and leaves out those that come to nothing. Throws `internal`
    /// unless at least two accounts change, owners stand where they belong, and the sum is 0.
    public init(
        _ kind: LedgerPostingKind, of order: OrderID?, in currency: Currency, source: String,
        at now: Timestamp,
        _ shares: [Line]
    ) throws(OrderError) {
        var (sums, accounts): ([LedgerAccount: Int64], [LedgerAccount]) = ([:], [])
        var total: Int64 = 0
        for share in shares {
            let (sum, overflow) = sums[share.account, default: 0].addingReportingOverflow(share.amount)
            let (whole, isTooMuch) = total.addingReportingOverflow(share.amount)
            guard !overflow, !isTooMuch else { throw Self.fault("does not fit into 64 bits") }
            if sums[share.account] == nil { accounts.append(share.account) }
            (sums[share.account], total) = (sum, whole)
        }
        lines = accounts.compactMap { account in
            sums[account].flatMap { $0 == 0 ? nil : Line(account, $0) }
        }
        guard total == 0 else { throw Self.fault("does not add up to nothing") }
        guard lines.count >= 2 else { throw Self.fault("changes fewer than two accounts") }
        guard lines.allSatisfy({ $0.account.kind.isOwned == ($0.account.owner != nil) }) else {
            throw Self.fault("has an account with the wrong owner")
        }
        (self.kind, self.order, self.currency) = (kind, order, currency)
        (self.source, at) = (source, now)
    }

    private static func fault(_ reason: String) -> OrderError {
        .service(.internal("a posting of the ledger \(reason)"))
    }
}
