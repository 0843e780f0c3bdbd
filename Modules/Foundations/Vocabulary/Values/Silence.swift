/// A period in which a member may write nothing new, as the member is told.
public struct Silence: Hashable, Sendable {
    /// The end; the silence is over then by itself.
    public let until: Timestamp
    /// The reason: one line; empty once the moderator who wrote it has withdrawn.
    public let reason: String

    /// Memberwise, without checks.
    public init(until: Timestamp, reason: String) {
        self.until = until
        self.reason = reason
    }

    /// Whether it holds at that moment.
    public func holds(at now: Timestamp) -> Bool { now < until }

    /// A sample value for documents.
    public static let example = Silence(
        until: Timestamp(microseconds: 1_769_904_000_000_000), reason: "reason")
}
