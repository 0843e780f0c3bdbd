extension SQLDatabase {
    /// The revision, for what is kept while nothing is committed: within a request that changes nothing as it
    /// was when it was asked for first. What was kept by then was true after the request had begun.
    ///
    /// Asking takes some microseconds, and several ask for one answer, which comes from one database.
    public var requestRevision: Int64? {
        kept(in: RequestMemo.current) { revision }
    }
}

extension SQLReader {
    /// The same for a request that may not have asked yet: the snapshot's own revision is its revision then.
    /// The memo is the request's, which nobody finds where a snapshot is read.
    func requestRevision(_ memo: RequestMemo?) -> Int64? {
        kept(in: memo) { revision }
    }
}

/// The revision that the request has asked for before, else what is told now.
private func kept(in memo: RequestMemo?, else told: () -> Int64?) -> Int64? {
    guard let memo else { return told() }
    return memo.value { RequestRevision(number: told()) }.number
}

private struct RequestRevision: Sendable {
    let number: Int64?
}
