import Synchronization
public import Vocabulary

/// Counts of comments that a clause makes up; it also counts its queries.
public final class KnownComments: CommentDirectory {
    private struct State {
        var counts: [AnyIdentifier: Int] = [:]
        var questions = 0
    }

    private let state = Mutex(State())

    /// No comments on any record.
    public init() {}

    /// Sets the number of comments on a record.
    public func set(_ subject: AnyIdentifier, _ count: Int) {
        state.withLock { $0.counts[subject] = count }
    }

    /// How often it was asked.
    public var questions: Int { state.withLock { $0.questions } }

    /// What the clause has made up. Never throws.
    public func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        state.withLock { state in
            state.questions += 1
            return subjects.map { state.counts[$0] ?? 0 }
        }
    }
}
