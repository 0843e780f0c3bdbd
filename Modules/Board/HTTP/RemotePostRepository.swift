public import Board
public import Vocabulary
public import Wire

/// The verbs of board asked of a server; the principal is whoever the caller's credentials stand for.
public struct RemotePostRepository: PostRepository {
    private let caller: RemoteCaller

    /// Asks through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func add(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView {
        try await caller.call(PostEndpoints.add, draft, idempotencyKey: key)
    }

    public func post(_ id: PostID) async throws(PostError) -> PostView {
        try await caller.call(PostEndpoints.show, OnePost(id: id))
    }

    public func rename(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView {
        try await caller.call(
            PostEndpoints.rename, PostEdit(id: id, draft: draft, version: version))
    }

    public func hide(_ id: PostID) async throws(PostError) -> PostView {
        try await caller.call(PostEndpoints.hide, OnePost(id: id))
    }

    public func remove(_ id: PostID) async throws(PostError) {
        _ = try await caller.call(PostEndpoints.remove, OnePost(id: id))
    }

    public func browse(_ page: PageRequest) async throws(PostError) -> Page<PostView> {
        try await caller.call(PostEndpoints.browse, BoardInput(page: PageFields(page)))
    }
}
