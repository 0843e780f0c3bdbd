/// Counts the comments on records of any domain, for lists that show the number.
public protocol CommentDirectory: Sendable {
    /// The number of public comments on each of these records, in the order given; 0 for a record without
    /// comments or an unknown record. Costs one query for all. Throws outages of the store.
    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int]
}

extension CommentDirectory {
    /// As `commentCounts`, guaranteed to give one count per record; makes no query for an empty list. Throws
    /// `internal` if the number of counts differs.
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
