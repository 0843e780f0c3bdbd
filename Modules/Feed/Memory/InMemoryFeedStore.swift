public import Vocabulary

/// The feed in memory: for tests, and the model for all other stores.
public actor InMemoryFeedStore: FeedStore {
    var posts = KeysetItems<FeedPostSubject, FeedPost> { $0.createdAt.microseconds }
    var places: [FeedPostID: PopularPlace] = [:]
    var likes: [FeedPostID: [MemberID: GivenLike]] = [:]
    /// The members whose likes are not counted now.
    var uncounted: Set<MemberID> = []
    /// Since when a member follows others.
    var follows: [MemberID: [MemberID: Timestamp]] = [:]
    /// The hashtags of the week as they were counted last, in their order.
    var trends: [HashtagCount] = []
    var revisions: [FeedPostID: [FeedPostRevision]] = [:]
    var moderators: [FeedPostID: MemberID] = [:]
    var idempotencyRecords = IdempotencyRecords<FeedPost>()
    var waiting = InMemoryOutbox()
    var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(
        _ post: FeedPost, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(FeedError) -> FeedPost {
        try requireOpen(post.author)
        if let request, let known = try known(request) { return known }
        guard posts[post.id] == nil else { throw .service(.internal("feed post identifier taken")) }
        posts[post.id] = post
        places[post.id] = PopularPlace(of: post)
        if let request { idempotencyRecords.keep(post, for: request) }
        post.pictureNews(since: nil, at: post.createdAt).map { waiting.append($0) }
        for notice in notices { waiting.append(OutboxMessage(notice)) }
        return post
    }

    public func answered(
        _ post: FeedPost, to request: IdempotentRequest
    ) async throws(FeedError) -> FeedPost? {
        try known(request)
    }

    public func find(_ ids: [FeedPostID], viewer: MemberID?) async throws(FeedError) -> [FeedEntry] {
        ids.compactMap { posts[$0] }.map { entry($0, viewer: viewer) }
    }

    public func replace(_ change: FeedPostChange) async throws(FeedError) -> Bool {
        let id = change.new.id
        try requireOpen(change.actor)
        guard let old = posts[id], old.version == change.old.version else { return false }
        posts[id] = change.new.liked(old.likes)
        if change.isModeration { moderators[id] = change.moderator }
        if let revision = change.revision {
            revisions[id] = Array(([revision] + (revisions[id] ?? [])).prefix(FeedPostRevision.most))
        }
        if change.endsHistory { revisions[id] = nil }
        for message in change.messages { waiting.append(message) }
        recount(change.movedHashtags, at: change.changedAt)
        return true
    }

    public func history(of id: FeedPostID) async throws(FeedError) -> [FeedPostRevision] {
        revisions[id] ?? []
    }

    func requireOpen(_ member: MemberID) throws(FeedError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    private func known(_ request: IdempotentRequest) throws(FeedError) -> FeedPost? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }

    func entry(_ post: FeedPost, viewer: MemberID?) -> FeedEntry {
        FeedEntry(post: post, isLiked: viewer.map { likes[post.id]?[$0] != nil } ?? false)
    }
}

/// The store is its own outbox.
extension InMemoryFeedStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}
