import Database
public import Moderation
public import Vocabulary

extension SQLModerationStore {
    public func settle(_ id: BatchID, at now: Timestamp) async throws(ModerationError) -> ModerationBatch {
        let settled = try await write { writer throws(DatabaseError) -> ModerationBatch? in
            let isFirst = try writer.run(
                """
                UPDATE moderation_batches SET state = \(BatchRow.done), changed = (
                    SELECT COUNT(*) FROM moderation_batch_subjects WHERE batch = \(id) AND changed = 1)
                WHERE id = \(id) AND state = \(BatchRow.running)
                """)
            guard isFirst == 1, let batch = try Self.batch(id, writer) else {
                return try Self.batch(id, writer)
            }
            let reports = try writer.run(
                batch.undoes.map(Self.reopening) ?? Self.deciding(batch, at: now))
            try writer.batch([
                "UPDATE moderation_batches SET reports = \(reports) WHERE id = \(id)",
                Self.countingUp(id), Self.recounting(inBatch: id), Self.standing(inBatch: id),
            ])
            try Self.tell(batch, writer)
            return try Self.batch(id, writer)
        }
        guard let settled else { throw .notFound }
        return settled
    }

    /// Decides the reports that the batch has taken.
    private static func deciding(_ batch: ModerationBatch, at now: Timestamp) -> SQL {
        """
        UPDATE moderation_reports SET state = \(batch.verb.resolution.rawValue), resolved_at = \(now)
        WHERE batch = \(batch.id) AND state = 'open'
        """
    }

    /// Reopens the batch's reports, except those made again and those about closed subjects.
    private static func reopening(_ batch: BatchID) -> SQL {
        """
        UPDATE moderation_reports SET state = 'open', batch = NULL, resolved_at = NULL
        WHERE batch = \(batch) AND state <> 'open'
        AND NOT EXISTS (
            SELECT 1 FROM moderation_reports AS other WHERE other.reporter = moderation_reports.reporter
            AND other.subject = moderation_reports.subject AND other.state = 'open')
        AND NOT EXISTS (
            SELECT 1 FROM moderation_cases AS c WHERE c.subject = moderation_reports.subject
            AND c.gone = 1)
        """
    }

    private static let openReports: SQL = """
        (SELECT COUNT(*) FROM moderation_reports AS r
        WHERE r.subject = moderation_cases.subject AND r.state = 'open')
        """
    private static let state: SQL = "CASE WHEN open_reports > 0 THEN 'open' ELSE 'closed' END"

    /// Counts the open reports of the batch's cases.
    static func recounting(inBatch batch: BatchID) -> SQL {
        """
        UPDATE moderation_cases SET open_reports = \(sql: openReports)
        FROM (\(sql: parts(of: batch))) AS part WHERE moderation_cases.id = part.case_id
        """
    }

    /// Says whether something is to be decided about the batch's cases.
    private static func standing(inBatch batch: BatchID) -> SQL {
        """
        UPDATE moderation_cases SET state = \(sql: state)
        FROM (\(sql: parts(of: batch))) AS part WHERE moderation_cases.id = part.case_id
        """
    }

    /// Counts the open reports of the cases that the condition finds.
    static func recounting(_ condition: SQL) -> SQL {
        "UPDATE moderation_cases SET open_reports = \(sql: openReports) WHERE \(sql: condition)"
    }

    /// Says whether something is to be decided about the cases that the condition finds.
    static func standing(_ condition: SQL) -> SQL {
        "UPDATE moderation_cases SET state = \(sql: state) WHERE \(sql: condition)"
    }

    /// Appends the audit event and the notices of a batch, each member's one.
    private static func tell(_ batch: ModerationBatch, _ writer: any SQLWriter) throws(DatabaseError) {
        var messages: [OutboxMessage] = []
        let first = try told(
            "SELECT owner, subject FROM moderation_batch_subjects WHERE batch = \(batch.id) LIMIT 1", writer
        ).first
        if let event = batch.auditEvent(about: first?.subject, first?.member) {
            messages.append(OutboxMessage(event))
        }
        if batch.undoes == nil {
            let act = batch.verb.resolution.rawValue
            messages += try told(
                """
                SELECT reporter, MIN(subject) FROM moderation_reports
                WHERE batch = \(batch.id) AND state = \(act) AND reporter IS NOT NULL
                GROUP BY reporter ORDER BY reporter
                """, writer
            ).map { OutboxMessage(batch.notice(to: $0.member, act, about: $0.subject)) }
        }
        if let act = batch.effect.notice {
            messages += try told(
                """
                SELECT owner, MIN(subject) FROM moderation_batch_subjects
                WHERE batch = \(batch.id) AND changed = 1 GROUP BY owner ORDER BY owner
                """, writer
            ).map { OutboxMessage(batch.notice(to: $0.member, act, about: $0.subject)) }
        }
        for statement in ModerationTables.outbox.insertions(messages) { try writer.run(statement) }
    }

    private static func told(
        _ query: SQL, _ reader: any SQLReader
    ) throws(DatabaseError) -> [(member: MemberID, subject: AnyIdentifier)] {
        try reader.query(query) { row throws(DatabaseError) in
            var row = RowReader(row)
            return (try row.id(), try row.anyIdentifier())
        }
    }

    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(ModerationError) {
        try await write { writer throws(DatabaseError) in
            try writer.batch([
                "UPDATE moderation_cases SET gone = 1 WHERE subject = \(subject)",
                Self.dismissing("subject = \(subject)", at: now),
                Self.recounting("subject = \(subject)"), Self.standing("subject = \(subject)"),
            ])
        }
    }

    static func dismissing(_ condition: SQL, at now: Timestamp) -> SQL {
        """
        UPDATE moderation_reports SET state = 'dismissed', batch = NULL, resolved_at = \(now)
        WHERE state = 'open' AND \(sql: condition)
        """
    }
}
