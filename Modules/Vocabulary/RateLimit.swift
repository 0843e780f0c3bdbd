/// How much of something is borne: some at once, and one more after each interval.
///
/// It is a bucket that each use takes from and time fills again. What it holds is written as one moment, the
/// one at which it is full again (the generic cell rate algorithm of ITU-T I.371).
public struct RateLimit: Hashable, Sendable {
    /// How many are borne at once, at least 1.
    public let burst: Int
    /// After how long one more is.
    public let interval: Duration

    /// Bears that many at once and one more after each interval.
    public init(burst: Int, interval: Duration) {
        self.burst = max(1, burst)
        self.interval = interval
    }

    /// How long an empty bucket takes to fill.
    public var span: Duration { interval * burst }

    /// How long to wait for the next use, if the bucket is full at that moment (nil: it is); zero for not at
    /// all.
    public func wait(fullAt: Timestamp?, at now: Timestamp) -> Duration {
        guard let fullAt else { return .zero }
        return max(.zero, missing(fullAt, now) - interval * (burst - 1))
    }

    /// How many uses time has not given back yet, if the bucket is full at that moment (nil: it is): 0 to
    /// twice `burst`.
    public func uses(fullAt: Timestamp?, at now: Timestamp) -> Int {
        guard let fullAt, interval > .zero else { return 0 }
        return Int((missing(fullAt, now) / interval).rounded(.up))
    }

    /// When the bucket is full after so many uses more. It can owe as much as it holds: what was begun
    /// before the last one was counted.
    public func fullAt(after uses: Int = 1, before fullAt: Timestamp?, at now: Timestamp) -> Timestamp {
        now.advanced(by: min(missing(fullAt ?? now, now) + interval * uses, span * 2))
    }

    /// A clock that was set back must not let anybody wait for ever.
    private func missing(_ fullAt: Timestamp, _ now: Timestamp) -> Duration {
        min(max(.zero, fullAt.since(now)), span * 2)
    }
}
