public import Vocabulary

/// The time of a manual clock, read without being noted as a need: for the place that a clause runs in.
public struct QuietClock: TimeSource {
    private let clock: ManualClock

    /// Goes as that clock goes.
    public init(_ clock: ManualClock) {
        self.clock = clock
    }

    /// The moment at which the clock stands.
    public func now() -> Timestamp { clock.rough }
}
