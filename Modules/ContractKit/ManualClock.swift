import Synchronization
public import Vocabulary

/// A clock that stands still until a test moves it.
public final class ManualClock: TimeSource {
    private let microseconds: Mutex<Int64>

    /// A clock that stands at the moment.
    public init(_ start: Timestamp = Timestamp(microseconds: 1_767_225_600_000_000)) {
        microseconds = Mutex(start.microseconds)
    }

    /// The moment at which the clock stands.
    public func now() -> Timestamp { Timestamp(microseconds: microseconds.withLock { $0 }) }

    /// Moves the clock forward.
    public func advance(by duration: Duration) {
        microseconds.withLock { $0 = Timestamp(microseconds: $0).advanced(by: duration).microseconds }
    }
}
