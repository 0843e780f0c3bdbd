import Synchronization

/// One read or write on its way to a connection: it can be called off until it has begun, and is answered
/// once.
package final class Access<Value: Sendable>: Sendable {
    package typealias Answer = Result<Value, DatabaseError>

    private struct State {
        var isCalledOff = false
        var answer: (@Sendable (Answer) -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    /// Says where the answer goes.
    package func prepare(_ answer: @escaping @Sendable (Answer) -> Void) {
        state.withLock { $0.answer = answer }
    }

    /// Makes `begin` answer without running its body; too late once it has begun.
    package func callOff() {
        state.withLock { $0.isCalledOff = true }
    }

    /// Runs the body on the connection's thread, unless called off, and answers.
    package func begin(_ body: () throws(DatabaseError) -> Value) {
        let (isCalledOff, answer) = state.withLock { state in
            defer { state.answer = nil }
            return (state.isCalledOff, state.answer)
        }
        let calledOff = Answer.failure(.unavailable("the task was cancelled before it began"))
        answer?(isCalledOff ? calledOff : Answer(catching: body))
    }
}
