public import Audit
public import Commands
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of the audit log over these services, with the domains' names of acts.
    public static func audit(_ services: Services, _ acts: ActWords) -> Router {
        guard let audit = try? services.audit else { return Router([:]) }
        return Router(
            [Destination.auditLog.name: { _ in Mount(AuditLogScreen(audit: audit, acts: acts)) }],
            menu: [
                MenuItem(AuditLogScreen.show, .auditLog, rank: 220, for: .operators, everywhere: false)
            ])
    }
}

extension Destination {
    /// The acts of operators and moderators.
    public static let auditLog = Destination("audit.log")
}

extension AuditEntry: Identifiable {
    /// Its number.
    public var id: Int64 { sequence }
}
