public import Comments
public import Vocabulary

/// A store of comments made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct CommentStoreFake: CommentStore {
    /// `insert(_:request:)`.
    public var insert: @Sendable (Comment, IdempotentRequest?) async throws(CommentError) -> Comment
    /// `find(_:)`.
    public var find: @Sendable (CommentID) async throws(CommentError) -> Comment?
    /// `replace(_:expecting:by:)`.
    public var replace: @Sendable (Comment, Version, MemberID) async throws(CommentError) -> Bool
    /// `page(_:)`.
    public var page: @Sendable (PageRequest) async throws(CommentError) -> Page<Comment>
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(CommentError) -> Void

    /// A stub: every operation refuses with `internal`, which names it.
    public init() {
        insert = { _, _ throws(CommentError) in throw unstubbed("CommentStore.insert") }
        find = { _ throws(CommentError) in throw unstubbed("CommentStore.find") }
        replace = { _, _, _ throws(CommentError) in throw unstubbed("CommentStore.replace") }
        page = { _ throws(CommentError) in throw unstubbed("CommentStore.page") }
        forget = { _, _ throws(CommentError) in throw unstubbed("CommentStore.forget") }
    }

    /// Asks the other for everything, until an operation is replaced.
    public init(forwardingTo real: any CommentStore) {
        insert = real.insert(_:request:)
        find = real.find(_:)
        replace = real.replace(_:expecting:by:)
        page = real.page(_:)
        forget = real.forget(_:at:)
    }
}

extension CommentStoreFake {
    /// As `insert` answers.
    public func insert(
        _ comment: Comment, request: IdempotentRequest?
    ) async throws(CommentError) -> Comment {
        try await insert(comment, request)
    }

    /// As `find` answers.
    public func find(_ id: CommentID) async throws(CommentError) -> Comment? { try await find(id) }

    /// As `replace` answers.
    public func replace(
        _ comment: Comment, expecting expected: Version, by actor: MemberID
    ) async throws(CommentError) -> Bool {
        try await replace(comment, expected, actor)
    }

    /// As `page` answers.
    public func page(_ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        try await self.page(page)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError) {
        try await forget(member, now)
    }
}
