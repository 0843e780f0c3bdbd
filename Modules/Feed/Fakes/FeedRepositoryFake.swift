// Emitted from the protocol FeedRepository, not written by hand. Scripts/fakes writes it anew.

public import Feed
public import Vocabulary

/// A test double of `FeedRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct FeedRepositoryFake: FeedRepository {
    /// Implements `publish(_:idempotencyKey:)`.
    public var publish: @Sendable (FeedPostDraft, IdempotencyKey?) async throws(FeedError) -> FeedPostView
    /// Implements `edit(_:_:expecting:)`.
    public var edit: @Sendable (FeedPostID, FeedPostDraft, Version?) async throws(FeedError) -> FeedPostView
    /// Implements `remove(_:)`.
    public var remove: @Sendable (FeedPostID) async throws(FeedError) -> Void
    /// Implements `detach(_:)`.
    public var detach: @Sendable (FeedPostID) async throws(FeedError) -> Void
    /// Implements `moderate(_:_:reason:)`.
    public var moderate: @Sendable (FeedPostID, SubjectAct, String) async throws(FeedError) -> FeedPostView
    /// Implements `post(_:)`.
    public var post: @Sendable (FeedPostID) async throws(FeedError) -> FeedPostView
    /// Implements `posts(_:_:)`.
    public var posts: @Sendable (FeedList, PageRequest) async throws(FeedError) -> Page<FeedPostView>
    /// Implements `mine(_:_:)`.
    public var mine: @Sendable (FeedPostState?, PageRequest) async throws(FeedError) -> Page<FeedPostView>
    /// Implements `history(_:)`.
    public var history: @Sendable (FeedPostID) async throws(FeedError) -> [FeedPostRevision]
    /// Implements `like(_:)`.
    public var like: @Sendable (FeedPostID) async throws(FeedError) -> Int
    /// Implements `unlike(_:)`.
    public var unlike: @Sendable (FeedPostID) async throws(FeedError) -> Int
    /// Implements `hashtags()`.
    public var hashtags: @Sendable () async throws(FeedError) -> [HashtagCount]
    /// Implements `follow(_:)`.
    public var follow: @Sendable (MemberID) async throws(FeedError) -> FollowRelation
    /// Implements `unfollow(_:)`.
    public var unfollow: @Sendable (MemberID) async throws(FeedError) -> FollowRelation
    /// Implements `relation(to:)`.
    public var relation: @Sendable (MemberID) async throws(FeedError) -> FollowRelation
    /// Implements `follows(_:of:_:)`.
    public var follows:
        @Sendable (FollowSide, MemberID, PageRequest) async throws(FeedError) -> Page<FollowView>

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        publish = { _, _ throws(FeedError) in throw Self.unstubbed("publish") }
        edit = { _, _, _ throws(FeedError) in throw Self.unstubbed("edit") }
        remove = { _ throws(FeedError) in throw Self.unstubbed("remove") }
        detach = { _ throws(FeedError) in throw Self.unstubbed("detach") }
        moderate = { _, _, _ throws(FeedError) in throw Self.unstubbed("moderate") }
        post = { _ throws(FeedError) in throw Self.unstubbed("post") }
        posts = { _, _ throws(FeedError) in throw Self.unstubbed("posts") }
        mine = { _, _ throws(FeedError) in throw Self.unstubbed("mine") }
        history = { _ throws(FeedError) in throw Self.unstubbed("history") }
        like = { _ throws(FeedError) in throw Self.unstubbed("like") }
        unlike = { _ throws(FeedError) in throw Self.unstubbed("unlike") }
        hashtags = { () throws(FeedError) in throw Self.unstubbed("hashtags") }
        follow = { _ throws(FeedError) in throw Self.unstubbed("follow") }
        unfollow = { _ throws(FeedError) in throw Self.unstubbed("unfollow") }
        relation = { _ throws(FeedError) in throw Self.unstubbed("relation") }
        follows = { _, _, _ throws(FeedError) in throw Self.unstubbed("follows") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any FeedRepository) {
        publish = real.publish(_:idempotencyKey:)
        edit = real.edit(_:_:expecting:)
        remove = real.remove(_:)
        detach = real.detach(_:)
        moderate = real.moderate(_:_:reason:)
        post = real.post(_:)
        posts = real.posts(_:_:)
        mine = real.mine(_:_:)
        history = real.history(_:)
        like = real.like(_:)
        unlike = real.unlike(_:)
        hashtags = real.hashtags
        follow = real.follow(_:)
        unfollow = real.unfollow(_:)
        relation = real.relation(to:)
        follows = real.follows(_:of:_:)
    }

    private static func unstubbed(_ name: String) -> FeedError {
        .service(.internal("FeedRepository.\(name) is not stubbed"))
    }
}

extension FeedRepositoryFake {
    /// Calls `publish`.
    public func publish(
        _ draft: FeedPostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FeedError) -> FeedPostView {
        try await publish(draft, key)
    }

    /// Calls `edit`.
    public func edit(
        _ id: FeedPostID, _ draft: FeedPostDraft, expecting version: Version?
    ) async throws(FeedError) -> FeedPostView {
        try await edit(id, draft, version)
    }

    /// Calls `remove`.
    public func remove(_ id: FeedPostID) async throws(FeedError) {
        try await remove(id)
    }

    /// Calls `detach`.
    public func detach(_ id: FeedPostID) async throws(FeedError) {
        try await detach(id)
    }

    /// Calls `moderate`.
    public func moderate(
        _ id: FeedPostID, _ act: SubjectAct, reason: String
    ) async throws(FeedError) -> FeedPostView {
        try await moderate(id, act, reason)
    }

    /// Calls `post`.
    public func post(_ id: FeedPostID) async throws(FeedError) -> FeedPostView {
        try await post(id)
    }

    /// Calls `posts`.
    public func posts(_ list: FeedList, _ page: PageRequest) async throws(FeedError) -> Page<FeedPostView> {
        try await posts(list, page)
    }

    /// Calls `mine`.
    public func mine(
        _ state: FeedPostState?, _ page: PageRequest
    ) async throws(FeedError) -> Page<FeedPostView> {
        try await mine(state, page)
    }

    /// Calls `history`.
    public func history(_ id: FeedPostID) async throws(FeedError) -> [FeedPostRevision] {
        try await history(id)
    }

    /// Calls `like`.
    public func like(_ id: FeedPostID) async throws(FeedError) -> Int {
        try await like(id)
    }

    /// Calls `unlike`.
    public func unlike(_ id: FeedPostID) async throws(FeedError) -> Int {
        try await unlike(id)
    }

    /// Calls `hashtags`.
    public func hashtags() async throws(FeedError) -> [HashtagCount] {
        try await hashtags()
    }

    /// Calls `follow`.
    public func follow(_ member: MemberID) async throws(FeedError) -> FollowRelation {
        try await follow(member)
    }

    /// Calls `unfollow`.
    public func unfollow(_ member: MemberID) async throws(FeedError) -> FollowRelation {
        try await unfollow(member)
    }

    /// Calls `relation`.
    public func relation(to member: MemberID) async throws(FeedError) -> FollowRelation {
        try await relation(member)
    }

    /// Calls `follows`.
    public func follows(
        _ side: FollowSide, of member: MemberID, _ page: PageRequest
    ) async throws(FeedError) -> Page<FollowView> {
        try await follows(side, member, page)
    }
}
