extension SQLDatabase {
    /// The revision for caches; within a read-only request it stays as first read. A cache entry valid then
    /// was valid after the request had begun.
    ///
    /// Reading it takes some microseconds, and one answer needs it several times, all from one database.
    public var requestRevision: Int64? {
        kept(in: RequestMemo.current) { revision }
    }
}

extension SQLReader {
    /// The same inside a snapshot, whose own revision counts if the request has read none yet. The caller
    /// passes the memo: `RequestMemo.current` is not set where a snapshot is read.
    func requestRevision(_ memo: RequestMemo?) -> Int64? {
        kept(in: memo) { revision }
    }
}

/// The revision that the request has read before, else the current one.
private func kept(in memo: RequestMemo?, else told: () -> Int64?) -> Int64? {
    guard let memo else { return told() }
    return memo.value { RequestRevision(number: told()) }.number
}

private struct RequestRevision: Sendable {
    let number: Int64?
}
