public import Vocabulary

/// An operator's act on a member, written to the audit log in the same step.
public struct StaffAct: Hashable, Sendable {
    /// The event for the log.
    public let event: AuditEvent
    /// Whether the act is refused if no operator able to sign in would remain.
    public let keepsAnOperator: Bool

    /// Memberwise.
    public init(_ event: AuditEvent, keepsAnOperator: Bool = false) {
        self.event = event
        self.keepsAnOperator = keepsAnOperator
    }
}
