public import Database

/// The history of the tables of moderation. Shipped steps never change; a new step is appended.
public enum ModerationMigrations {
    /// All steps in order.
    public static let all = [reports, batches, services, textsAboutOwners, manySubjects]

    private static let reports = Migration(
        "moderation-0001-reports",
        """
        CREATE TABLE moderation_reports (
            id TEXT NOT NULL PRIMARY KEY,
            subject TEXT NOT NULL,
            owner TEXT NOT NULL,
            reporter TEXT,
            reason TEXT NOT NULL,
            body TEXT NOT NULL,
            state TEXT NOT NULL,
            batch TEXT,
            created_at BIGINT NOT NULL,
            resolved_at BIGINT
        )
        """,
        """
        CREATE UNIQUE INDEX moderation_reports_open ON moderation_reports (reporter, subject)
        WHERE state = 'open'
        """,
        "CREATE INDEX moderation_reports_subject ON moderation_reports (subject, created_at, id)",
        "CREATE INDEX moderation_reports_reporter ON moderation_reports (reporter, created_at, id)",
        "CREATE INDEX moderation_reports_owner ON moderation_reports (owner)",
        "CREATE INDEX moderation_reports_batch ON moderation_reports (batch) WHERE batch IS NOT NULL",
        "CREATE INDEX moderation_reports_waiting ON moderation_reports (subject) WHERE state = 'open'",
        """
        CREATE TABLE moderation_cases (
            id TEXT NOT NULL PRIMARY KEY,
            subject TEXT NOT NULL,
            owner TEXT NOT NULL,
            open_reports BIGINT NOT NULL,
            first_at BIGINT NOT NULL,
            last_at BIGINT NOT NULL,
            state TEXT NOT NULL,
            gone INTEGER NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX moderation_cases_subject ON moderation_cases (subject)",
        "CREATE INDEX moderation_cases_most ON moderation_cases (state, open_reports, id)",
        "CREATE INDEX moderation_cases_oldest ON moderation_cases (state, first_at, id)",
        "CREATE INDEX moderation_cases_owner ON moderation_cases (owner)",
        """
        CREATE TABLE moderation_notes (
            id TEXT NOT NULL PRIMARY KEY,
            subject TEXT NOT NULL,
            author TEXT,
            body TEXT NOT NULL,
            created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX moderation_notes_subject ON moderation_notes (subject, created_at)",
        "CREATE INDEX moderation_notes_author ON moderation_notes (author)")

    private static let batches = Migration(
        "moderation-0002-batches",
        """
        CREATE TABLE moderation_batches (
            id TEXT NOT NULL PRIMARY KEY,
            verb TEXT NOT NULL,
            undoes TEXT,
            undone_by TEXT,
            category TEXT NOT NULL,
            reason TEXT NOT NULL,
            moderator TEXT,
            role TEXT NOT NULL,
            made_at BIGINT NOT NULL,
            bulk INTEGER NOT NULL,
            kind TEXT NOT NULL,
            subjects BIGINT NOT NULL,
            reports BIGINT NOT NULL,
            changed BIGINT NOT NULL,
            state TEXT NOT NULL
        )
        """,
        "CREATE INDEX moderation_batches_newest ON moderation_batches (made_at, id)",
        "CREATE INDEX moderation_batches_ended ON moderation_batches (state, made_at, id)",
        "CREATE INDEX moderation_batches_moderator ON moderation_batches (moderator)",
        """
        CREATE TABLE moderation_batch_subjects (
            batch TEXT NOT NULL,
            case_id TEXT NOT NULL,
            subject TEXT NOT NULL,
            owner TEXT NOT NULL,
            told INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            PRIMARY KEY (batch, case_id)
        )
        """,
        "CREATE INDEX moderation_batch_subjects_subject ON moderation_batch_subjects (subject)",
        """
        CREATE INDEX moderation_batch_subjects_untold ON moderation_batch_subjects (batch, case_id)
        WHERE told = 0
        """)

    private static let services = Migration(
        "moderation-0003-services",
        """
        CREATE TABLE moderation_idempotency (
            member TEXT NOT NULL,
            verb TEXT NOT NULL,
            idempotency_key TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            answer TEXT NOT NULL,
            made_at BIGINT NOT NULL,
            PRIMARY KEY (member, verb, idempotency_key)
        )
        """,
        "CREATE INDEX moderation_idempotency_age ON moderation_idempotency (made_at)",
        """
        CREATE TABLE moderation_closed_members (
            member TEXT NOT NULL PRIMARY KEY,
            closed_at BIGINT NOT NULL
        )
        """,
        Migration.Statement(
            only: .sqlite,
            """
            CREATE TABLE moderation_outbox (
                sequence INTEGER NOT NULL PRIMARY KEY,
                topic TEXT NOT NULL,
                subject TEXT NOT NULL,
                payload TEXT NOT NULL,
                written_at BIGINT NOT NULL,
                attempts BIGINT NOT NULL,
                due_at BIGINT NOT NULL
            )
            """),
        Migration.Statement(
            only: .postgres,
            """
            CREATE TABLE moderation_outbox (
                sequence BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
                topic TEXT NOT NULL,
                subject TEXT NOT NULL,
                payload TEXT NOT NULL,
                written_at BIGINT NOT NULL,
                attempts BIGINT NOT NULL,
                due_at BIGINT NOT NULL
            )
            """),
        "CREATE INDEX moderation_outbox_subject ON moderation_outbox (subject, sequence)")

    /// Erases moderators' texts about withdrawn members, including earlier withdrawals.
    private static let textsAboutOwners = Migration(
        "moderation-0004-texts-about-owners",
        "CREATE INDEX moderation_batch_subjects_owner ON moderation_batch_subjects (owner)",
        """
        DELETE FROM moderation_notes WHERE subject IN (
            SELECT c.subject FROM moderation_cases AS c
            JOIN moderation_closed_members AS closed ON closed.member = c.owner)
        """,
        """
        UPDATE moderation_batches SET reason = '' WHERE reason <> '' AND id IN (
            SELECT part.batch FROM moderation_batch_subjects AS part
            JOIN moderation_closed_members AS closed ON closed.member = part.owner)
        """)

    /// Tells PostgreSQL that there are a tenth as many subjects as reports, whatever it counts
    /// (https://www.postgresql.org/docs/current/sql-altertable.html, `n_distinct`). It heeds that from its
    /// next ANALYZE on.
    ///
    /// After a flood of reports about one record it would take all subjects for the same, and read the whole
    /// table for each subject of a batch instead of using the index.
    private static let manySubjects = Migration(
        "moderation-0005-many-subjects",
        Migration.Statement(
            only: .postgres,
            "ALTER TABLE moderation_reports ALTER COLUMN subject SET (n_distinct = -0.1)"))
}
