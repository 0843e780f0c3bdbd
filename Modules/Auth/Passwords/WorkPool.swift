import Auth
import Synchronization

/// A few threads for work that is long and takes much memory, and a bound on how much of it waits.
final class WorkPool: Sendable {
    private let threads: WorkerThreads
    private let bound: Int
    private let admitted = Mutex(0)

    init(threads: Int, waiting: Int) {
        self.threads = WorkerThreads(count: threads)
        bound = max(1, threads) + max(0, waiting)
    }

    /// How much runs or waits.
    var load: Int { admitted.withLock { $0 } }

    /// Runs the work in its turn. Throws `busy` if too much waits already, `failed` without a thread.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async throws(HashingFailure) -> Value {
        let isAdmitted = admitted.withLock { count in
            if count >= bound { return false }
            count += 1
            return true
        }
        guard isAdmitted else { throw .busy(retryAfterSeconds: 1) }
        let value: Value? = await withCheckedContinuation { continuation in
            let isTaken = threads.add {
                let value = work()
                self.admitted.withLock { $0 -= 1 }
                continuation.resume(returning: value)
            }
            if !isTaken {
                admitted.withLock { $0 -= 1 }
                continuation.resume(returning: nil)
            }
        }
        guard let value else { throw .failed("the system gives no thread") }
        return value
    }
}
