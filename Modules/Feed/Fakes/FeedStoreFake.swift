// Emitted from the protocol FeedStore, not written by hand. Scripts/fakes writes it anew.

public import Feed
public import Vocabulary

/// A test double of `FeedStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct FeedStoreFake: FeedStore {
    /// Implements `insert(_:telling:request:)`.
    public var insert: @Sendable (FeedPost, [Notice], IdempotentRequest?) async throws(FeedError) -> FeedPost
    /// Implements `answered(_:to:)`.
    public var answered: @Sendable (FeedPost, IdempotentRequest) async throws(FeedError) -> FeedPost?
    /// Implements `find(_:viewer:)`.
    public var find: @Sendable ([FeedPostID], MemberID?) async throws(FeedError) -> [FeedEntry]
    /// Implements `replace(_:)`.
    public var replace: @Sendable (FeedPostChange) async throws(FeedError) -> Bool
    /// Implements `page(_:_:for:without:at:)`.
    public var page:
        @Sendable (
            FeedList, PageRequest, MemberID?, Set<MemberID>, Timestamp
        ) async throws(FeedError) -> Page<FeedEntry>
    /// Implements `page(of:in:_:)`.
    public var pageOf:
        @Sendable (MemberID, [FeedPostState], PageRequest) async throws(FeedError) -> Page<FeedEntry>
    /// Implements `history(of:)`.
    public var history: @Sendable (FeedPostID) async throws(FeedError) -> [FeedPostRevision]
    /// Implements `postCounts(of:)`.
    public var postCounts: @Sendable (Set<MemberID>) async throws(FeedError) -> [MemberID: Int]
    /// Implements `setLike(_:_:)`.
    public var setLike: @Sendable (FeedLike, Bool) async throws(FeedError) -> Int
    /// Implements `countLikes(of:_:at:)`.
    public var countLikes: @Sendable (MemberID, Bool, Timestamp) async throws(FeedError) -> Void
    /// Implements `hashtags()`.
    public var hashtags: @Sendable () async throws(FeedError) -> [HashtagCount]
    /// Implements `countHashtags(at:)`.
    public var countHashtags: @Sendable (Timestamp) async throws(FeedError) -> Void
    /// Implements `follow(_:telling:)`.
    public var follow: @Sendable (Follow, Notice) async throws(FeedError) -> Bool
    /// Implements `unfollow(_:by:)`.
    public var unfollow: @Sendable (MemberID, MemberID) async throws(FeedError) -> Void
    /// Implements `follows(_:of:without:_:)`.
    public var follows:
        @Sendable (FollowSide, MemberID, Set<MemberID>, PageRequest) async throws(FeedError) -> Page<Follow>
    /// Implements `followCounts(_:of:without:)`.
    public var followCounts:
        @Sendable (FollowSide, Set<MemberID>, Set<MemberID>) async throws(FeedError) -> [MemberID: Int]
    /// Implements `followed(by:among:)`.
    public var followed: @Sendable (MemberID, Set<MemberID>?) async throws(FeedError) -> Set<MemberID>
    /// Implements `outbox`.
    public var outbox: any Outbox
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(FeedError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _, _ throws(FeedError) in throw Self.unstubbed("insert") }
        answered = { _, _ throws(FeedError) in throw Self.unstubbed("answered") }
        find = { _, _ throws(FeedError) in throw Self.unstubbed("find") }
        replace = { _ throws(FeedError) in throw Self.unstubbed("replace") }
        page = { _, _, _, _, _ throws(FeedError) in throw Self.unstubbed("page") }
        pageOf = { _, _, _ throws(FeedError) in throw Self.unstubbed("pageOf") }
        history = { _ throws(FeedError) in throw Self.unstubbed("history") }
        postCounts = { _ throws(FeedError) in throw Self.unstubbed("postCounts") }
        setLike = { _, _ throws(FeedError) in throw Self.unstubbed("setLike") }
        countLikes = { _, _, _ throws(FeedError) in throw Self.unstubbed("countLikes") }
        hashtags = { () throws(FeedError) in throw Self.unstubbed("hashtags") }
        countHashtags = { _ throws(FeedError) in throw Self.unstubbed("countHashtags") }
        follow = { _, _ throws(FeedError) in throw Self.unstubbed("follow") }
        unfollow = { _, _ throws(FeedError) in throw Self.unstubbed("unfollow") }
        follows = { _, _, _, _ throws(FeedError) in throw Self.unstubbed("follows") }
        followCounts = { _, _, _ throws(FeedError) in throw Self.unstubbed("followCounts") }
        followed = { _, _ throws(FeedError) in throw Self.unstubbed("followed") }
        outbox = UnstubbedOutbox()
        forget = { _, _ throws(FeedError) in throw Self.unstubbed("forget") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any FeedStore) {
        insert = real.insert(_:telling:request:)
        answered = real.answered(_:to:)
        find = real.find(_:viewer:)
        replace = real.replace(_:)
        page = real.page(_:_:for:without:at:)
        pageOf = real.page(of:in:_:)
        history = real.history(of:)
        postCounts = real.postCounts(of:)
        setLike = real.setLike(_:_:)
        countLikes = real.countLikes(of:_:at:)
        hashtags = real.hashtags
        countHashtags = real.countHashtags(at:)
        follow = real.follow(_:telling:)
        unfollow = real.unfollow(_:by:)
        follows = real.follows(_:of:without:_:)
        followCounts = real.followCounts(_:of:without:)
        followed = real.followed(by:among:)
        outbox = real.outbox
        forget = real.forget(_:at:)
    }

    private static func unstubbed(_ name: String) -> FeedError {
        .service(.internal("FeedStore.\(name) is not stubbed"))
    }
}

