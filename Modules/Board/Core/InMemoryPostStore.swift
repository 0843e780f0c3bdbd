public import Vocabulary

/// Board in the memory of this process: for tests, and the model of what every other store does.
public actor InMemoryPostStore: PostStore {
    var board: [PostID: Post] = [:]
    var idempotencyRecords = IdempotencyRecords<Post>()
    private var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(
        _ post: Post, request: IdempotentRequest?
    ) async throws(PostError) -> Post {
        try requireOpen(post.owner)
        if let request, let known = try known(request) { return known }
        guard board[post.id] == nil else { throw .service(.internal("post identifier taken")) }
        board[post.id] = post
        if let request { idempotencyRecords.keep(post, for: request) }
        return post
    }

    public func find(_ id: PostID) async throws(PostError) -> Post? { board[id] }

    public func replace(
        _ post: Post, expecting expected: Version, by actor: MemberID
    ) async throws(PostError) -> Bool {
        try requireOpen(actor)
        guard board[post.id]?.version == expected else { return false }
        board[post.id] = post
        return true
    }

    public func page(_ page: PageRequest) async throws(PostError) -> Page<Post> {
        KeysetPage.cut(
            board.values.filter { $0.state == .shown }, page, scope: PostScope.all,
            key: \.createdAt.microseconds, id: \.id.raw)
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(PostError) {
        closed.close(member)
        for post in board.values where post.owner == member && !post.isErased {
            board[post.id] = post.erased(at: now)
        }
        idempotencyRecords.forget(member)
    }

    func requireOpen(_ member: MemberID) throws(PostError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    func known(_ request: IdempotentRequest) throws(PostError) -> Post? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}
