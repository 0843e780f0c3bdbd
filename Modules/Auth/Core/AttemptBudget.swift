import Vocabulary

/// How many failures are borne: some at once, and one more after each interval.
///
/// It is a bucket that a failure takes from and time fills again. What it holds is written as one moment, the
/// one at which it is full again (the generic cell rate algorithm of ITU-T I.371).
public struct AttemptBudget: Hashable, Sendable {
    /// How many are borne at once, at least 1.
    public let attempts: Int
    /// After how long one more is.
    public let interval: Duration

    /// Bears that many at once and one more after each interval.
    public init(attempts: Int, interval: Duration) {
        self.attempts = max(1, attempts)
        self.interval = interval
    }

    /// How long an empty bucket takes to fill.
    var span: Duration { interval * attempts }

    /// How long to wait for the next attempt, if the bucket is full at that moment (nil: it is); zero for not
    /// at all.
    func wait(fullAt: Timestamp?, at now: Timestamp) -> Duration {
        guard let fullAt else { return .zero }
        return max(.zero, missing(fullAt, now) - interval * (attempts - 1))
    }

    /// When the bucket is full after one more failure. It can owe as much as it holds: what was begun before
    /// the last one failed.
    func fullAfterFailure(fullAt: Timestamp?, at now: Timestamp) -> Timestamp {
        now.advanced(by: min(missing(fullAt ?? now, now) + interval, span * 2))
    }

    /// A clock that was set back must not let anybody wait for ever.
    private func missing(_ fullAt: Timestamp, _ now: Timestamp) -> Duration {
        min(max(.zero, fullAt.since(now)), span * 2)
    }
}
