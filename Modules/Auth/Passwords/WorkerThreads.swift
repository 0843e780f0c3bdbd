import Dispatch
import Glibc
import Synchronization

/// Threads of their own for work that must not stand in the way of anything else: the system gives them a
/// core when nobody of ordinary priority wants it, and a third of its share otherwise.
final class WorkerThreads: Sendable {
    typealias Work = @Sendable () -> Void

    private let line = Line()
    private let count: Int
    private let started = Mutex(0)

    /// Up to that many threads, which begin with the first work.
    init(count: Int) {
        self.count = max(1, count)
    }

    deinit {
        line.close(threads: started.withLock { $0 })
    }

    /// Gives work to the thread that is free next, first come, first served; false if the system gives no
    /// thread at all.
    func add(_ work: @escaping Work) -> Bool {
        let threads = started.withLock { started in
            while started < count, start(line) { started += 1 }
            return started
        }
        guard threads > 0 else { return false }
        line.add(work)
        return true
    }

    private func start(_ line: Line) -> Bool {
        let context = Unmanaged.passRetained(line)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                let line = Unmanaged<Line>.fromOpaque(context).takeRetainedValue()
                WorkerThreads.stepAside()
                while let work = line.next() { work() }
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    /// Lowers the priority of this thread alone (on Linux a nice value belongs to a thread, setpriority(2)),
    /// and keeps signals away from it.
    private static func stepAside() {
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let thread = Int32(bitPattern: PRIO_PROCESS.rawValue)
        setpriority(thread, 0, min(19, getpriority(thread, 0) + 5))
    }
}

/// What waits for a thread.
private final class Line: Sendable {
    private let waiting = Mutex<[WorkerThreads.Work]>([])
    private let arrived = DispatchSemaphore(value: 0)

    func add(_ work: @escaping WorkerThreads.Work) {
        waiting.withLock { $0.append(work) }
        arrived.signal()
    }

    /// The next work, as soon as there is some; nil once the line is closed and empty.
    func next() -> WorkerThreads.Work? {
        arrived.wait()
        return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }

    func close(threads: Int) {
        for _ in 0..<threads { arrived.signal() }
    }
}
