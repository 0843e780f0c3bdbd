import Synchronization

/// One read or write on its way to a connection: it can be called off until it has begun, and is answered
/// once.
package final class Access: Sendable {
    package typealias Outcome = Result<Void, DatabaseError>

    private struct State {
        var isCalledOff = false
        var answer: (@Sendable (Outcome) -> Void)?
    }

    private let state = Mutex(State())

    /// Says where the outcome goes.
    func prepare(_ answer: @escaping @Sendable (Outcome) -> Void) {
        state.withLock { $0.answer = answer }
    }

    /// Makes `begin` refuse; too late once it has begun.
    package func callOff() {
        state.withLock { $0.isCalledOff = true }
    }

    /// Whether it was called off.
    package var isCalledOff: Bool { state.withLock { $0.isCalledOff } }

    /// Whether the body may run; answers by itself if it was called off.
    package func begin() -> Bool {
        if !state.withLock({ $0.isCalledOff }) { return true }
        finish(.failure(.unavailable("the task was cancelled before it began")))
        return false
    }

    /// Answers, unless that has happened.
    package func finish(_ outcome: Outcome) {
        state.withLock { $0.answer.take() }?(outcome)
    }

    /// Runs the body and answers what becomes of it, unless it was called off.
    package func run(_ body: () throws(DatabaseError) -> Void) {
        guard begin() else { return }
        finish(Result(catching: body))
    }
}
