/// How much is said about records of all domains: asked by the domains whose lists show it.
public protocol CommentDirectory: Sendable {
    /// How many comments everybody may read are under each of these records, in the order in which these are
    /// given: one question for all, and 0 where nobody has said anything, or where there is no such record.
    /// Throws what keeps the store from answering.
    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int]
}

extension CommentDirectory {
    /// How many comments are under each of these records, in their order; nothing is asked about none. Throws
    /// `internal` for an answer about more or fewer records, else as `commentCounts`.
    @inlinable
    public func commentCounts<Record>(
        of records: [Record], by id: (Record) -> AnyIdentifier
    ) async throws(ServiceFailure) -> [Int] {
        if records.isEmpty { return [] }
        let counts = try await commentCounts(of: records.map(id))
        guard counts.count == records.count else {
            throw .internal("\(counts.count) of \(records.count) records have a count of comments")
        }
        return counts
    }
}
