public import Vocabulary

/// Since when and why a member may neither sign in nor write.
public struct Suspension: Hashable, Sendable {
    /// Since when.
    public let since: Timestamp
    /// Why, as the member is told: one line; empty once the operator who wrote it has withdrawn.
    public let reason: String
    /// The operator who suspended the member.
    public let by: MemberID

    /// Memberwise, without checks.
    public init(since: Timestamp, reason: String, by: MemberID) {
        self.since = since
        self.reason = reason
        self.by = by
    }
}

extension Suspension {
    /// The same without the words of the operator.
    var withoutReason: Suspension { Suspension(since: since, reason: "", by: by) }
}
