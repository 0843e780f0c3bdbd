/// How much is said about records of all domains: asked by the domains whose lists show it.
public protocol CommentDirectory: Sendable {
    /// How many comments everybody may read are under each of these records, in the order in which these are
    /// given: one question for all, and 0 where nobody has said anything, or where there is no such record.
    /// Throws what keeps the store from answering.
    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int]
}

extension CommentDirectory {
    /// As `commentCounts`, and surely one for each record; nothing is asked about none. Throws `internal` for
    /// an answer about more or fewer.
    @inlinable @inline(__always)
    public func commentCounts(ofEach subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        if subjects.isEmpty { return [] }
        let counts = try await commentCounts(of: subjects)
        guard counts.count == subjects.count else {
            throw .internal("\(counts.count) of \(subjects.count) records have a count of comments")
        }
        return counts
    }
}
