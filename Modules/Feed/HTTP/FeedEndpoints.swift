import Feed
import Vocabulary
public import Wire

/// The HTTP operations of the feed.
public enum FeedEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] =
        [
            publish.description, edit.description, remove.description, detach.description,
            moderate.description, show.description, browse.description, mine.description,
            history.description, like.description, unlike.description, hashtags.description,
        ] + following

    static let publish = Endpoint<FeedPostDraft, FeedPostView, FeedError>(
        name: "feed.publish", .post, "/api/v1/feed/posts", access: .member, status: 201, creates: true,
        limit: .perMember(30, oneMoreEach: .seconds(60), isShared: true),
        summary: "Publish a style post of one to five photos; it may show a listing that is worn in it.",
        input: FeedWire.draft, output: FeedWire.view,
        failures: FeedWire.failures.only(.invalidFields([])).orSilenced)

    static let edit = Endpoint<RecordEdit<FeedPostSubject, FeedPostDraft>, FeedPostView, FeedError>(
        name: "feed.edit", .put, "/api/v1/feed/posts/{id}", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Replace text, photos and worn listing: what is left out is taken away. If a version is "
            + "named, only when it is still that one.",
        input: RecordEdit.shape("FeedPostEdit", FeedWire.draft)
            .passingOver(membersOf: FeedWire.viewShape.schema),
        output: FeedWire.view,
        failures: FeedWire.failures.only(.invalidFields([]), .notFound, .notYours, .changed(.first))
            .orSilenced)

    static let remove = Endpoint<OneFeedPost, Nothing, FeedError>(
        name: "feed.remove", .delete, "/api/v1/feed/posts/{id}", access: .member,
        summary: "Remove one's own post and its history for good.",
        input: OneFeedPost.shape, failures: FeedWire.failures.only(.notFound, .notYours))

    static let detach = Endpoint<OneFeedPost, Nothing, FeedError>(
        name: "feed.detach", .delete, "/api/v1/feed/posts/{id}/worn", access: .member,
        summary: "Take one's own listing out of a post for good; the post stays.",
        input: OneFeedPost.shape, failures: FeedWire.failures.only(.notFound, .notWorn))

    static let moderate = Endpoint<FeedModerationInput, FeedPostView, FeedError>(
        name: "feed.moderate", .post, "/api/v1/feed/posts/{id}/moderation", access: .member,
        summary: "Hide, restore or remove a post, as a moderator, for a reason that its author is told.",
        input: FeedModerationInput.shape, output: FeedWire.view,
        failures: FeedWire.failures.only(
            .invalidFields([]), .notFound, .moderatorsOnly, .ownPost, .wrongState(.hidden)
        ).orSilenced)

    static let show = Endpoint<OneFeedPost, FeedPostView, FeedError>(
        name: "feed.show", .get, "/api/v1/feed/posts/{id}", access: .anyone, summary: "One post.",
        input: OneFeedPost.shape, output: FeedWire.view, failures: FeedWire.failures.only(.notFound))

    static let browse = Endpoint<FeedBrowseInput, Page<FeedPostView>, FeedError>(
        name: "feed.browse", .get, "/api/v1/feed/posts", access: .anyone,
        summary: "A page of a list of posts, by default the newest first. `list`, `tag`, `worn` and `author` "
            + "each choose another list; at most one of them may be given. The lists `following` and `liked` "
            + "need a member.",
        input: FeedBrowseInput.shape, output: FeedWire.page,
        failures: FeedWire.failures.only(.invalidFields([]), .service(.signInRequired)))

    static let mine = Endpoint<MyFeedPostsInput, Page<FeedPostView>, FeedError>(
        name: "feed.mine", .get, "/api/v1/feed/posts/mine", access: .member,
        summary: "A page of one's own posts, the last published first.",
        input: MyFeedPostsInput.shape, output: FeedWire.page,
        failures: FeedWire.failures.only(.invalidFields([])))

    static let history = Endpoint<OneFeedPost, [FeedPostRevision], FeedError>(
        name: "feed.history", .get, "/api/v1/feed/posts/{id}/history", access: .anyone,
        summary: "The text of a post before each of its last 20 edits, the last first.",
        input: OneFeedPost.shape, output: FeedWire.history, failures: FeedWire.failures.only(.notFound))

    static let like = Endpoint<OneFeedPost, Int, FeedError>(
        name: "feed.like", .put, "/api/v1/feed/posts/{id}/like", access: .member,
        summary: "Like another member's post; repeating it changes nothing.",
        input: OneFeedPost.shape, output: FeedWire.likes,
        failures: FeedWire.failures.only(.notFound, .oneself).orSilenced)

    static let unlike = Endpoint<OneFeedPost, Int, FeedError>(
        name: "feed.unlike", .delete, "/api/v1/feed/posts/{id}/like", access: .member,
        summary: "Unlike a post; without a like nothing changes.",
        input: OneFeedPost.shape, output: FeedWire.likes, failures: FeedWire.failures.only(.notFound))

    static let hashtags = Endpoint<Nothing, [HashtagCount], FeedError>(
        name: "feed.hashtags", .get, "/api/v1/feed/hashtags", access: .anyone,
        summary: "The hashtags of the last seven days that at least three members used, most members first.",
        input: .nothing, output: FeedWire.hashtags, failures: FeedWire.failures.only())
}
