import Auth

/// A few threads for long, memory-intensive work, with a bounded queue.
final class WorkPool: Sendable {
    private let threads: WorkerThreads

    /// `threads` threads that take jobs from the line.
    init(threads: Int, _ line: WorkLine) {
        self.threads = WorkerThreads(count: threads, line)
    }

    /// The number of running and queued jobs.
    var load: Int { threads.load }

    /// The number of refused jobs so far.
    var refused: Int { threads.refused }

    /// Runs the work in its turn, usually once; a second run starts if the first gets no processor time.
    /// Throws `busy` if the queue is full or the wait too long, `failed` without a thread.
    func run<Value: Sendable>(
        _ turn: HashingTurn, _ work: @escaping @Sendable () -> Value
    ) async throws(HashingFailure) -> Value {
        let result: Result<Value, HashingFailure> = await withCheckedContinuation { continuation in
            let job = HashingJob(turn, for: HashingAnswer(continuation), work)
            if !threads.add(job) { job.refuse(.failed("the system gives no thread")) }
        }
        return try result.get()
    }
}
