import Auth

/// A few threads for work that is long and takes much memory, and a bound on how much of it waits.
final class WorkPool: Sendable {
    private let threads: WorkerThreads

    /// That many threads, and the line of what waits for them.
    init(threads: Int, _ line: WorkLine) {
        self.threads = WorkerThreads(count: threads, line)
    }

    /// How much runs or waits.
    var load: Int { threads.load }

    /// How much was turned away so far.
    var refused: Int { threads.refused }

    /// Runs the work in its turn: once as a rule, and a second time beside the first where that gets no time
    /// on a processor. Throws `busy` if too much waits before it, or it has waited for too long, `failed`
    /// without a thread.
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
