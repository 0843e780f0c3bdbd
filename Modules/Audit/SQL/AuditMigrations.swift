public import Database

/// The migrations of the tables of the audit log. Shipped steps never change; a new step is appended.
public enum AuditMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "audit-0001-log",
            """
            CREATE TABLE audit_entries (
                sequence BIGINT NOT NULL PRIMARY KEY,
                event TEXT NOT NULL,
                actor TEXT,
                role TEXT,
                verb TEXT NOT NULL,
                subject TEXT NOT NULL,
                affected TEXT,
                acted_at BIGINT NOT NULL,
                reason_hash TEXT,
                hash TEXT NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX audit_entries_event ON audit_entries (event)",
            "CREATE INDEX audit_entries_actor ON audit_entries (actor, sequence, event)",
            "CREATE INDEX audit_entries_subject ON audit_entries (subject, sequence, event)",
            "CREATE INDEX audit_entries_verb ON audit_entries (verb, sequence, event)",
            "CREATE INDEX audit_entries_affected ON audit_entries (affected)",
            """
            CREATE TABLE audit_reasons (
                event TEXT NOT NULL PRIMARY KEY,
                salt TEXT NOT NULL,
                reason TEXT NOT NULL
            )
            """,
            """
            CREATE TABLE audit_heads (
                log TEXT NOT NULL PRIMARY KEY,
                sequence BIGINT NOT NULL,
                hash TEXT NOT NULL
            )
            """,
            """
            CREATE TABLE audit_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
        // The reason of a bulk act may concern any of many members, and the entry names none of them. It is
        // stored only with the batch, from which it is erased.
        Migration(
            "audit-0002-reasons-of-acts-in-bulk",
            """
            DELETE FROM audit_reasons WHERE event IN (
                SELECT event FROM audit_entries WHERE affected IS NULL AND verb LIKE 'moderation.%')
            """),
    ]
}
