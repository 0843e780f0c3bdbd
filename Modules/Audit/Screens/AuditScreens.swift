public import Audit
public import Commands
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of the audit log, with these services and what the domains call what they tell it.
    public static func audit(_ services: Services, _ acts: ActWords) -> Router {
        guard let audit = try? services.audit else { return Router([:]) }
        return Router([Destination.auditLog.name: { _ in Mount(AuditLogScreen(audit: audit, acts: acts)) }])
    }
}

extension Destination {
    /// What operators and moderators have done.
    public static let auditLog = Destination("audit.log")
}

extension AuditEntry: Identifiable {
    /// Its number.
    public var id: Int64 { sequence }
}
