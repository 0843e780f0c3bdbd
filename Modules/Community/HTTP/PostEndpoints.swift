import Community
import Vocabulary
public import Wire

/// The HTTP operations of the board.
public enum PostEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        publish.description, edit.description, remove.description, moderate.description, show.description,
        browse.description, mine.description, history.description, categories.description,
        setCategory.description,
    ]

    static let publish = Endpoint<PostDraft, PostView, PostError>(
        name: "board.publish", .post, "/api/v1/board/posts", access: .member, status: 201, creates: true,
        limit: .perMember(30, oneMoreEach: .seconds(60), isShared: true),
        summary: "Publish a post with up to five photos, in a category that is open.",
        input: PostWire.draft, output: PostWire.view,
        failures: PostWire.failures.only(.invalidFields([])))

    static let edit = Endpoint<RecordEdit<PostSubject, PostDraft>, PostView, PostError>(
        name: "board.edit", .put, "/api/v1/board/posts/{id}", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Replace category, title, text and photos: what is left out is taken away. If a version is "
            + "named, only when it is still that one.",
        input: RecordEdit.shape("PostEdit", PostWire.draft)
            .passingOver(membersOf: PostWire.viewShape.schema),
        output: PostWire.view,
        failures: PostWire.failures.only(.invalidFields([]), .notFound, .notYours, .changed(.first)))

    static let remove = Endpoint<OnePost, Nothing, PostError>(
        name: "board.remove", .delete, "/api/v1/board/posts/{id}", access: .member,
        summary: "Remove one's own post and its history for good.",
        input: OnePost.shape, failures: PostWire.failures.only(.notFound, .notYours))

    static let moderate = Endpoint<PostModerationInput, PostView, PostError>(
        name: "board.moderate", .post, "/api/v1/board/posts/{id}/moderation", access: .member,
        summary: "Hide, restore or remove a post, as a moderator, for a reason that its author is told.",
        input: PostModerationInput.shape, output: PostWire.view,
        failures: PostWire.failures.only(
            .invalidFields([]), .notFound, .moderatorsOnly, .ownPost, .wrongState(.hidden)))

    static let show = Endpoint<OnePost, PostView, PostError>(
        name: "board.show", .get, "/api/v1/board/posts/{id}", access: .anyone, summary: "One post.",
        input: OnePost.shape, output: PostWire.view, failures: PostWire.failures.only(.notFound))

    static let browse = Endpoint<PostBrowseInput, Page<PostView>, PostError>(
        name: "board.browse", .get, "/api/v1/board/posts", access: .anyone,
        limit: .perAddress(60, oneMoreEach: .milliseconds(500), asking: "keyword"),
        summary: "A page of the posts, the newest first, of one category or author, or with these words.",
        input: PostBrowseInput.shape, output: PostWire.page,
        failures: PostWire.failures.only(.invalidFields([])))

    static let mine = Endpoint<MyPostsInput, Page<PostView>, PostError>(
        name: "board.mine", .get, "/api/v1/me/posts", access: .member,
        summary: "A page of one's own posts, the last written first.",
        input: MyPostsInput.shape, output: PostWire.page,
        failures: PostWire.failures.only(.invalidFields([])))

    static let history = Endpoint<OnePost, [PostRevision], PostError>(
        name: "board.history", .get, "/api/v1/board/posts/{id}/history", access: .anyone,
        summary: "What title and text of a post were before its last 20 edits, the last first.",
        input: OnePost.shape, output: PostWire.history, failures: PostWire.failures.only(.notFound))

    static let categories = Endpoint<Nothing, [PostCategory], PostError>(
        name: "board.categories", .get, "/api/v1/board/categories", access: .anyone,
        summary: "All categories in their order, also those in which nothing can be published any more.",
        input: .nothing, output: PostWire.categories, failures: PostWire.failures.only())

    static let setCategory = Endpoint<PostCategory, PostCategory, PostError>(
        name: "board.set-category", .put, "/api/v1/board/categories/{slug}", access: .member,
        summary:
            "Set up a category, or change its names, its position and whether it is open; for operators.",
        input: PostWire.categoryShape, output: PostWire.category,
        failures: PostWire.failures.only(.invalidFields([]), .operatorsOnly, .tooManyCategories))
}
