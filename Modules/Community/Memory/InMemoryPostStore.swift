public import Vocabulary

/// The board in memory: for tests, and the model for all other stores.
public actor InMemoryPostStore: PostStore {
    var posts = KeysetItems<PostSubject, Post> { $0.createdAt.microseconds }
    var revisions: [PostID: [PostRevision]] = [:]
    var moderators: [PostID: MemberID] = [:]
    /// In their order; empty until one was set.
    var kept: [PostCategory] = []
    var idempotencyRecords = IdempotencyRecords<Post>()
    var waiting = InMemoryOutbox()
    private var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(_ post: Post, request: IdempotentRequest?) async throws(PostError) -> Post {
        try requireOpen(post.author)
        if let request, let known = try known(request) { return known }
        try allCategories.requireOpen(post.content.category)
        guard posts[post.id] == nil else { throw .service(.internal("post identifier taken")) }
        posts[post.id] = post
        if let request { idempotencyRecords.keep(post, for: request) }
        post.pictureNews(since: nil, at: post.createdAt).map { waiting.append($0) }
        return post
    }

    public func answered(_ post: Post, to request: IdempotentRequest) async throws(PostError) -> Post? {
        try known(request)
    }

    public func find(_ ids: [PostID]) async throws(PostError) -> [Post] { ids.compactMap { posts[$0] } }

    public func replace(_ change: PostChange) async throws(PostError) -> Bool {
        let id = change.new.id
        try requireOpen(change.actor)
        if change.entersCategory { try allCategories.requireOpen(change.new.content.category) }
        guard posts[id]?.version == change.old.version else { return false }
        posts[id] = change.new
        if change.isModeration { moderators[id] = change.moderator }
        if let revision = change.revision {
            revisions[id] = Array(([revision] + (revisions[id] ?? [])).prefix(PostRevision.most))
        }
        if change.endsHistory { revisions[id] = nil }
        for message in change.messages { waiting.append(message) }
        return true
    }

    public func history(of id: PostID) async throws(PostError) -> [PostRevision] { revisions[id] ?? [] }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(PostError) {
        closed.close(member)
        for post in posts.values where post.author == member && !post.isErased {
            posts[post.id] = post.erased()
            revisions[post.id] = nil
            moderators[post.id] = nil
        }
        waiting.eraseReasons(of: member)
        for (id, moderator) in moderators where moderator == member {
            posts[id] = posts[id]?.withoutReason()
            moderators[id] = nil
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

    private func known(_ request: IdempotentRequest) throws(PostError) -> Post? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}
