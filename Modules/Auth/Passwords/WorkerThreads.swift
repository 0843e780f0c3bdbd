import Synchronization
import Threads

/// Idle-priority threads for work that must not slow anything else (`SCHED_IDLE`, sched(7)).
///
/// On a busy machine they would hardly run. So one extra thread, the escort, with only slightly lower
/// priority than normal, takes jobs that have waited too long or get no processor time. Its limit is a
/// quarter of a second, so it runs at most four jobs a second, or twenty while members at known places wait.
final class WorkerThreads: Sendable {
    private let line: WorkLine
    private let count: Int
    private let started = Mutex(0)

    /// Up to `count` threads and the escort, started with the first job.
    init(count: Int, _ line: WorkLine) {
        self.count = max(1, count)
        self.line = line
    }

    /// The number of running and queued jobs.
    var load: Int { line.load }

    /// The number of refused jobs so far.
    var refused: Int { line.refused }

    deinit {
        line.close(threads: started.withLock { $0 })
    }

    /// Enqueues the job for the next free thread; false if the system cannot start any thread.
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
