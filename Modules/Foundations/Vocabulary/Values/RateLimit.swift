/// A rate limit: a burst at once, and one more use after each interval.
///
/// It is a token bucket. Its state is stored as one moment, that at which it is full again (the generic cell
/// rate algorithm of ITU-T I.371).
public struct RateLimit: Hashable, Sendable {
    /// The number of uses allowed at once, at least 1.
    public let burst: Int
    /// The time after which one more use is allowed.
    public let interval: Duration

    /// Allows that many uses at once and one more after each interval.
    public init(burst: Int, interval: Duration) {
        self.burst = max(1, burst)
        self.interval = interval
    }

    /// The time that an empty bucket takes to fill.
    public var span: Duration { interval * burst }

    /// The wait until the next use, for a bucket that is full at that moment (nil: it is full now); zero if
    /// none.
    public func wait(fullAt: Timestamp?, at now: Timestamp) -> Duration {
        guard let fullAt else { return .zero }
        return max(.zero, missing(fullAt, now) - interval * (burst - 1))
    }

    /// The uses that time has not restored yet, for a bucket that is full at that moment (nil: it is full
    /// now): 0 to twice `burst`.
    public func uses(fullAt: Timestamp?, at now: Timestamp) -> Int {
        guard let fullAt, interval > .zero else { return 0 }
        return Int((missing(fullAt, now) / interval).rounded(.up))
    }

    /// When the bucket is full after that many more uses. It can owe as much as it holds, because uses may
    /// begin before the last one is counted.
    public func fullAt(after uses: Int = 1, before fullAt: Timestamp?, at now: Timestamp) -> Timestamp {
        now.advanced(by: min(missing(fullAt ?? now, now) + interval * uses, span * 2))
    }

    /// Bounded, so that a clock that was set back makes no caller wait for ever.
    private func missing(_ fullAt: Timestamp, _ now: Timestamp) -> Duration {
        min(max(.zero, fullAt.since(now)), span * 2)
    }
}
