import Community
public import Database

/// Invariants of the tables of the board.
public enum CommunityChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(rowsOf: CommunityTables.posts, columns: PostRow.columns, as: "a post", ko: "글") {
            row throws(DatabaseError) in _ = try PostRow.post(&row)
        },
        IntegrityCheck(
            rowsOf: CommunityTables.categories, columns: CategoryRow.columns, as: "a category", ko: "게시판"
        ) { row throws(DatabaseError) in _ = try CategoryRow.category(&row) },
        IntegrityCheck(
            "what was answered to a key of the board is there", ko: "멱등 키에 응답한 글이 있습니다",
            offenders: """
                SELECT answer FROM post_idempotency WHERE NOT EXISTS (
                    SELECT 1 FROM posts WHERE posts.id = substr(post_idempotency.answer, 1, 26))
                """),
        IntegrityCheck(
            "an earlier version is of a post that is there, and older than it",
            ko: "수정 기록은 삭제되지 않은 글의 이전 버전입니다",
            offenders: """
                SELECT post FROM post_revisions WHERE NOT EXISTS (
                    SELECT 1 FROM posts WHERE posts.id = post_revisions.post AND posts.state <> 'removed'
                    AND posts.version > post_revisions.version)
                """),
        IntegrityCheck(
            "a post has at most as many earlier versions as are kept", ko: "글의 수정 기록이 보관 한도를 넘지 않습니다",
            offenders: """
                SELECT post FROM post_revisions GROUP BY post HAVING count(*) > \(PostRevision.most)
                """),
        IntegrityCheck(
            "a member who has withdrawn has left nothing on the board", ko: "탈퇴한 회원의 글이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM post_closed_members WHERE EXISTS (
                    SELECT 1 FROM posts WHERE author = member AND (state <> 'removed' OR title <> ''
                    OR body <> '' OR photos <> '' OR search_text <> '' OR moderation_reason <> ''))
                OR EXISTS (
                    SELECT 1 FROM posts WHERE moderated_by = member AND moderation_reason <> '')
                """),
        IntegrityCheck(
            "no post was edited before it was written", ko: "글의 수정 시각이 등록 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM posts WHERE edited_at < created_at"),
    ]
}
