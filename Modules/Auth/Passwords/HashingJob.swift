import Auth
import Synchronization

/// Hashing that somebody waits for: it is answered once, however often it is worked out.
final class HashingJob: Sendable {
    /// When it is its turn.
    let turn: HashingTurn
    private let work: @Sendable () -> Void
    private let answer: @Sendable (HashingFailure) -> Void
    private let question: @Sendable () -> Bool

    /// Work whose result goes to the answer.
    init<Value: Sendable>(
        _ turn: HashingTurn, for answer: HashingAnswer<Value>, _ work: @escaping @Sendable () -> Value
    ) {
        self.turn = turn
        self.work = { answer.give(.success(work())) }
        self.answer = { answer.give(.failure($0)) }
        question = { answer.isGiven }
    }

    /// Works it out; the first result is the answer.
    func run() { work() }

    /// Answers that it was not worked out.
    func refuse(_ failure: HashingFailure) { answer(failure) }

    /// Whether it has been answered.
    var isAnswered: Bool { question() }
}

/// The answer that somebody waits for: the first that is given.
final class HashingAnswer<Value: Sendable>: Sendable {
    typealias Continuation = CheckedContinuation<Result<Value, HashingFailure>, Never>

    private let continuation: Mutex<Continuation?>

    init(_ continuation: Continuation) {
        self.continuation = Mutex(continuation)
    }

    /// Whether one was given.
    var isGiven: Bool { continuation.withLock { $0 == nil } }

    /// Gives it, unless one was given before.
    func give(_ result: Result<Value, HashingFailure>) {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: result)
    }
}
