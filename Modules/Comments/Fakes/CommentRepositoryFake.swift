public import Comments
public import Vocabulary

/// A repository of comments made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct CommentRepositoryFake: CommentRepository {
    /// `add(_:idempotencyKey:)`.
    public var add: @Sendable (CommentDraft, IdempotencyKey?) async throws(CommentError) -> CommentView
    /// `comment(_:)`.
    public var comment: @Sendable (CommentID) async throws(CommentError) -> CommentView
    /// `rename(_:_:expecting:)`.
    public var rename: @Sendable (CommentID, CommentDraft, Version?) async throws(CommentError) -> CommentView
    /// `hide(_:)`.
    public var hide: @Sendable (CommentID) async throws(CommentError) -> CommentView
    /// `remove(_:)`.
    public var remove: @Sendable (CommentID) async throws(CommentError) -> Void
    /// `browse(_:)`.
    public var browse: @Sendable (PageRequest) async throws(CommentError) -> Page<CommentView>

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        add = { _, _ throws(CommentError) in throw unstubbed("CommentRepository.add") }
        comment = { _ throws(CommentError) in throw unstubbed("CommentRepository.comment") }
        rename = { _, _, _ throws(CommentError) in throw unstubbed("CommentRepository.rename") }
        hide = { _ throws(CommentError) in throw unstubbed("CommentRepository.hide") }
        remove = { _ throws(CommentError) in throw unstubbed("CommentRepository.remove") }
        browse = { _ throws(CommentError) in throw unstubbed("CommentRepository.browse") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any CommentRepository) {
        add = real.add(_:idempotencyKey:)
        comment = real.comment(_:)
        rename = real.rename(_:_:expecting:)
        hide = real.hide(_:)
        remove = real.remove(_:)
        browse = real.browse(_:)
    }
}

extension CommentRepositoryFake {
    /// As `add` answers.
    public func add(
        _ draft: CommentDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await add(draft, key)
    }

    /// As `comment` answers.
    public func comment(_ id: CommentID) async throws(CommentError) -> CommentView {
        try await comment(id)
    }

    /// As `rename` answers.
    public func rename(
        _ id: CommentID, _ draft: CommentDraft, expecting version: Version?
    ) async throws(CommentError) -> CommentView {
        try await rename(id, draft, version)
    }

    /// As `hide` answers.
    public func hide(_ id: CommentID) async throws(CommentError) -> CommentView { try await hide(id) }

    /// As `remove` answers.
    public func remove(_ id: CommentID) async throws(CommentError) { try await remove(id) }

    /// As `browse` answers.
    public func browse(_ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        try await browse(page)
    }
}
