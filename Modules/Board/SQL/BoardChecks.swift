public import Database

/// What always holds over the tables of board.
public enum BoardChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: BoardTables.board, columns: PostRow.columns, as: "a post", ko: "항목"
        ) { row throws(DatabaseError) in _ = try PostRow.post(&row) },
        IntegrityCheck(
            "what was answered to a key of board is there", ko: "멱등 키에 응답한 항목이 있습니다",
            offenders: """
                SELECT answer FROM post_idempotency
                WHERE NOT EXISTS (
                    SELECT 1 FROM board
                    WHERE board.id = post_idempotency.answer
                )
                """),
        IntegrityCheck(
            "a member who has withdrawn has left nothing of board", ko: "탈퇴한 회원의 항목이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM post_closed_members WHERE EXISTS (
                    SELECT 1 FROM board WHERE owner = member AND (state <> 'removed' OR title <> ''))
                """),
        IntegrityCheck(
            "no post was changed before it was added", ko: "항목의 변경 시각이 추가한 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM board WHERE updated_at < created_at"),
    ]
}
