public import Database

/// Invariants of the tables of moderation.
public enum ModerationChecks {
    /// All of them.
    public static let all = rows + rules

    private static let rows = [
        IntegrityCheck(
            rowsOf: ModerationTables.reports, columns: ReportRow.columns, as: "a report", ko: "신고"
        ) { row throws(DatabaseError) in _ = try ReportRow.report(&row) },
        IntegrityCheck(
            rowsOf: ModerationTables.cases, columns: CaseRow.columns, as: "a case of moderation",
            ko: "신고 대상"
        ) { row throws(DatabaseError) in _ = try CaseRow.record(&row) },
        IntegrityCheck(
            rowsOf: ModerationTables.notes, columns: NoteRow.columns, as: "a note of a moderator",
            ko: "매니저의 메모"
        ) { row throws(DatabaseError) in _ = try NoteRow.note(&row) },
        IntegrityCheck(
            rowsOf: ModerationTables.batches, columns: BatchRow.columns, as: "a batch of moderation",
            ko: "조치"
        ) { row throws(DatabaseError) in _ = try BatchRow.batch(&row) },
        IntegrityCheck(
            rowsOf: ModerationTables.batchSubjects, columns: BatchRow.subjectColumns,
            as: "a subject of a batch of moderation", ko: "조치 대상"
        ) { row throws(DatabaseError) in _ = try BatchRow.subject(&row) },
    ]

    private static let rules = [
        IntegrityCheck(
            "a case counts its open reports", ko: "신고 대상의 미처리 신고 수가 맞습니다",
            offenders: """
                SELECT subject FROM moderation_cases AS c
                WHERE open_reports <> (
                    SELECT COUNT(*) FROM moderation_reports AS r WHERE r.subject = c.subject
                    AND r.state = 'open')
                OR (state = 'open') <> (open_reports > 0)
                """),
        IntegrityCheck(
            "every report has its case", ko: "모든 신고에 신고 대상이 있습니다",
            offenders: """
                SELECT id FROM moderation_reports AS r WHERE NOT EXISTS (
                    SELECT 1 FROM moderation_cases AS c WHERE c.subject = r.subject)
                """),
        IntegrityCheck(
            "a report that a batch has decided is not open once it is done",
            ko: "끝난 조치가 처리한 신고는 미처리 상태가 아닙니다",
            offenders: """
                SELECT id FROM moderation_reports AS r WHERE state = 'open' AND batch IS NOT NULL
                AND NOT EXISTS (
                    SELECT 1 FROM moderation_batches AS b WHERE b.id = r.batch AND b.state = 'running')
                """),
        IntegrityCheck(
            "a member who has withdrawn has left no name and no word in moderation",
            ko: "탈퇴한 회원의 이름과 글이 신고에 남아 있지 않습니다",
            offenders: """
                SELECT member FROM moderation_closed_members AS m
                WHERE EXISTS (SELECT 1 FROM moderation_reports WHERE reporter = m.member)
                OR EXISTS (
                    SELECT 1 FROM moderation_reports WHERE owner = m.member
                    AND (body <> '' OR state = 'open'))
                OR EXISTS (SELECT 1 FROM moderation_notes WHERE author = m.member)
                OR EXISTS (
                    SELECT 1 FROM moderation_cases AS c JOIN moderation_notes AS n ON n.subject = c.subject
                    WHERE c.owner = m.member)
                OR EXISTS (
                    SELECT 1 FROM moderation_batch_subjects AS part
                    JOIN moderation_batches AS b ON b.id = part.batch
                    WHERE part.owner = m.member AND b.reason <> '')
                OR EXISTS (SELECT 1 FROM moderation_batches WHERE moderator = m.member)
                OR EXISTS (SELECT 1 FROM moderation_idempotency AS i WHERE i.member = m.member)
                """),
    ]
}
