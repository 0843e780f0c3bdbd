public import Comments
public import Vocabulary
public import Wire

/// The verbs of comments asked of a server; the principal is whoever the caller's credentials stand for.
public struct RemoteCommentRepository: CommentRepository {
    private let caller: RemoteCaller

    /// Asks through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func add(
        _ draft: CommentDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await caller.call(CommentEndpoints.add, draft, idempotencyKey: key)
    }

    public func comment(_ id: CommentID) async throws(CommentError) -> CommentView {
        try await caller.call(CommentEndpoints.show, OneComment(id: id))
    }

    public func rename(
        _ id: CommentID, _ draft: CommentDraft, expecting version: Version?
    ) async throws(CommentError) -> CommentView {
        try await caller.call(
            CommentEndpoints.rename, CommentEdit(id: id, draft: draft, version: version))
    }

    public func hide(_ id: CommentID) async throws(CommentError) -> CommentView {
        try await caller.call(CommentEndpoints.hide, OneComment(id: id))
    }

    public func remove(_ id: CommentID) async throws(CommentError) {
        _ = try await caller.call(CommentEndpoints.remove, OneComment(id: id))
    }

    public func browse(_ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        try await caller.call(CommentEndpoints.browse, CommentsInput(page: PageFields(page)))
    }
}
