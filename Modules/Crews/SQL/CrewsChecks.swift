public import Database

/// What always holds over the tables of crews.
public enum CrewsChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: CrewsTables.crews, columns: CrewRow.columns, as: "a crew", ko: "항목"
        ) { row throws(DatabaseError) in _ = try CrewRow.crew(&row) },
        IntegrityCheck(
            "what was answered to a key of crews is there", ko: "멱등 키에 응답한 항목이 있습니다",
            offenders: """
                SELECT answer FROM crew_idempotency
                WHERE NOT EXISTS (
                    SELECT 1 FROM crews
                    WHERE crews.id = crew_idempotency.answer
                )
                """),
        IntegrityCheck(
            "a member who has withdrawn has left nothing of crews", ko: "탈퇴한 회원의 항목이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM crew_closed_members WHERE EXISTS (
                    SELECT 1 FROM crews WHERE owner = member AND (state <> 'removed' OR title <> ''))
                """),
        IntegrityCheck(
            "no crew was changed before it was added", ko: "항목의 변경 시각이 추가한 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM crews WHERE updated_at < created_at"),
    ]
}
