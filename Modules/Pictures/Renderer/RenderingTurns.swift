import Synchronization

/// How many pictures are decoded at a time: so many, of them one heavy one, and a short queue behind them.
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

    /// That many at once, and at most `queue` that wait.
    init(capacity: Int, queue: Int) {
        self.capacity = max(1, capacity)
        self.queue = queue
    }

    /// How many have their turn now.
    var running: Int { state.withLock { $0.running } }

    /// How many wait now.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Returns when it is this one's turn, first come, first served; only a heavy one is passed by others
    /// while another heavy one has its turn. Throws `busy` if the queue is full, `cancelled` if the task was.
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

    /// Ends a turn; whose turn it is then begins.
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

    /// The answer, or nil if the waiter was put into the queue.
    private func admit(_ waiter: Waiter) -> Answer? {
        state.withLock { state in
            // Whoever was cancelled before this is not found in the queue by `leave`.
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
