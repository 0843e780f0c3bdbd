// Emitted from the protocol PostStore, not written by hand. Scripts/fakes writes it anew.

public import Community
public import Vocabulary

/// A test double of `PostStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct PostStoreFake: PostStore {
    /// Implements `insert(_:request:)`.
    public var insert: @Sendable (Post, IdempotentRequest?) async throws(PostError) -> Post
    /// Implements `answered(_:to:)`.
    public var answered: @Sendable (Post, IdempotentRequest) async throws(PostError) -> Post?
    /// Implements `find(_:)`.
    public var find: @Sendable ([PostID]) async throws(PostError) -> [Post]
    /// Implements `replace(_:)`.
    public var replace: @Sendable (PostChange) async throws(PostError) -> Bool
    /// Implements `page(_:without:_:)`.
    public var page: @Sendable (PostFilter, Set<MemberID>, PageRequest) async throws(PostError) -> Page<Post>
    /// Implements `page(of:in:_:)`.
    public var pageOf: @Sendable (MemberID, [PostState], PageRequest) async throws(PostError) -> Page<Post>
    /// Implements `shownCounts(of:)`.
    public var shownCounts: @Sendable (Set<MemberID>) async throws(PostError) -> [MemberID: Int]
    /// Implements `history(of:)`.
    public var history: @Sendable (PostID) async throws(PostError) -> [PostRevision]
    /// Implements `outbox`.
    public var outbox: any Outbox
    /// Implements `categories()`.
    public var categories: @Sendable () async throws(PostError) -> [PostCategory]
    /// Implements `set(_:by:telling:)`.
    public var set: @Sendable (PostCategory, MemberID, AuditEvent) async throws(PostError) -> Void
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(PostError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _ throws(PostError) in throw Self.unstubbed("insert") }
        answered = { _, _ throws(PostError) in throw Self.unstubbed("answered") }
        find = { _ throws(PostError) in throw Self.unstubbed("find") }
        replace = { _ throws(PostError) in throw Self.unstubbed("replace") }
        page = { _, _, _ throws(PostError) in throw Self.unstubbed("page") }
        pageOf = { _, _, _ throws(PostError) in throw Self.unstubbed("pageOf") }
        shownCounts = { _ throws(PostError) in throw Self.unstubbed("shownCounts") }
        history = { _ throws(PostError) in throw Self.unstubbed("history") }
        outbox = UnstubbedOutbox()
        categories = { () throws(PostError) in throw Self.unstubbed("categories") }
        set = { _, _, _ throws(PostError) in throw Self.unstubbed("set") }
        forget = { _, _ throws(PostError) in throw Self.unstubbed("forget") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any PostStore) {
        insert = real.insert(_:request:)
        answered = real.answered(_:to:)
        find = real.find(_:)
        replace = real.replace(_:)
        page = real.page(_:without:_:)
        pageOf = real.page(of:in:_:)
        shownCounts = real.shownCounts(of:)
        history = real.history(of:)
        outbox = real.outbox
        categories = real.categories
        set = real.set(_:by:telling:)
        forget = real.forget(_:at:)
    }

    private static func unstubbed(_ name: String) -> PostError {
        .service(.internal("PostStore.\(name) is not stubbed"))
    }
}

extension PostStoreFake {
    /// Calls `insert`.
    public func insert(_ post: Post, request: IdempotentRequest?) async throws(PostError) -> Post {
        try await insert(post, request)
    }

    /// Calls `answered`.
    public func answered(_ post: Post, to request: IdempotentRequest) async throws(PostError) -> Post? {
        try await answered(post, request)
    }

    /// Calls `find`.
    public func find(_ ids: [PostID]) async throws(PostError) -> [Post] {
        try await find(ids)
    }

    /// Calls `replace`.
    public func replace(_ change: PostChange) async throws(PostError) -> Bool {
        try await replace(change)
    }

    /// Calls `page`.
    public func page(
        _ filter: PostFilter, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        try await self.page(filter, hidden, page)
    }

    /// Calls `pageOf`.
    public func page(
        of author: MemberID, in states: [PostState], _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        try await pageOf(author, states, page)
    }

    /// Calls `shownCounts`.
    public func shownCounts(of authors: Set<MemberID>) async throws(PostError) -> [MemberID: Int] {
        try await shownCounts(authors)
    }

    /// Calls `history`.
    public func history(of id: PostID) async throws(PostError) -> [PostRevision] {
        try await history(id)
    }

    /// Calls `categories`.
    public func categories() async throws(PostError) -> [PostCategory] {
        try await categories()
    }

    /// Calls `set`.
    public func set(
        _ category: PostCategory, by actor: MemberID, telling act: AuditEvent
    ) async throws(PostError) {
        try await set(category, actor, act)
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(PostError) {
        try await forget(member, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("PostStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("PostStore.outbox is not stubbed"))
    }
}
