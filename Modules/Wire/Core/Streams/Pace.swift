/// How fast a client has to send a body. Only the time counts in which the server waits for it: while the
/// server is busy with what has come, nobody can send.
public struct Pace: Hashable, Sendable {
    /// The least bytes a second, on average since the grace.
    public let leastRate: Int
    /// How long no rate is asked for: a connection needs time to get up to speed.
    public let grace: Duration
    /// How long all of the body may take.
    public let whole: Duration

    /// Memberwise; 4 KiB a second after 10 seconds unless something else is said.
    public init(leastRate: Int = 4 << 10, grace: Duration = .seconds(10), whole: Duration) {
        self.leastRate = leastRate
        self.grace = grace
        self.whole = whole
    }

    /// A body may come as it likes, within that time.
    public static func any(within whole: Duration) -> Pace {
        Pace(leastRate: 0, grace: whole, whole: whole)
    }

    /// What is wrong if so many bytes have come and were waited for that long; nil if nothing is.
    public func fault(received: Int, waited: Duration) -> StreamFault? {
        if waited >= whole { return .late(limit: whole) }
        let (seconds, attoseconds) = (waited - grace).components
        guard seconds >= 0, attoseconds >= 0 else { return nil }
        let due = Double(leastRate) * (Double(seconds) + Double(attoseconds) / 1e18)
        return Double(received) < due ? .tooSlow(leastRate: leastRate) : nil
    }
}
