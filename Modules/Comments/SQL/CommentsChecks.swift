public import Database

/// Invariants of the tables of comments.
public enum CommentsChecks {
    /// All of them.
    public static let all =
        [
            IntegrityCheck(
                rowsOf: CommentsTables.conversations, columns: ConversationRow.columns, as: "a conversation",
                ko: "대화"
            ) { row throws(DatabaseError) in _ = try ConversationRow.conversation(&row) },
            IntegrityCheck(
                rowsOf: CommentsTables.comments, columns: CommentRow.columns, as: "a comment", ko: "댓글"
            ) { row throws(DatabaseError) in _ = try CommentRow.comment(&row) },
            IntegrityCheck(
                "what was answered to a key of comments is there", ko: "멱등 키에 응답한 댓글이 있습니다",
                offenders: """
                    SELECT answer FROM comment_idempotency
                    WHERE NOT EXISTS (SELECT 1 FROM comments WHERE comments.id = answer)
                    """),
            IntegrityCheck(
                "a member who has withdrawn has left nothing of comments", ko: "탈퇴한 회원의 댓글이 남아 있지 않습니다",
                offenders: """
                    SELECT member FROM comment_closed_members WHERE EXISTS (
                        SELECT 1 FROM comments WHERE author = member AND (state <> 'removed' OR body <> ''))
                    """),
            IntegrityCheck(
                "no comment was edited before it was added", ko: "댓글의 수정 시각이 등록 시각보다 앞서지 않습니다",
                offenders: "SELECT id FROM comments WHERE edited_at < created_at"),
        ] + conversations + counts

    /// The members of conversations exist, and messages are in their conversation.
    private static let conversations = [
        IntegrityCheck(
            "a member who has withdrawn has no conversation", ko: "탈퇴한 회원의 대화가 남아 있지 않습니다",
            offenders: """
                SELECT id FROM conversations WHERE EXISTS (
                    SELECT 1 FROM comment_closed_members
                    WHERE member IN (conversations.first_member, conversations.second_member))
                """),
        IntegrityCheck(
            "what is said in a conversation is by one of its two", ko: "대화의 메시지는 참여한 두 회원이 쓴 것입니다",
            offenders: """
                SELECT id FROM comments WHERE SUBSTR(subject, 1, 4) = 'con_' AND state <> 'removed'
                AND NOT EXISTS (
                    SELECT 1 FROM conversations WHERE comments.subject = 'con_' || conversations.id
                    AND comments.author IN (conversations.first_member, conversations.second_member))
                """),
        IntegrityCheck(
            "no conversation had its last word before it began", ko: "대화의 마지막 메시지가 시작 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM conversations WHERE said_at < started_at"),
    ]

    /// The stored counts match the rows.
    private static let counts = [
        IntegrityCheck(
            "the count of comments on a subject is that of its rows", ko: "대상별 댓글 수가 실제 댓글 수와 같습니다",
            offenders: """
                SELECT subject FROM comment_threads WHERE comments <> (
                    SELECT count(*) FROM comments AS one
                    WHERE one.subject = comment_threads.subject AND one.state = 'shown')
                """),
        IntegrityCheck(
            "every comment is counted", ko: "모든 댓글이 집계되어 있습니다",
            offenders: """
                SELECT id FROM comments WHERE NOT EXISTS (
                    SELECT 1 FROM comment_threads WHERE comment_threads.subject = comments.subject)
                """),
        IntegrityCheck(
            "the count of replies to a comment is that of their rows", ko: "답글 수가 실제 답글 수와 같습니다",
            offenders: """
                SELECT id FROM comments WHERE replies <> (
                    SELECT count(*) FROM comments AS one
                    WHERE one.parent = comments.id AND one.parent <> '' AND one.state = 'shown')
                """),
        IntegrityCheck(
            "lists name what is shown and the places of what has replies",
            ko: "목록에는 공개된 댓글과 답글이 달린 자리만 있습니다",
            offenders: """
                SELECT id FROM comments
                WHERE listed <> CASE WHEN state = 'shown' OR replies > 0 THEN 1 ELSE 0 END
                """),
        IntegrityCheck(
            "a reply stands under the subject of a comment that replies to none",
            ko: "답글은 같은 대상의 댓글에 달려 있습니다",
            offenders: """
                SELECT id FROM comments WHERE parent <> '' AND NOT EXISTS (
                    SELECT 1 FROM comments AS one WHERE one.id = comments.parent
                    AND one.parent = '' AND one.subject = comments.subject)
                """),
    ]
}
