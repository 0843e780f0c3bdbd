import Glibc
import Synchronization

/// Threads of their own for work that must not stand in the way of anything else: the system gives them a
/// core only while nobody else wants it (`SCHED_IDLE`, sched(7)).
///
/// On a machine that is never idle they would hardly come to work. So one thread more, of a priority that is
/// only a little lower than that of others, does what has waited for a quarter of a second, or was begun
/// that long ago and gets no time: at most four pieces a second.
final class WorkerThreads: Sendable {
    private enum Kind {
        case longRunning, escort
    }

    private let line: WorkLine
    private let count: Int
    private let started = Mutex(0)

    /// Up to that many threads, and the one more, which begin with the first job; room for so many who wait,
    /// each for so long at the most.
    init(count: Int, waiting: Int, patience: Duration) {
        self.count = max(1, count)
        line = WorkLine(room: waiting, patience: patience)
    }

    /// How much runs or waits.
    var load: Int { line.load }

    /// How much was turned away so far.
    var refused: Int { line.refused }

    deinit {
        line.close(threads: started.withLock { $0 })
    }

    /// Gives the job to the thread that is free when it is its turn; false if the system gives no thread at
    /// all.
    func add(_ job: HashingJob) -> Bool {
        let threads = started.withLock { started in
            while started < count, start(.longRunning) { started += 1 }
            if started == count, start(.escort) { started += 1 }
            return started
        }
        guard threads > 0 else { return false }
        line.add(job)
        return true
    }

    private func start(_ kind: Kind) -> Bool {
        let body: @Sendable () -> Void = { [line] in
            Self.stepAside(kind)
            switch kind {
            case .longRunning:
                while let job = line.next() {
                    job.run()
                    line.done(job)
                }
            case .escort: while let job = line.nextOverdue() { job.run() }
            }
        }
        let context = Unmanaged.passRetained(ThreadBody(body))
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    /// Lowers the priority of this thread alone (on Linux it belongs to a thread, setpriority(2)), and keeps
    /// signals away from it.
    private static func stepAside(_ kind: Kind) {
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var parameters = sched_param(sched_priority: 0)
        if kind == .longRunning, sched_setscheduler(0, idlePolicy, &parameters) == 0 { return }
        let thread = Int32(bitPattern: PRIO_PROCESS.rawValue)
        setpriority(thread, 0, min(19, getpriority(thread, 0) + 5))
    }
}

/// `SCHED_IDLE` of Linux' sched.h, a macro that Swift does not see.
private let idlePolicy: Int32 = 5

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
