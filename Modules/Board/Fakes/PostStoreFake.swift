public import Board
public import Vocabulary

/// A store of board made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct PostStoreFake: PostStore {
    /// `insert(_:request:)`.
    public var insert: @Sendable (Post, IdempotentRequest?) async throws(PostError) -> Post
    /// `find(_:)`.
    public var find: @Sendable (PostID) async throws(PostError) -> Post?
    /// `replace(_:expecting:by:)`.
    public var replace: @Sendable (Post, Version, MemberID) async throws(PostError) -> Bool
    /// `page(_:)`.
    public var page: @Sendable (PageRequest) async throws(PostError) -> Page<Post>
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(PostError) -> Void

    /// A stub: every operation refuses with `internal`, which names it.
    public init() {
        insert = { _, _ throws(PostError) in throw unstubbed("PostStore.insert") }
        find = { _ throws(PostError) in throw unstubbed("PostStore.find") }
        replace = { _, _, _ throws(PostError) in throw unstubbed("PostStore.replace") }
        page = { _ throws(PostError) in throw unstubbed("PostStore.page") }
        forget = { _, _ throws(PostError) in throw unstubbed("PostStore.forget") }
    }

    /// Asks the other for everything, until an operation is replaced.
    public init(forwardingTo real: any PostStore) {
        insert = real.insert(_:request:)
        find = real.find(_:)
        replace = real.replace(_:expecting:by:)
        page = real.page(_:)
        forget = real.forget(_:at:)
    }
}

extension PostStoreFake {
    /// As `insert` answers.
    public func insert(
        _ post: Post, request: IdempotentRequest?
    ) async throws(PostError) -> Post {
        try await insert(post, request)
    }

    /// As `find` answers.
    public func find(_ id: PostID) async throws(PostError) -> Post? { try await find(id) }

    /// As `replace` answers.
    public func replace(
        _ post: Post, expecting expected: Version, by actor: MemberID
    ) async throws(PostError) -> Bool {
        try await replace(post, expected, actor)
    }

    /// As `page` answers.
    public func page(_ page: PageRequest) async throws(PostError) -> Page<Post> {
        try await self.page(page)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(PostError) {
        try await forget(member, now)
    }
}
