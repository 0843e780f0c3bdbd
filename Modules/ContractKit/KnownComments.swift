import Synchronization
public import Vocabulary

/// How much is said about records, as a clause says it.
public final class KnownComments: CommentDirectory {
    private struct State {
        var counts: [AnyIdentifier: Int] = [:]
        var questions = 0
    }

    private let state = Mutex(State())

    /// Nothing is said about anything.
    public init() {}

    /// Lets that many comments be under the record.
    public func say(_ count: Int, under record: AnyIdentifier) {
        state.withLock { $0.counts[record] = count == 0 ? nil : count }
    }

    /// How often somebody has asked.
    public var questions: Int { state.withLock { $0.questions } }

    /// The counts of those that have any. Never throws.
    public func commentCounts(of subjects: Set<AnyIdentifier>) async throws(ServiceFailure) -> [AnyIdentifier:
        Int]
    {
        state.withLock { state in
            state.questions += 1
            return state.counts.filter { subjects.contains($0.key) }
        }
    }
}
