/// How much a deliverer takes at once, and when it tries again what was not heard.
public struct OutboxLimits: Hashable, Sendable {
    /// How many events are taken and settled in one step.
    public var batch = 32
    /// For how long they are taken. A receiver that needs longer for one event may hear it twice.
    public var lease: Duration = .seconds(60)
    /// How many events may fail in one call before it ends.
    public var failures = 16
    /// How long an event waits after it failed first; each time it fails again, twice as long.
    public var firstDelay: Duration = .seconds(1)
    /// The longest that it waits.
    public var longestDelay: Duration = .seconds(600)

    /// The usual ones.
    public init() {}

    /// 32 events for a minute; up to 16 failures; again after 1, 2, 4 ... 600 seconds.
    public static let usual = OutboxLimits()

    /// How long an event waits that failed at its n-th attempt, counted from 1.
    public func delay(after attempts: Int) -> Duration {
        // Beyond 30 doublings every delay is the longest.
        let doublings = min(max(attempts - 1, 0), 30)
        return min(firstDelay * (1 << doublings), longestDelay)
    }
}
