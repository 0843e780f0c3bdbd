public import Community
public import Vocabulary
public import Wire

/// The verbs of the board over HTTP, for the principal of the caller's credentials.
public struct RemotePostRepository: PostRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func publish(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView {
        try await caller.call(PostEndpoints.publish, draft, idempotencyKey: key)
    }

    public func edit(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView {
        try await caller.call(PostEndpoints.edit, RecordEdit(id: id, content: draft, version: version))
    }

    public func remove(_ id: PostID) async throws(PostError) {
        _ = try await caller.call(PostEndpoints.remove, OnePost(id: id))
    }

    public func moderate(
        _ id: PostID, _ act: SubjectAct, reason: String
    ) async throws(PostError) -> PostView {
        try await caller.call(PostEndpoints.moderate, PostModerationInput(id: id, act: act, reason: reason))
    }

    public func post(_ id: PostID) async throws(PostError) -> PostView {
        try await caller.call(PostEndpoints.show, OnePost(id: id))
    }

    public func browse(_ query: PostQuery, _ page: PageRequest) async throws(PostError) -> Page<PostView> {
        try await caller.call(PostEndpoints.browse, PostBrowseInput(query: query, page: PageFields(page)))
    }

    public func mine(_ state: PostState?, _ page: PageRequest) async throws(PostError) -> Page<PostView> {
        try await caller.call(PostEndpoints.mine, MyPostsInput(state: state, page: PageFields(page)))
    }

    public func history(_ id: PostID) async throws(PostError) -> [PostRevision] {
        try await caller.call(PostEndpoints.history, OnePost(id: id))
    }

    public func categories() async throws(PostError) -> [PostCategory] {
        try await caller.call(PostEndpoints.categories, Nothing())
    }

    public func setCategory(_ category: PostCategory) async throws(PostError) -> PostCategory {
        try await caller.call(PostEndpoints.setCategory, category)
    }
}
