import Synchronization
public import Vocabulary

/// A clock that can be moved forward, so that hours of retries pass in a moment.
public final class SandboxClock: TimeSource {
    private let base: any TimeSource
    private let offset = Mutex(Duration.zero)

    /// Goes as the base goes, until it is moved.
    public init(_ base: any TimeSource) { self.base = base }

    public func now() -> Timestamp { base.now().advanced(by: offset.withLock { $0 }) }

    /// Moves it, backward by a negative duration.
    public func advance(by duration: Duration) { offset.withLock { $0 += duration } }
}
