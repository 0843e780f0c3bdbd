import Database
import Feed
import Vocabulary

/// Where a portion of rows ended in the order of an index: a moment, then an identifier.
struct PortionEnd: Sendable {
    let moment: Timestamp
    let id: RawIdentifier
}

/// Changes of many rows run in portions, each in a transaction of its own, so that no other write waits long.
extension SQLFeedStore {
    /// Repeats a step until it answers that nothing is left.
    func repeating(
        _ step: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Bool
    ) async throws(FeedError) {
        while try await write(step) {}
    }

    /// Walks along an index: each step begins at the end of the one before, nil at first, and answers its own
    /// end, nil if nothing is left.
    func walking(
        _ step: @escaping @Sendable (PortionEnd?, any SQLWriter) throws(DatabaseError) -> PortionEnd?
    ) async throws(FeedError) {
        var end: PortionEnd?
        repeat {
            let last = end
            end = try await write { writer throws(DatabaseError) in try step(last, writer) }
        } while end != nil
    }
}
