import Dispatch
import Synchronization

/// A few threads of low priority, and the line of work that waits for them.
public final class WorkerThreads: Sendable {
    /// A piece of work. It may take long, and wait.
    public typealias Work = @Sendable () -> Void

    private let line = WorkLine()
    private let count: Int
    private let priority: LowPriorityThread.Priority
    private let started = Mutex(0)

    /// Up to that many threads; they begin with the first work, and end when this is let go and all work is
    /// done.
    public init(count: Int, _ priority: LowPriorityThread.Priority) {
        self.count = max(1, count)
        self.priority = priority
    }

    deinit {
        line.close(threads: started.withLock { $0 })
    }

    /// Gives work to the thread that is free next, first come, first served; false if the system gives no
    /// thread at all.
    public func add(_ work: @escaping Work) -> Bool {
        let threads = started.withLock { started in
            while started < count, start() { started += 1 }
            return started
        }
        guard threads > 0 else { return false }
        line.add(work)
        return true
    }

    private func start() -> Bool {
        LowPriorityThread.start(priority) { [line] in
            while let work = line.next() { work() }
        }
    }
}

/// What waits for a thread.
private final class WorkLine: Sendable {
    private struct State {
        var waiting: [WorkerThreads.Work] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// One for each work, and one for the end of each thread.
    private let arrived = DispatchSemaphore(value: 0)

    func add(_ work: @escaping WorkerThreads.Work) {
        state.withLock { $0.waiting.append(work) }
        arrived.signal()
    }

    /// The next work, as soon as there is some; nil once the line is closed and empty.
    func next() -> WorkerThreads.Work? {
        while true {
            arrived.wait()
            let (work, isClosed) = state.withLock { state in
                (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
            }
            if work != nil || isClosed { return work }
        }
    }

    func close(threads: Int) {
        state.withLock { $0.isClosed = true }
        for _ in 0..<threads { arrived.signal() }
    }
}
