public import Board
public import Vocabulary

/// A store of the board made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct PostStoreFake: PostStore {
    /// `insert(_:request:)`.
    public var insert: @Sendable (Post, IdempotentRequest?) async throws(PostError) -> Post
    /// `answered(_:to:)`.
    public var answered: @Sendable (Post, IdempotentRequest) async throws(PostError) -> Post?
    /// `find(_:)`.
    public var find: @Sendable ([PostID]) async throws(PostError) -> [Post]
    /// `replace(_:)`.
    public var replace: @Sendable (PostChange) async throws(PostError) -> Bool
    /// `page(_:without:_:)`.
    public var page: @Sendable (PostFilter, Set<MemberID>, PageRequest) async throws(PostError) -> Page<Post>
    /// `page(of:in:_:)`.
    public var own: @Sendable (MemberID, [PostState], PageRequest) async throws(PostError) -> Page<Post>
    /// `history(of:)`.
    public var history: @Sendable (PostID) async throws(PostError) -> [PostRevision]
    /// `outbox`.
    public var outbox: any Outbox
    /// `categories()`.
    public var categories: @Sendable () async throws(PostError) -> [PostCategory]
    /// `set(_:by:telling:)`.
    public var set: @Sendable (PostCategory, MemberID, AuditEvent) async throws(PostError) -> Void
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(PostError) -> Void

    /// A stub: every operation refuses with `internal`, which names it; nothing waits in its outbox.
    public init() {
        insert = { _, _ throws(PostError) in throw unstubbed("PostStore.insert") }
        answered = { _, _ throws(PostError) in throw unstubbed("PostStore.answered") }
        find = { _ throws(PostError) in throw unstubbed("PostStore.find") }
        replace = { _ throws(PostError) in throw unstubbed("PostStore.replace") }
        page = { _, _, _ throws(PostError) in throw unstubbed("PostStore.page") }
        own = { _, _, _ throws(PostError) in throw unstubbed("PostStore.own") }
        history = { _ throws(PostError) in throw unstubbed("PostStore.history") }
        outbox = InMemoryPostStore().outbox
        categories = { () throws(PostError) in throw unstubbed("PostStore.categories") }
        set = { _, _, _ throws(PostError) in throw unstubbed("PostStore.set") }
        forget = { _, _ throws(PostError) in throw unstubbed("PostStore.forget") }
    }

    /// Asks the other for everything, until an operation is replaced.
    public init(forwardingTo real: any PostStore) {
        insert = real.insert(_:request:)
        answered = real.answered(_:to:)
        find = { ids throws(PostError) in try await real.find(ids) }
        replace = real.replace(_:)
        page = real.page(_:without:_:)
        own = real.page(of:in:_:)
        history = real.history(of:)
        outbox = real.outbox
        categories = real.categories
        set = real.set(_:by:telling:)
        forget = real.forget(_:at:)
    }
}

extension PostStoreFake {
    /// As `insert` answers.
    public func insert(_ post: Post, request: IdempotentRequest?) async throws(PostError) -> Post {
        try await insert(post, request)
    }

    /// As `answered` answers.
    public func answered(_ post: Post, to request: IdempotentRequest) async throws(PostError) -> Post? {
        try await answered(post, request)
    }

    /// As `find` answers.
    public func find(_ ids: [PostID]) async throws(PostError) -> [Post] { try await find(ids) }

    /// As `replace` answers.
    public func replace(_ change: PostChange) async throws(PostError) -> Bool { try await replace(change) }

    /// As `page` answers.
    public func page(
        _ filter: PostFilter, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        try await self.page(filter, hidden, page)
    }

    /// As `own` answers.
    public func page(
        of author: MemberID, in states: [PostState], _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        try await own(author, states, page)
    }

    /// As `history` answers.
    public func history(of id: PostID) async throws(PostError) -> [PostRevision] { try await history(id) }

    /// As `categories` answers.
    public func categories() async throws(PostError) -> [PostCategory] { try await categories() }

    /// As `set` answers.
    public func set(
        _ category: PostCategory, by actor: MemberID, telling act: AuditEvent
    ) async throws(PostError) {
        try await set(category, actor, act)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(PostError) {
        try await forget(member, now)
    }
}
