import Auth
import Dispatch
import Synchronization

/// A few threads for work that is long and takes much memory, and a bound on how much of it waits.
final class WorkPool: Sendable {
    private let queue = DispatchQueue(label: "madang.passwords", attributes: .concurrent)
    private let gate: DispatchQueue
    private let slots: DispatchSemaphore
    private let bound: Int
    private let admitted = Mutex(0)

    init(threads: Int, waiting: Int) {
        let threads = max(1, threads)
        gate = DispatchQueue(label: "madang.passwords.gate")
        slots = DispatchSemaphore(value: threads)
        bound = threads + max(0, waiting)
    }

    /// How much runs or waits.
    var load: Int { admitted.withLock { $0 } }

    /// Runs the work in its turn. Throws `busy` if too much waits already.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async throws(HashingFailure) -> Value {
        let isAdmitted = admitted.withLock { count in
            if count >= bound { return false }
            count += 1
            return true
        }
        guard isAdmitted else { throw .busy(retryAfterSeconds: 1) }
        return await withCheckedContinuation { continuation in
            gate.async {
                self.slots.wait()
                self.queue.async {
                    let value = work()
                    self.slots.signal()
                    self.admitted.withLock { $0 -= 1 }
                    continuation.resume(returning: value)
                }
            }
        }
    }
}
