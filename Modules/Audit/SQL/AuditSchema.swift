public import Audit
public import Database

/// The database schema of the audit log.
public enum AuditSchema {
    /// Entries, reasons, the head of the log and withdrawn members; verified by these seals.
    public static func schema(_ seals: AuditSeals) -> DatabaseSchema {
        DatabaseSchema(
            migrations: AuditMigrations.all, tables: AuditTables.all, checks: AuditChecks.all(seals),
            logs: [AuditTables.chain.appendOnlyLog("audit log", ko: "감사 로그")])
    }
}
