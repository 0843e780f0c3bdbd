import Synchronization
public import Vocabulary

/// A clock that stands still until a test moves it.
public final class ManualClock: TimeSource {
    private let microseconds: Mutex<Int64>
    private let unmet: UnmetNeeds?

    /// A clock that stands at the moment. With `unmet`, it is one that only shows a time: to read or move it
    /// is noted as a need of the clock.
    public init(
        _ start: Timestamp = Timestamp(microseconds: 1_767_225_600_000_000), unmet: UnmetNeeds? = nil
    ) {
        microseconds = Mutex(start.microseconds)
        self.unmet = unmet
    }

    /// The moment at which the clock stands.
    public func now() -> Timestamp {
        unmet?.note(.clock)
        return rough
    }

    /// The moment, for those to whom a few minutes make no difference.
    public var rough: Timestamp { Timestamp(microseconds: microseconds.withLock { $0 }) }

    /// Lets some time pass, so that what comes then is later. It does not matter how much passes: at a place
    /// whose clock goes by itself, time has gone on anyway, and nothing is noted.
    public func pass(_ duration: Duration) {
        microseconds.withLock { $0 = Timestamp(microseconds: $0).advanced(by: duration).microseconds }
    }

    /// Sets the clock back, as somebody does who finds that it was ahead.
    public func setBack(by duration: Duration) { advance(by: .zero - duration) }

    /// Notes that a clause wants members of whom no other has asked anything.
    func noteNewcomers() { unmet?.note(.newcomers) }

    /// Moves the clock forward.
    public func advance(by duration: Duration) {
        unmet?.note(.clock)
        microseconds.withLock { $0 = Timestamp(microseconds: $0).advanced(by: duration).microseconds }
    }
}
