import Vocabulary

/// The ledger in memory, with the sums that a store keeps beside it.
struct InMemoryLedger: Sendable {
    private(set) var entries: [LedgerEntry] = []
    private(set) var balances: [LedgerAccount: Int64] = [:]
    private(set) var books: [OrderID: OrderBooks] = [:]
    private var posted: Set<PostingKey> = []

    /// A draft behind the last entry.
    func draft(_ seal: ChainSeal) -> LedgerDraft {
        LedgerDraft(
            behind: entries.last?.head ?? .beginning, seal, balances: balances, books: books, posted: posted)
    }

    /// Writes a draft that was begun behind the last entry.
    mutating func write(_ draft: LedgerDraft) {
        entries += draft.entries
        balances = draft.balances
        for posting in draft.entries.map(\.posting) {
            posted.insert(posting.key)
            guard let order = posting.order else { continue }
            for line in posting.lines {
                books[order, default: OrderBooks()].count(posting.kind, line.account.kind, line.amount)
            }
        }
    }
}
