import Synchronization

/// A monotonic clock that a test moves on.
final class ManualMoment: Sendable {
    private let moment = Mutex(ContinuousClock.now)

    func now() -> ContinuousClock.Instant { moment.withLock { $0 } }

    func pass(_ duration: Duration) { moment.withLock { $0 += duration } }
}
