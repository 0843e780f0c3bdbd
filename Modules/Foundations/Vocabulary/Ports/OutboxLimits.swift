/// The limits of a delivery: batch size, lease and retry delays.
public struct OutboxLimits: Hashable, Sendable {
    /// The number of events claimed and settled in one step.
    public var batch = 32
    /// The duration of a claim. A receiver that needs longer for one event may get it twice.
    public var lease: Duration = .seconds(60)
    /// The number of failed events after which a call ends.
    public var failures = 16
    /// The delay after an event's first failure; each further failure doubles it.
    public var firstDelay: Duration = .seconds(1)
    /// The longest delay.
    public var longestDelay: Duration = .seconds(600)

    /// The default limits.
    public init() {}

    /// 32 events for a minute; up to 16 failures; retries after 1, 2, 4 ... 600 seconds.
    public static let usual = OutboxLimits()

    /// The delay after an event's n-th failed attempt, counted from 1.
    public func delay(after attempts: Int) -> Duration {
        // Beyond 30 doublings every delay is the longest.
        let doublings = min(max(attempts - 1, 0), 30)
        return min(firstDelay * (1 << doublings), longestDelay)
    }
}
