import Synchronization
import Threads

/// Threads of their own for work that must not stand in the way of anything else: the system gives them a
/// core only while nobody else wants it (`SCHED_IDLE`, sched(7)).
///
/// On a machine that is never idle they would hardly come to work. So one thread more, of a priority that is
/// only a little lower than that of others, does what has waited for too long, or was begun that long ago
/// and gets no time: a quarter of a second as a rule, so at most four pieces a second, or twenty while
/// members wait at places that their accounts know.
final class WorkerThreads: Sendable {
    private let line: WorkLine
    private let count: Int
    private let started = Mutex(0)

    /// Up to that many threads, and the one more, which begin with the first job.
    init(count: Int, _ line: WorkLine) {
        self.count = max(1, count)
        self.line = line
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
            while started < count, startWorker() { started += 1 }
            if started == count, startEscort() { started += 1 }
            return started
        }
        guard threads > 0 else { return false }
        line.add(job)
        return true
    }

    private func startWorker() -> Bool {
        LowPriorityThread.start(.idle) { [line] in
            while let job = line.next() {
                job.run()
                line.done(job)
            }
        }
    }

    private func startEscort() -> Bool {
        LowPriorityThread.start(.lowered(5)) { [line] in
            while let job = line.nextOverdue() { job.run() }
        }
    }
}
