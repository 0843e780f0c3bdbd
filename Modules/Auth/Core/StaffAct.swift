public import Vocabulary

/// What an operator does to a member, told to the audit log in the step that does it.
public struct StaffAct: Hashable, Sendable {
    /// What the log is told.
    public let event: AuditEvent
    /// Whether it is refused that nobody is left who is an operator and may sign in.
    public let keepsAnOperator: Bool

    /// Memberwise.
    public init(_ event: AuditEvent, keepsAnOperator: Bool = false) {
        self.event = event
        self.keepsAnOperator = keepsAnOperator
    }
}
