public import Board
public import Vocabulary

/// A repository of the board made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct PostRepositoryFake: PostRepository {
    /// `publish(_:idempotencyKey:)`.
    public var publish: @Sendable (PostDraft, IdempotencyKey?) async throws(PostError) -> PostView
    /// `edit(_:_:expecting:)`.
    public var edit: @Sendable (PostID, PostDraft, Version?) async throws(PostError) -> PostView
    /// `remove(_:)`.
    public var remove: @Sendable (PostID) async throws(PostError) -> Void
    /// `moderate(_:_:reason:)`.
    public var moderate: @Sendable (PostID, SubjectAct, String) async throws(PostError) -> PostView
    /// `post(_:)`.
    public var post: @Sendable (PostID) async throws(PostError) -> PostView
    /// `browse(_:_:)`.
    public var browse: @Sendable (PostQuery, PageRequest) async throws(PostError) -> Page<PostView>
    /// `mine(_:_:)`.
    public var mine: @Sendable (PostState?, PageRequest) async throws(PostError) -> Page<PostView>
    /// `history(_:)`.
    public var history: @Sendable (PostID) async throws(PostError) -> [PostRevision]
    /// `categories()`.
    public var categories: @Sendable () async throws(PostError) -> [PostCategory]
    /// `setCategory(_:)`.
    public var setCategory: @Sendable (PostCategory) async throws(PostError) -> PostCategory

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        publish = { _, _ throws(PostError) in throw unstubbed("PostRepository.publish") }
        edit = { _, _, _ throws(PostError) in throw unstubbed("PostRepository.edit") }
        remove = { _ throws(PostError) in throw unstubbed("PostRepository.remove") }
        moderate = { _, _, _ throws(PostError) in throw unstubbed("PostRepository.moderate") }
        post = { _ throws(PostError) in throw unstubbed("PostRepository.post") }
        browse = { _, _ throws(PostError) in throw unstubbed("PostRepository.browse") }
        mine = { _, _ throws(PostError) in throw unstubbed("PostRepository.mine") }
        history = { _ throws(PostError) in throw unstubbed("PostRepository.history") }
        categories = { () throws(PostError) in throw unstubbed("PostRepository.categories") }
        setCategory = { _ throws(PostError) in throw unstubbed("PostRepository.setCategory") }
    }

    /// Asks the other for everything, until a verb is replaced.
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
}

extension PostRepositoryFake {
    /// As `publish` answers.
    public func publish(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView {
        try await publish(draft, key)
    }

    /// As `edit` answers.
    public func edit(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView {
        try await edit(id, draft, version)
    }

    /// As `remove` answers.
    public func remove(_ id: PostID) async throws(PostError) { try await remove(id) }

    /// As `moderate` answers.
    public func moderate(
        _ id: PostID, _ act: SubjectAct, reason: String
    ) async throws(PostError) -> PostView {
        try await moderate(id, act, reason)
    }

    /// As `post` answers.
    public func post(_ id: PostID) async throws(PostError) -> PostView { try await post(id) }

    /// As `browse` answers.
    public func browse(
        _ query: PostQuery, _ page: PageRequest
    ) async throws(PostError) -> Page<PostView> {
        try await browse(query, page)
    }

    /// As `mine` answers.
    public func mine(_ state: PostState?, _ page: PageRequest) async throws(PostError) -> Page<PostView> {
        try await mine(state, page)
    }

    /// As `history` answers.
    public func history(_ id: PostID) async throws(PostError) -> [PostRevision] { try await history(id) }

    /// As `categories` answers.
    public func categories() async throws(PostError) -> [PostCategory] { try await categories() }

    /// As `setCategory` answers.
    public func setCategory(_ category: PostCategory) async throws(PostError) -> PostCategory {
        try await setCategory(category)
    }
}
