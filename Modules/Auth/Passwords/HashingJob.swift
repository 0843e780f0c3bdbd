import Auth
import Synchronization

/// A queued hashing job, answered once, however often it runs.
final class HashingJob: Sendable {
    /// Its place in the queue.
    let turn: HashingTurn
    private let work: @Sendable () -> Void
    private let answer: @Sendable (HashingFailure) -> Void
    private let question: @Sendable () -> Bool

    /// A job whose result goes to the answer.
    init<Value: Sendable>(
        _ turn: HashingTurn, for answer: HashingAnswer<Value>, _ work: @escaping @Sendable () -> Value
    ) {
        self.turn = turn
        self.work = { answer.give(.success(work())) }
        self.answer = { answer.give(.failure($0)) }
        question = { answer.isGiven }
    }

    /// Does the work; the first result becomes the answer.
    func run() { work() }

    /// Answers with a failure.
    func refuse(_ failure: HashingFailure) { answer(failure) }

    /// Whether it has been answered.
    var isAnswered: Bool { question() }
}

/// The answer to a waiting request: the first one given.
final class HashingAnswer<Value: Sendable>: Sendable {
    typealias Continuation = CheckedContinuation<Result<Value, HashingFailure>, Never>

    private let continuation: Mutex<Continuation?>

    init(_ continuation: Continuation) {
        self.continuation = Mutex(continuation)
    }

    /// Whether an answer was given.
    var isGiven: Bool { continuation.withLock { $0 == nil } }

    /// Gives the answer, unless one was given before.
    func give(_ result: Result<Value, HashingFailure>) {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: result)
    }
}
