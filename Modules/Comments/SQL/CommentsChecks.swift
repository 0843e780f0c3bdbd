public import Database

/// What always holds over the tables of comments.
public enum CommentsChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: CommentsTables.comments, columns: CommentRow.columns, as: "a comment", ko: "항목"
        ) { row throws(DatabaseError) in _ = try CommentRow.comment(&row) },
        IntegrityCheck(
            "what was answered to a key of comments is there", ko: "멱등 키에 응답한 항목이 있습니다",
            offenders: """
                SELECT answer FROM comment_idempotency
                WHERE NOT EXISTS (
                    SELECT 1 FROM comments
                    WHERE comments.id = comment_idempotency.answer
                )
                """),
        IntegrityCheck(
            "a member who has withdrawn has left nothing of comments", ko: "탈퇴한 회원의 항목이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM comment_closed_members WHERE EXISTS (
                    SELECT 1 FROM comments WHERE owner = member AND (state <> 'removed' OR title <> ''))
                """),
        IntegrityCheck(
            "no comment was changed before it was added", ko: "항목의 변경 시각이 추가한 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM comments WHERE updated_at < created_at"),
    ]
}
