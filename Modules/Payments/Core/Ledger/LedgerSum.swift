public import Vocabulary

/// What postings of one kind have changed in accounts of one kind.
public struct LedgerSum: Hashable, Sendable {
    public let posting: LedgerPostingKind
    public let account: LedgerAccountKind
    public let amount: Int64

    /// Memberwise.
    public init(_ posting: LedgerPostingKind, _ account: LedgerAccountKind, _ amount: Int64) {
        (self.posting, self.account, self.amount) = (posting, account, amount)
    }
}
