/// That a member writes nothing new for a while, as they are told.
public struct Silence: Hashable, Sendable {
    /// Until when; then it is over by itself.
    public let until: Timestamp
    /// Why: one line; empty once whoever wrote it has withdrawn.
    public let reason: String

    /// Memberwise, without checks.
    public init(until: Timestamp, reason: String) {
        self.until = until
        self.reason = reason
    }

    /// Whether it holds at that moment.
    public func holds(at now: Timestamp) -> Bool { now < until }

    /// One that stands in documents for any.
    public static let example = Silence(
        until: Timestamp(microseconds: 1_769_904_000_000_000), reason: "reason")
}
