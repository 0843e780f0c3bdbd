public import Community
public import Vocabulary
public import Wire

/// The wire forms of the board.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum PostWire {
    /// A post as its reader sees it.
    public static let view: WireCoder<PostView> = viewShape.coder

    /// A page of posts.
    public static let page: WireCoder<Page<PostView>> = .page("PostPage", of: view)

    /// The versions of a post before its edits, the last first.
    public static let history: WireCoder<[PostRevision]> = Shape<[PostRevision]>(
        "PostHistory", Field("revisions", revision.array) { $0 }
    ) { $0 }.coder

    /// All categories in their order.
    public static let categories: WireCoder<[PostCategory]> = Shape<[PostCategory]>(
        "PostCategories", Field("categories", category.array) { $0 }
    ) { $0 }.coder

    /// One category.
    public static let category: WireCoder<PostCategory> = categoryShape.coder
}

extension PostWire {
    static let viewShape = Shape<PostView>(
        "Post",
        Field("id", .id()) { $0.post.id },
        Field("author", author) { $0.author },
        Field(flattening: content) { $0.post.content },
        Field("state", WireCoder<PostState>.choice) { $0.post.state },
        Field("moderation", moderation.optional) { $0.post.moderation },
        Field("comments", .count) { $0.commentCount },
        Field(flattening: moments) { Moments($0.post) }
    ) { id, author, content, state, moderation, comments, moments in
        let post = Post(
            id: id, author: author.id, content: content, state: state, moderation: moderation,
            createdAt: moments.createdAt, editedAt: moments.editedAt, version: moments.version)
        return PostView(post: post, author: author, commentCount: comments)
    }

    private static let content = Shape<PostContent>(
        "PostContent",
        Field("category", slug) { $0.category },
        Field("title", title) { $0.title },
        Field("text", text) { $0.text },
        Field("photos", WireCoder<PictureCard>.pictureCard.array) { $0.photos }
    ) { category, title, text, photos in
        PostContent(category: category, title: title, text: text, photos: photos)
    }

    /// When a post was written and edited, and how often it was changed.
    private struct Moments: Sendable {
        let createdAt: Timestamp
        let editedAt: Timestamp?
        let version: Version

        init(_ createdAt: Timestamp, _ editedAt: Timestamp?, _ version: Version) {
            (self.createdAt, self.editedAt, self.version) = (createdAt, editedAt, version)
        }

        init(_ post: Post) { self.init(post.createdAt, post.editedAt, post.version) }
    }

    private static let moments = Shape<Moments>(
        "PostMoments",
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("editedAt", WireCoder<Timestamp>.timestamp.optional) { $0.editedAt },
        Field("version", .version) { $0.version }
    ) { createdAt, editedAt, version in Moments(createdAt, editedAt, version) }

    /// A moderator's act, for the author; only hidden and removed posts have this member.
    private static let moderation: WireCoder<PostModeration> = Shape<PostModeration>(
        "PostModeration",
        Field("reason", WireCoder<String>.text(example: "전화번호를 적었습니다")) { $0.reason },
        Field("moderatedAt", .timestamp) { $0.moderatedAt }
    ) { reason, moderatedAt in PostModeration(reason: reason, moderatedAt: moderatedAt) }.coder

    private static let author = WireCoder.memberCard("PostAuthor", nickname: "글쓴이")

    private static let revision: WireCoder<PostRevision> = Shape<PostRevision>(
        "PostRevision",
        Field("title", title) { $0.title },
        Field("text", text) { $0.text },
        Field("version", .version) { $0.version },
        Field("replacedAt", .timestamp) { $0.replacedAt }
    ) { title, text, version, replacedAt in
        PostRevision(title: title, text: text, version: version, replacedAt: replacedAt)
    }.coder
}

extension PostWire {
    /// The members that a new post and an edit share.
    static let draft = Shape<PostDraft>(
        "PostDraft",
        Field("category", slug, fallback: "", note: .required) { $0.category },
        Field("title", title, fallback: "", note: .required) { $0.title },
        Field("text", text, fallback: "", note: .required) { $0.text },
        Field("photos", WireCoder<PictureID>.namedPicture.array, fallback: []) { $0.photos }
    ) { category, title, text, photos in
        PostDraft(category: category, title: title, text: text, photos: photos)
    }

    /// The category's fields without the slug, which is in the path.
    static let categoryShape = Shape<PostCategory>(
        "PostCategory",
        Field("slug", slug) { $0.slug },
        Field("korean", name, fallback: "", note: .required) { $0.korean },
        Field("english", name, fallback: "", note: .required) { $0.english },
        Field("position", position, fallback: 0) { $0.position },
        Field("open", .bool, fallback: true) { $0.isOpen }
    ) { slug, korean, english, position, isOpen in
        PostCategory(slug: slug, korean: korean, english: english, position: position, isOpen: isOpen)
    }

    static let slug = WireCoder<String>.text(
        minimumLength: PostCategory.slugLengths.lowerBound,
        maximumLength: PostCategory.slugLengths.upperBound, example: "general")

    private static let title = WireCoder<String>.text(
        minimumLength: PostDraft.titleLengths.lowerBound, maximumLength: PostDraft.titleLengths.upperBound,
        example: "느티나무 아래 벼룩시장")

    private static let text = WireCoder<String>.text(
        minimumLength: PostDraft.textLengths.lowerBound, maximumLength: PostDraft.textLengths.upperBound,
        example: "토요일 오전 10시에 만나요.")

    private static let name = WireCoder<String>.text(
        minimumLength: PostCategory.nameLengths.lowerBound,
        maximumLength: PostCategory.nameLengths.upperBound, example: "이야기")

    private static let position = WireCoder<Int>.count(in: PostCategory.positions)
}

extension PostWire {
    /// The errors of the board on the wire.
    static let failures = FailureCoder<PostError>(
        .fieldErrors(PostError.invalidFields), .plain(.notFound), .plain(.notYours),
        .carrying("version", .version, example: .first, PostError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .carrying("state", WireCoder<PostState>.choice, example: .hidden, PostError.wrongState) {
            if case .wrongState(let state) = $0 { state } else { nil }
        },
        .plain(.moderatorsOnly), .plain(.ownPost), .plain(.operatorsOnly), .plain(.tooManyCategories))
}
