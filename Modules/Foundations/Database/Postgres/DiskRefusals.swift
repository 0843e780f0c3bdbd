import Database
import Synchronization

/// Whether the server refuses writes because its disk is full, as far as its answers tell.
///
/// Only the server knows its free space, so a refusal counts until a write succeeds, and for at most ten
/// seconds. After that no obstacle is reported, and the answer to the next write decides again.
final class DiskRefusals: Sendable {
    static let lifetime: Duration = .seconds(10)

    private let last = Mutex<ContinuousClock.Instant?>(nil)

    /// Records the result of a write.
    func note(_ failure: DatabaseError?, at now: ContinuousClock.Instant = .now) {
        last.withLock { last in
            if failure == .full {
                last = now
            } else if failure == nil {
                last = nil
            }
        }
    }

    /// Why writes are likely to be refused; nil if nothing is known.
    func obstacle(at now: ContinuousClock.Instant = .now) -> DatabaseError? {
        last.withLock { last in last.map { $0.duration(to: now) < Self.lifetime } == true ? .full : nil }
    }
}
