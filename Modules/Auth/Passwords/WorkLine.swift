import Dispatch
import Glibc
import Synchronization

/// What waits for a thread, and since when.
final class WorkLine: Sendable {
    private struct State {
        var waiting: [(work: WorkerThreads.Work, since: ContinuousClock.Instant)] = []
        var isClosed = false
        /// Whether the thread that takes what has waited rests because nothing waits.
        var escortRests = false

        mutating func takeFirst() -> WorkerThreads.Work? {
            waiting.isEmpty ? nil : waiting.removeFirst().work
        }
    }

    private let state = Mutex(State())
    /// One for each work, and one for the end of each thread that takes the next.
    private let arrived = DispatchSemaphore(value: 0)
    private let escortCall = DispatchSemaphore(value: 0)

    func add(_ work: @escaping WorkerThreads.Work) {
        let callsEscort = state.withLock { state in
            state.waiting.append((work, .now))
            defer { state.escortRests = false }
            return state.escortRests
        }
        arrived.signal()
        if callsEscort { escortCall.signal() }
    }

    /// The next work, as soon as there is some; nil once the line is closed and empty.
    func next() -> WorkerThreads.Work? {
        while true {
            arrived.wait()
            let (work, isClosed) = state.withLock { ($0.takeFirst(), $0.isClosed) }
            // Another thread may have taken what this one was called for.
            if work != nil || isClosed { return work }
        }
    }

    /// Work that has waited for a quarter of a second, at most one in that time; nil once the line is closed.
    func nextOverdue() -> WorkerThreads.Work? {
        while true {
            let rests = state.withLock { state in
                state.escortRests = state.waiting.isEmpty && !state.isClosed
                return state.escortRests
            }
            if rests { escortCall.wait() }
            usleep(Self.patience)
            let limit = ContinuousClock.now - .microseconds(Int64(Self.patience))
            let (work, isClosed) = state.withLock { state in
                let isOverdue = state.waiting.first.map { $0.since <= limit } ?? false
                return (isOverdue ? state.takeFirst() : nil, state.isClosed)
            }
            if work != nil || isClosed { return work }
        }
    }

    func close(threads: Int) {
        let callsEscort = state.withLock { state in
            state.isClosed = true
            defer { state.escortRests = false }
            return state.escortRests
        }
        for _ in 0..<threads { arrived.signal() }
        if callsEscort { escortCall.signal() }
    }

    private static let patience: UInt32 = 250_000
}
