public import Vocabulary

/// What the ledger has of one order, counted from the lines of its postings.
public struct OrderBooks: Hashable, Sendable {
    /// The kinds of its postings.
    public private(set) var kinds: Set<LedgerPostingKind> = []
    /// What the payee has of it and cannot be paid out yet; below 0 where a refund of it was taken from
    /// another order's.
    public private(set) var due: Int64 = 0
    /// What the payee has raised by it.
    public private(set) var raised: Int64 = 0
    /// Whether the gateway has settled its payment; a refund that was settled says nothing about that.
    public private(set) var isSettled = false

    /// Without postings.
    public init() {}

    /// Whether the payee's share was posted.
    public var isEarned: Bool { kinds.contains(.earned) }

    /// Counts a line of one of the order's postings.
    public mutating func count(_ kind: LedgerPostingKind, _ account: LedgerAccountKind, _ amount: Int64) {
        kinds.insert(kind)
        // The balance of the payee over all orders is within 64 bits, and is what limits payments.
        if account == .payeeDue { due &-= amount }
        if account == .raised { raised &-= amount }
        if kind == .settled, account == .clearing, amount < 0 { isSettled = true }
    }
}
