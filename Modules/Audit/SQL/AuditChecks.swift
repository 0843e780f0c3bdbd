public import Audit
public import Database

/// Invariants of the tables of the audit log.
public enum AuditChecks {
    /// All of them; the chain is verified by these seals.
    public static func all(_ seals: AuditSeals) -> [IntegrityCheck] {
        [
            IntegrityCheck(
                rowsOf: AuditTables.entries, columns: AuditRow.columns, as: "an entry of the audit log",
                ko: "감사 로그 항목"
            ) { row throws(DatabaseError) in _ = try AuditRow.entry(&row) },
            IntegrityCheck(
                "each entry of the audit log stands unchanged behind the one before it",
                ko: "감사 로그의 항목이 바뀌지 않고 차례로 이어집니다"
            ) { database, limit throws(DatabaseError) in
                try await ChainVerification(database, seals).breaks(limit: limit)
            },
            IntegrityCheck(
                "each reason in the audit log is the one that was given", ko: "감사 로그의 이유가 처음 적은 그대로입니다"
            ) { database, limit throws(DatabaseError) in
                try await ChainVerification(database, seals).changedReasons(limit: limit)
            },
        ] + ofReasons
    }

    /// Which reasons are gone, and which must be.
    private static let ofReasons = [
        IntegrityCheck(
            "a reason that is gone from the audit log was of a withdrawn member, or of an act in bulk",
            ko: "감사 로그에서 지워진 이유는 탈퇴한 회원에 관한 것이거나 여러 대상에 대한 조치의 것입니다",
            offenders: """
                SELECT 'entry ' || CAST(sequence AS TEXT) FROM audit_entries
                WHERE reason_hash IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM audit_reasons AS r WHERE r.event = audit_entries.event)
                AND NOT (affected IS NULL AND verb LIKE 'moderation.%')
                AND NOT EXISTS (
                    SELECT 1 FROM audit_closed_members AS c
                    WHERE c.member = audit_entries.actor OR c.member = audit_entries.affected)
                """),
        IntegrityCheck(
            "the audit log holds no word by or about a member who has withdrawn",
            ko: "감사 로그에 탈퇴한 회원에 관한 글이 남아 있지 않습니다",
            offenders: """
                SELECT 'entry ' || CAST(sequence AS TEXT) FROM audit_entries
                JOIN audit_reasons ON audit_reasons.event = audit_entries.event
                WHERE EXISTS (
                    SELECT 1 FROM audit_closed_members AS c
                    WHERE c.member = audit_entries.actor OR c.member = audit_entries.affected)
                """),
    ]
}
