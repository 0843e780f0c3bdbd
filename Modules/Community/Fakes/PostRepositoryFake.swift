// Emitted from the protocol PostRepository, not written by hand. Scripts/fakes writes it anew.

public import Community
public import Vocabulary

/// A test double of `PostRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct PostRepositoryFake: PostRepository {
    /// Implements `publish(_:idempotencyKey:)`.
    public var publish: @Sendable (PostDraft, IdempotencyKey?) async throws(PostError) -> PostView
    /// Implements `edit(_:_:expecting:)`.
    public var edit: @Sendable (PostID, PostDraft, Version?) async throws(PostError) -> PostView
    /// Implements `remove(_:)`.
    public var remove: @Sendable (PostID) async throws(PostError) -> Void
    /// Implements `moderate(_:_:reason:)`.
    public var moderate: @Sendable (PostID, SubjectAct, String) async throws(PostError) -> PostView
    /// Implements `post(_:)`.
    public var post: @Sendable (PostID) async throws(PostError) -> PostView
    /// Implements `browse(_:_:)`.
    public var browse: @Sendable (PostQuery, PageRequest) async throws(PostError) -> Page<PostView>
    /// Implements `mine(_:_:)`.
    public var mine: @Sendable (PostState?, PageRequest) async throws(PostError) -> Page<PostView>
    /// Implements `history(_:)`.
    public var history: @Sendable (PostID) async throws(PostError) -> [PostRevision]
    /// Implements `categories()`.
    public var categories: @Sendable () async throws(PostError) -> [PostCategory]
    /// Implements `setCategory(_:)`.
    public var setCategory: @Sendable (PostCategory) async throws(PostError) -> PostCategory

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        publish = { _, _ throws(PostError) in throw Self.unstubbed("publish") }
        edit = { _, _, _ throws(PostError) in throw Self.unstubbed("edit") }
        remove = { _ throws(PostError) in throw Self.unstubbed("remove") }
        moderate = { _, _, _ throws(PostError) in throw Self.unstubbed("moderate") }
        post = { _ throws(PostError) in throw Self.unstubbed("post") }
        browse = { _, _ throws(PostError) in throw Self.unstubbed("browse") }
        mine = { _, _ throws(PostError) in throw Self.unstubbed("mine") }
        history = { _ throws(PostError) in throw Self.unstubbed("history") }
        categories = { () throws(PostError) in throw Self.unstubbed("categories") }
        setCategory = { _ throws(PostError) in throw Self.unstubbed("setCategory") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any PostRepository) {
        publish = real.publish(_:idempotencyKey:)
        edit = real.edit(_:_:expecting:)
        remove = real.remove(_:)
        moderate = real.moderate(_:_:reason:)
        post = real.post(_:)
        browse = real.browse(_:_:)
        mine = real.mine(_:_:)
        history = real.history(_:)
        categories = real.categories
        setCategory = real.setCategory(_:)
    }

    private static func unstubbed(_ name: String) -> PostError {
        .service(.internal("PostRepository.\(name) is not stubbed"))
    }
}

extension PostRepositoryFake {
    /// Calls `publish`.
    public func publish(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView {
        try await publish(draft, key)
    }

    /// Calls `edit`.
    public func edit(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView {
        try await edit(id, draft, version)
    }

    /// Calls `remove`.
    public func remove(_ id: PostID) async throws(PostError) {
        try await remove(id)
    }

    /// Calls `moderate`.
    public func moderate(
        _ id: PostID, _ act: SubjectAct, reason: String
    ) async throws(PostError) -> PostView {
        try await moderate(id, act, reason)
    }

    /// Calls `post`.
    public func post(_ id: PostID) async throws(PostError) -> PostView {
        try await post(id)
    }

    /// Calls `browse`.
    public func browse(_ query: PostQuery, _ page: PageRequest) async throws(PostError) -> Page<PostView> {
        try await browse(query, page)
    }

    /// Calls `mine`.
    public func mine(_ state: PostState?, _ page: PageRequest) async throws(PostError) -> Page<PostView> {
        try await mine(state, page)
    }

    /// Calls `history`.
    public func history(_ id: PostID) async throws(PostError) -> [PostRevision] {
        try await history(id)
    }

    /// Calls `categories`.
    public func categories() async throws(PostError) -> [PostCategory] {
        try await categories()
    }

    /// Calls `setCategory`.
    public func setCategory(_ category: PostCategory) async throws(PostError) -> PostCategory {
        try await setCategory(category)
    }
}
