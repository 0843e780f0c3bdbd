import Synchronization

/// Limits concurrent decoding to `capacity` turns, one of them heavy, with a bounded queue.
final class RenderingTurns: Sendable {
    private enum Answer { case turn, busy, cancelled }

    private struct Waiter {
        let number: Int
        let isHeavy: Bool
        let continuation: CheckedContinuation<Answer, Never>
    }

    private struct State {
        var running = 0
        var hasHeavy = false
        var waiting: [Waiter] = []
        var lastNumber = 0
    }

    private let capacity: Int
    private let queue: Int
    private let state = Mutex(State())

    /// At most `capacity` turns at once and `queue` waiters.
    init(capacity: Int, queue: Int) {
        self.capacity = max(1, capacity)
        self.queue = queue
    }

    /// The number of current turns.
    var running: Int { state.withLock { $0.running } }

    /// The number of waiters.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Waits for a turn, first come, first served. A heavy picture is overtaken only while another heavy one
    /// has its turn. Throws `busy` if the queue is full, `cancelled` if the task was cancelled.
    func take(isHeavy: Bool) async throws(RenderingError) {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waiter = Waiter(number: number, isHeavy: isHeavy, continuation: continuation)
                if let answer = admit(waiter) { continuation.resume(returning: answer) }
            }
        } onCancel: {
            leave(number)
        }
        switch answer {
        case .turn: return
        case .busy: throw .busy
        case .cancelled: throw .cancelled
        }
    }

    /// Ends a turn and begins those it makes possible.
    func giveBack(isHeavy: Bool) {
        let begun = state.withLock { state in
            state.running -= 1
            if isHeavy { state.hasHeavy = false }
            var begun: [Waiter] = []
            while let index = state.waiting.firstIndex(where: { isAdmitted($0.isHeavy, state) }) {
                begun.append(state.waiting.remove(at: index))
                begin(begun[begun.count - 1].isHeavy, &state)
            }
            return begun
        }
        for waiter in begun { waiter.continuation.resume(returning: .turn) }
    }

    /// The answer, or nil if the waiter was queued.
    private func admit(_ waiter: Waiter) -> Answer? {
        state.withLock { state in
            // A task cancelled before this point is not yet in the queue, so `leave` cannot find it.
            if Task.isCancelled { return .cancelled }
            if isAdmitted(waiter.isHeavy, state) {
                begin(waiter.isHeavy, &state)
                return .turn
            }
            guard state.waiting.count < queue else { return .busy }
            state.waiting.append(waiter)
            return nil
        }
    }

    private func leave(_ number: Int) {
        let waiter = state.withLock { state in
            state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
        }
        waiter?.continuation.resume(returning: .cancelled)
    }

    private func isAdmitted(_ isHeavy: Bool, _ state: State) -> Bool {
        state.running < capacity && !(isHeavy && state.hasHeavy)
    }

    private func begin(_ isHeavy: Bool, _ state: inout State) {
        state.running += 1
        if isHeavy { state.hasHeavy = true }
    }
}
