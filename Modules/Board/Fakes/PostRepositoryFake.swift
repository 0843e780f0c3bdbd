public import Board
public import Vocabulary

/// A repository of board made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct PostRepositoryFake: PostRepository {
    /// `add(_:idempotencyKey:)`.
    public var add: @Sendable (PostDraft, IdempotencyKey?) async throws(PostError) -> PostView
    /// `post(_:)`.
    public var post: @Sendable (PostID) async throws(PostError) -> PostView
    /// `rename(_:_:expecting:)`.
    public var rename: @Sendable (PostID, PostDraft, Version?) async throws(PostError) -> PostView
    /// `hide(_:)`.
    public var hide: @Sendable (PostID) async throws(PostError) -> PostView
    /// `remove(_:)`.
    public var remove: @Sendable (PostID) async throws(PostError) -> Void
    /// `browse(_:)`.
    public var browse: @Sendable (PageRequest) async throws(PostError) -> Page<PostView>

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        add = { _, _ throws(PostError) in throw unstubbed("PostRepository.add") }
        post = { _ throws(PostError) in throw unstubbed("PostRepository.post") }
        rename = { _, _, _ throws(PostError) in throw unstubbed("PostRepository.rename") }
        hide = { _ throws(PostError) in throw unstubbed("PostRepository.hide") }
        remove = { _ throws(PostError) in throw unstubbed("PostRepository.remove") }
        browse = { _ throws(PostError) in throw unstubbed("PostRepository.browse") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any PostRepository) {
        add = real.add(_:idempotencyKey:)
        post = real.post(_:)
        rename = real.rename(_:_:expecting:)
        hide = real.hide(_:)
        remove = real.remove(_:)
        browse = real.browse(_:)
    }
}

extension PostRepositoryFake {
    /// As `add` answers.
    public func add(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView {
        try await add(draft, key)
    }

    /// As `post` answers.
    public func post(_ id: PostID) async throws(PostError) -> PostView {
        try await post(id)
    }

    /// As `rename` answers.
    public func rename(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView {
        try await rename(id, draft, version)
    }

    /// As `hide` answers.
    public func hide(_ id: PostID) async throws(PostError) -> PostView { try await hide(id) }

    /// As `remove` answers.
    public func remove(_ id: PostID) async throws(PostError) { try await remove(id) }

    /// As `browse` answers.
    public func browse(_ page: PageRequest) async throws(PostError) -> Page<PostView> {
        try await browse(page)
    }
}
