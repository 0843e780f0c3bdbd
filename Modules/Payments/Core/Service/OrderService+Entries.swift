import Vocabulary

extension OrderService {
    /// The most entries of the ledger that are read at a time.
    public static let mostEntries = 500

    /// The entries of the ledger behind a number, in their order, at most `mostEntries`. Throws outages.
    public func entries(after sequence: Int64) async throws(OrderError) -> [LedgerEntry] {
        try await store.entries(after: sequence, limit: Self.mostEntries)
    }
}
