/// The minimum speed of a client's body. Only the time during which the server waits counts: while the
/// server is busy, the client cannot send.
public struct Pace: Hashable, Sendable {
    /// The minimum in bytes a second, on average after the grace.
    public let leastRate: Int
    /// The initial time without a minimum: a connection needs time to get up to speed.
    public let grace: Duration
    /// The time limit for the whole body.
    public let whole: Duration

    /// Memberwise; by default 4 KiB a second after 10 seconds.
    public init(leastRate: Int = 4 << 10, grace: Duration = .seconds(10), whole: Duration) {
        self.leastRate = leastRate
        self.grace = grace
        self.whole = whole
    }

    /// Any speed, within a time limit for the whole.
    public static func any(within whole: Duration) -> Pace {
        Pace(leastRate: 0, grace: whole, whole: whole)
    }

    /// The fault after so many bytes and so much waiting; nil if there is none.
    public func fault(received: Int, waited: Duration) -> StreamFault? {
        if waited >= whole { return .late(limit: whole) }
        let (seconds, attoseconds) = (waited - grace).components
        guard seconds >= 0, attoseconds >= 0 else { return nil }
        let due = Double(leastRate) * (Double(seconds) + Double(attoseconds) / 1e18)
        return Double(received) < due ? .tooSlow(leastRate: leastRate) : nil
    }
}
