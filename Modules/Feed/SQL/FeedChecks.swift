public import Database
import Feed
import Vocabulary

/// Invariants of the tables of the feed.
public enum FeedChecks {
    /// All of them.
    public static let all = rows + posts + likes + members

    private static let rows = [
        IntegrityCheck(rowsOf: FeedTables.posts, columns: FeedPostRow.columns, as: "a feed post", ko: "피드 글")
        {
            row throws(DatabaseError) in _ = try FeedPostRow.post(&row)
        },
        IntegrityCheck(
            rowsOf: FeedTables.posts, columns: place, as: "a post at its place in the order of popularity",
            ko: "인기순 위치가 맞는 글", readPlace),
        IntegrityCheck(
            rowsOf: FeedTables.posts, columns: hashtags, as: "a post with its hashtags",
            ko: "해시태그가 맞는 글", readHashtags),
    ]

    /// Created, likes and place; 1 if the place may be smaller: it was written when the clock was behind the
    /// post's creation, which its fall or one of its likes shows.
    private static let place: SQL = """
        feed_posts.created_at, feed_posts.likes, feed_posts.place, CASE WHEN
        feed_posts.fell_at < feed_posts.created_at OR EXISTS (
            SELECT 1 FROM feed_likes
            WHERE feed_likes.post = feed_posts.id AND feed_likes.liked_at < feed_posts.created_at
        ) THEN 1 ELSE 0 END
        """

    private static func readPlace(_ row: inout RowReader) throws(DatabaseError) {
        let (createdAt, likes) = (try row.timestamp(), try row.count())
        let (place, mayBeSmaller) = (try row.integer(), try row.bool())
        let expected = Popularity.place(createdAt: createdAt, likes: likes)
        guard place == expected || mayBeSmaller && place < expected else {
            throw .corrupt("place \(place) instead of \(expected)")
        }
    }

    /// Text and state, the number of its hashtags, and how many of these are of other posts.
    private static let hashtags: SQL = """
        feed_posts.body, feed_posts.state,
        (SELECT count(*) FROM feed_hashtags WHERE feed_hashtags.post = feed_posts.id),
        (SELECT count(*) FROM feed_hashtags WHERE feed_hashtags.post = feed_posts.id
            AND NOT (feed_hashtags.author = feed_posts.author
                AND feed_hashtags.created_at = feed_posts.created_at))
        """

    private static func readHashtags(_ row: inout RowReader) throws(DatabaseError) {
        let (text, state): (String, FeedPostState) = (try row.text(), try row.value())
        let (count, wrong) = (try row.count(), try row.count())
        let expected = state == .shown ? text.hashtags.count : 0
        guard count == expected, wrong == 0 else {
            throw .corrupt("\(count) rows of hashtags instead of \(expected), \(wrong) of them wrong")
        }
    }

    private static let posts = [
        IntegrityCheck(
            "what was answered to a key of the feed is there", ko: "멱등 키에 응답한 피드 글이 있습니다",
            offenders: """
                SELECT answer FROM feed_idempotency WHERE NOT EXISTS (
                    SELECT 1 FROM feed_posts WHERE feed_posts.id = substr(feed_idempotency.answer, 1, 26))
                """),
        IntegrityCheck(
            "an earlier text is of a feed post that is there, and older than it",
            ko: "피드 글의 수정 기록은 삭제되지 않은 글의 이전 버전입니다",
            offenders: """
                SELECT post FROM feed_revisions WHERE NOT EXISTS (
                    SELECT 1 FROM feed_posts WHERE feed_posts.id = feed_revisions.post
                    AND feed_posts.state <> 'removed' AND feed_posts.version > feed_revisions.version)
                """),
        IntegrityCheck(
            "a feed post has at most as many earlier texts as are kept", ko: "피드 글의 수정 기록이 보관 한도를 넘지 않습니다",
            offenders: """
                SELECT post FROM feed_revisions GROUP BY post HAVING count(*) > \(FeedPostRevision.most)
                """),
        IntegrityCheck(
            "a feed post has a seller where it has a worn listing", ko: "착용한 물건이 있는 피드 글에만 판매자가 있습니다",
            offenders: "SELECT id FROM feed_posts WHERE (worn IS NULL) <> (worn_seller IS NULL)"),
        IntegrityCheck(
            "a hashtag is of a feed post", ko: "해시태그가 있는 피드 글이 있습니다",
            offenders: """
                SELECT post FROM feed_hashtags
                WHERE NOT EXISTS (SELECT 1 FROM feed_posts WHERE feed_posts.id = feed_hashtags.post)
                """),
    ]

    private static let likes = [
        IntegrityCheck(
            "a feed post's likes are counted", ko: "피드 글의 좋아요 수가 맞습니다",
            offenders: """
                SELECT feed_posts.id FROM feed_posts LEFT JOIN feed_likes
                ON feed_likes.post = feed_posts.id AND feed_likes.counted = 1
                GROUP BY feed_posts.id, feed_posts.likes
                HAVING feed_posts.likes <> count(feed_likes.member)
                """),
        IntegrityCheck(
            "a like is of a feed post", ko: "좋아요를 누른 피드 글이 있습니다",
            offenders: """
                SELECT post FROM feed_likes
                WHERE NOT EXISTS (SELECT 1 FROM feed_posts WHERE feed_posts.id = feed_likes.post)
                """),
        IntegrityCheck(
            "a member's likes of feed posts are all counted or none is", ko: "회원의 피드 좋아요는 모두 집계되거나 모두 제외됩니다",
            offenders: """
                SELECT post FROM feed_likes WHERE counted = CASE WHEN EXISTS (
                    SELECT 1 FROM feed_uncounted WHERE feed_uncounted.member = feed_likes.member
                ) THEN 1 ELSE 0 END
                """),
    ]

    private static let members = [
        IntegrityCheck(
            "no member follows themselves", ko: "자신을 팔로우하는 회원이 없습니다",
            offenders: "SELECT follower FROM feed_follows WHERE follower = followee"),
        IntegrityCheck(
            "a member who has withdrawn has left nothing in the feed",
            ko: "탈퇴한 회원의 피드 글과 좋아요, 팔로우가 남아 있지 않습니다",
            offenders: """
                SELECT closed.member FROM feed_closed_members AS closed WHERE EXISTS (
                    SELECT 1 FROM feed_posts WHERE author = closed.member AND (state <> 'removed'
                    OR body <> '' OR photos <> '' OR worn IS NOT NULL OR detached IS NOT NULL
                    OR moderation_reason IS NOT NULL OR EXISTS (
                        SELECT 1 FROM feed_likes WHERE feed_likes.post = feed_posts.id)))
                OR EXISTS (
                    SELECT 1 FROM feed_posts
                    WHERE moderated_by = closed.member AND moderation_reason <> '')
                OR EXISTS (SELECT 1 FROM feed_likes WHERE feed_likes.member = closed.member)
                OR EXISTS (SELECT 1 FROM feed_uncounted WHERE feed_uncounted.member = closed.member)
                OR EXISTS (SELECT 1 FROM feed_follows WHERE feed_follows.follower = closed.member)
                OR EXISTS (SELECT 1 FROM feed_follows WHERE feed_follows.followee = closed.member)
                OR EXISTS (SELECT 1 FROM feed_idempotency WHERE feed_idempotency.member = closed.member)
                """),
    ]
}
