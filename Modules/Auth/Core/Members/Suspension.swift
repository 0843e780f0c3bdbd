public import Vocabulary

/// A suspension, which prevents a member from signing in and writing.
public struct Suspension: Hashable, Sendable {
    /// When it began.
    public let since: Timestamp
    /// The reason shown to the member: one line; empty once the operator who wrote it has withdrawn.
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
    /// A copy without the operator's reason.
    var withoutReason: Suspension { Suspension(since: since, reason: "", by: by) }
}
