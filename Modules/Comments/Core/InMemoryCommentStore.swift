public import Vocabulary

/// Comments in the memory of this process: for tests, and the model of what every other store does.
public actor InMemoryCommentStore: CommentStore {
    var comments: [CommentID: Comment] = [:]
    var idempotencyRecords = IdempotencyRecords<Comment>()
    private var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(
        _ comment: Comment, request: IdempotentRequest?
    ) async throws(CommentError) -> Comment {
        try requireOpen(comment.owner)
        if let request, let known = try known(request) { return known }
        guard comments[comment.id] == nil else { throw .service(.internal("comment identifier taken")) }
        comments[comment.id] = comment
        if let request { idempotencyRecords.keep(comment, for: request) }
        return comment
    }

    public func find(_ id: CommentID) async throws(CommentError) -> Comment? { comments[id] }

    public func replace(
        _ comment: Comment, expecting expected: Version, by actor: MemberID
    ) async throws(CommentError) -> Bool {
        try requireOpen(actor)
        guard comments[comment.id]?.version == expected else { return false }
        comments[comment.id] = comment
        return true
    }

    public func page(_ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        KeysetPage.cut(
            comments.values.filter { $0.state == .shown }, page, scope: CommentScope.all,
            key: \.createdAt.microseconds, id: \.id.raw)
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError) {
        closed.close(member)
        for comment in comments.values where comment.owner == member && !comment.isErased {
            comments[comment.id] = comment.erased(at: now)
        }
        idempotencyRecords.forget(member)
    }

    func requireOpen(_ member: MemberID) throws(CommentError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    func known(_ request: IdempotentRequest) throws(CommentError) -> Comment? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}
