public import Feed
public import Vocabulary
public import Wire

/// The wire forms of the feed.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum FeedWire {
    /// A post as its reader sees it.
    public static let view: WireCoder<FeedPostView> = viewShape.coder

    /// A page of posts.
    public static let page: WireCoder<Page<FeedPostView>> = .page("FeedPage", of: view)

    /// The texts of a post before its edits, the last first.
    public static let history: WireCoder<[FeedPostRevision]> = Shape<[FeedPostRevision]>(
        "FeedHistory", Field("revisions", revision.array) { $0 }
    ) { $0 }.coder

    /// How many like a post now.
    public static let likes: WireCoder<Int> = Shape<Int>("FeedLikes", Field("likes", .count) { $0 }) { $0 }
        .coder

    /// The hashtags of the week, most authors first.
    public static let hashtags: WireCoder<[HashtagCount]> = Shape<[HashtagCount]>(
        "HashtagsOfTheWeek", Field("hashtags", count.array) { $0 }
    ) { $0 }.coder
}

extension FeedWire {
    static let viewShape = Shape<FeedPostView>(
        "FeedPost",
        Field("id", .id()) { $0.post.id },
        Field("author", author) { $0.author },
        Field(flattening: content) { $0.post.content },
        Field("worn", worn.optional) { Worn($0) },
        Field(flattening: visibility) { Visible($0.post.state, $0.post.moderation) },
        Field(flattening: reception) {
            Reception(likes: $0.post.likes, isLiked: $0.isLiked, comments: $0.comments)
        },
        Field(flattening: moments) { Moments($0.post) }
    ) { id, author, content, worn, visible, reception, moments in
        let post = FeedPost(
            id: id, author: author.id,
            content: FeedPostContent(text: content.text, photos: content.photos, worn: worn?.link),
            state: visible.state, moderation: visible.moderation, likes: reception.likes,
            createdAt: moments.createdAt, editedAt: moments.editedAt, version: moments.version)
        return FeedPostView(
            post: post, author: author, isLiked: reception.isLiked, comments: reception.comments,
            worn: worn?.listing)
    }

    /// `hashtags` are those of the text, for readers that do not look for them themselves.
    private static let content = Shape<FeedPostContent>(
        "FeedPostContent",
        Field("text", text) { $0.text },
        Field("hashtags", spelling.array, fallback: []) { $0.hashtags.map(\.spelling) },
        Field("photos", WireCoder<PictureCard>.pictureCard.array) { $0.photos }
    ) { text, _, photos in FeedPostContent(text: text, photos: photos) }

    private static let visibility = Shape<Visible>(
        "FeedPostVisibility",
        Field("state", WireCoder<FeedPostState>.choice) { $0.state },
        Field("moderation", moderation.optional) { $0.moderation }
    ) { state, moderation in Visible(state, moderation) }

    /// The visibility of a post and a moderator's act on it.
    private struct Visible: Sendable {
        let state: FeedPostState
        let moderation: FeedPostModeration?

        init(_ state: FeedPostState, _ moderation: FeedPostModeration?) {
            (self.state, self.moderation) = (state, moderation)
        }
    }

    /// A moderator's act, for the author; only hidden and removed posts have this member.
    private static let moderation: WireCoder<FeedPostModeration> = Shape<FeedPostModeration>(
        "FeedPostModeration",
        Field("reason", WireCoder<String>.text(example: "전화번호를 적었습니다")) { $0.reason },
        Field("moderatedAt", .timestamp) { $0.moderatedAt }
    ) { reason, moderatedAt in FeedPostModeration(reason: reason, moderatedAt: moderatedAt) }.coder

    /// The likes and comments of a post.
    private struct Reception: Sendable {
        let likes: Int
        let isLiked: Bool
        let comments: Int
    }

    private static let reception = Shape<Reception>(
        "FeedPostReception",
        Field("likes", .count) { $0.likes },
        Field("liked", .bool) { $0.isLiked },
        Field("comments", .count) { $0.comments }
    ) { Reception(likes: $0, isLiked: $1, comments: $2) }

    /// When a post was published and edited, and how often it was changed.
    private struct Moments: Sendable {
        let createdAt: Timestamp
        let editedAt: Timestamp?
        let version: Version

        init(_ createdAt: Timestamp, _ editedAt: Timestamp?, _ version: Version) {
            (self.createdAt, self.editedAt, self.version) = (createdAt, editedAt, version)
        }

        init(_ post: FeedPost) { self.init(post.createdAt, post.editedAt, post.version) }
    }

    private static let moments = Shape<Moments>(
        "FeedPostMoments",
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("editedAt", WireCoder<Timestamp>.timestamp.optional) { $0.editedAt },
        Field("version", .version) { $0.version }
    ) { createdAt, editedAt, version in Moments(createdAt, editedAt, version) }

    private static let author = WireCoder.memberCard("FeedAuthor", nickname: "글쓴이")

    private static let revision: WireCoder<FeedPostRevision> = Shape<FeedPostRevision>(
        "FeedPostRevision",
        Field("text", text) { $0.text },
        Field("version", .version) { $0.version },
        Field("replacedAt", .timestamp) { $0.replacedAt }
    ) { text, version, replacedAt in
        FeedPostRevision(text: text, version: version, replacedAt: replacedAt)
    }.coder
}

extension FeedWire {
    /// The members that a new post and an edit share.
    static let draft = Shape<FeedPostDraft>(
        "FeedPostDraft",
        Field("text", text, fallback: "") { $0.text },
        Field("photos", WireCoder<PictureID>.namedPicture.array, fallback: [], note: .required) {
            $0.photos
        },
        Field("worn", namedListing.optional) { $0.worn }
    ) { text, photos, worn in FeedPostDraft(text: text, photos: photos, worn: worn) }

    private static let text = WireCoder<String>.text(
        maximumLength: FeedPostDraft.longestText, example: "단풍 구경 #오오티디")

    /// A hashtag by its spelling, without `#`.
    static let hashtag: WireCoder<Hashtag> = spelling.map(
        expected: "1 to \(Hashtag.longest) letters and digits, not digits alone",
        to: { $0.spelling }, from: { Hashtag($0) })

    private static let spelling = WireCoder<String>.text(maximumLength: Hashtag.longest, example: "오오티디")

    private static let count: WireCoder<HashtagCount> = Shape<HashtagCount>(
        "HashtagCount", Field("hashtag", hashtag) { $0.hashtag }, Field("authors", .count) { $0.authors }
    ) { HashtagCount($0, authors: $1) }.coder
}