extension FeedStoreFake {
    /// Calls `insert`.
    public func insert(
        _ post: FeedPost, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(FeedError) -> FeedPost {
        try await insert(post, notices, request)
    }

    /// Calls `answered`.
    public func answered(
        _ post: FeedPost, to request: IdempotentRequest
    ) async throws(FeedError) -> FeedPost? {
        try await answered(post, request)
    }

    /// Calls `find`.
    public func find(_ ids: [FeedPostID], viewer: MemberID?) async throws(FeedError) -> [FeedEntry] {
        try await find(ids, viewer)
    }

    /// Calls `replace`.
    public func replace(_ change: FeedPostChange) async throws(FeedError) -> Bool {
        try await replace(change)
    }

    /// Calls `page`.
    public func page(
        _ list: FeedList, _ page: PageRequest, for reader: MemberID?, without hidden: Set<MemberID>,
        at now: Timestamp
    ) async throws(FeedError) -> Page<FeedEntry> {
        try await self.page(list, page, reader, hidden, now)
    }

    /// Calls `pageOf`.
    public func page(
        of author: MemberID, in states: [FeedPostState], _ page: PageRequest
    ) async throws(FeedError) -> Page<FeedEntry> {
        try await pageOf(author, states, page)
    }

    /// Calls `history`.
    public func history(of id: FeedPostID) async throws(FeedError) -> [FeedPostRevision] {
        try await history(id)
    }

    /// Calls `postCounts`.
    public func postCounts(of authors: Set<MemberID>) async throws(FeedError) -> [MemberID: Int] {
        try await postCounts(authors)
    }

    /// Calls `setLike`.
    public func setLike(_ like: FeedLike, _ liked: Bool) async throws(FeedError) -> Int {
        try await setLike(like, liked)
    }

    /// Calls `countLikes`.
    public func countLikes(
        of member: MemberID, _ areCounted: Bool, at now: Timestamp
    ) async throws(FeedError) {
        try await countLikes(member, areCounted, now)
    }

    /// Calls `hashtags`.
    public func hashtags() async throws(FeedError) -> [HashtagCount] {
        try await hashtags()
    }

    /// Calls `countHashtags`.
    public func countHashtags(at now: Timestamp) async throws(FeedError) {
        try await countHashtags(now)
    }

    /// Calls `follow`.
    public func follow(_ follow: Follow, telling notice: Notice) async throws(FeedError) -> Bool {
        try await self.follow(follow, notice)
    }

    /// Calls `unfollow`.
    public func unfollow(_ followee: MemberID, by follower: MemberID) async throws(FeedError) {
        try await unfollow(followee, follower)
    }

    /// Calls `follows`.
    public func follows(
        _ side: FollowSide, of member: MemberID, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(FeedError) -> Page<Follow> {
        try await follows(side, member, hidden, page)
    }

    /// Calls `followCounts`.
    public func followCounts(
        _ side: FollowSide, of members: Set<MemberID>, without hidden: Set<MemberID>
    ) async throws(FeedError) -> [MemberID: Int] {
        try await followCounts(side, members, hidden)
    }

    /// Calls `followed`.
    public func followed(
        by member: MemberID, among others: Set<MemberID>?
    ) async throws(FeedError) -> Set<MemberID> {
        try await followed(member, others)
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(FeedError) {
        try await forget(member, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("FeedStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("FeedStore.outbox is not stubbed"))
    }
}
