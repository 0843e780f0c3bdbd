public import Vocabulary

/// What reading the whole ledger and all payments has shown.
public struct LedgerVerification: Hashable, Sendable {
    /// Where the ledger ends: compare it with a head that was noted elsewhere.
    public let head: ChainHead
    /// Entries that were changed, moved, removed or put in, in words.
    public let broken: [String]
    /// The sum of all accounts; 0 if the ledger is right.
    public let sum: Int64
    /// What the gateway holds by the ledger: what it took less what it gave back, settled or not.
    public let clearing: Int64
    /// The same by the payments and their refunds that succeeded. A payment's own count of what went back
    /// follows the gateway's books, a moment later than the ledger.
    public let payments: Int64
    /// What all payees have raised by the ledger.
    public let raised: Int64
    /// The same by the payments of those orders, and their refunds that are done.
    public let kept: Int64

    /// Memberwise.
    public init(
        head: ChainHead, broken: [String], sum: Int64, clearing: Int64, payments: Int64, raised: Int64 = 0,
        kept: Int64 = 0
    ) {
        (self.head, self.broken, self.sum) = (head, broken, sum)
        (self.clearing, self.payments) = (clearing, payments)
        (self.raised, self.kept) = (raised, kept)
    }

    /// Whether nothing was found.
    public var isSound: Bool { broken.isEmpty && sum == 0 && clearing == payments && raised == kept }
}
