public import Feed
public import Vocabulary
public import Wire

/// The verbs of the feed over HTTP, for the principal of the caller's credentials.
public struct RemoteFeedRepository: FeedRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func publish(
        _ draft: FeedPostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FeedError) -> FeedPostView {
        try await caller.call(FeedEndpoints.publish, draft, idempotencyKey: key)
    }

    public func edit(
        _ id: FeedPostID, _ draft: FeedPostDraft, expecting version: Version?
    ) async throws(FeedError) -> FeedPostView {
        try await caller.call(FeedEndpoints.edit, RecordEdit(id: id, content: draft, version: version))
    }

    public func remove(_ id: FeedPostID) async throws(FeedError) {
        _ = try await caller.call(FeedEndpoints.remove, OneFeedPost(id: id))
    }

    public func detach(_ id: FeedPostID) async throws(FeedError) {
        _ = try await caller.call(FeedEndpoints.detach, OneFeedPost(id: id))
    }

    public func moderate(
        _ id: FeedPostID, _ act: SubjectAct, reason: String
    ) async throws(FeedError) -> FeedPostView {
        try await caller.call(
            FeedEndpoints.moderate, FeedModerationInput(id: id, act: act, reason: reason))
    }

    public func post(_ id: FeedPostID) async throws(FeedError) -> FeedPostView {
        try await caller.call(FeedEndpoints.show, OneFeedPost(id: id))
    }

    public func posts(_ list: FeedList, _ page: PageRequest) async throws(FeedError) -> Page<FeedPostView> {
        try await caller.call(FeedEndpoints.browse, FeedBrowseInput(list: list, page: PageFields(page)))
    }

    public func mine(
        _ state: FeedPostState?, _ page: PageRequest
    ) async throws(FeedError) -> Page<FeedPostView> {
        try await caller.call(FeedEndpoints.mine, MyFeedPostsInput(state: state, page: PageFields(page)))
    }

    public func history(_ id: FeedPostID) async throws(FeedError) -> [FeedPostRevision] {
        try await caller.call(FeedEndpoints.history, OneFeedPost(id: id))
    }

    public func like(_ id: FeedPostID) async throws(FeedError) -> Int {
        try await caller.call(FeedEndpoints.like, OneFeedPost(id: id))
    }

    public func unlike(_ id: FeedPostID) async throws(FeedError) -> Int {
        try await caller.call(FeedEndpoints.unlike, OneFeedPost(id: id))
    }

    public func hashtags() async throws(FeedError) -> [HashtagCount] {
        try await caller.call(FeedEndpoints.hashtags, Nothing())
    }

    public func follow(_ member: MemberID) async throws(FeedError) -> FollowRelation {
        try await caller.call(FeedEndpoints.follow, OneFeedMember(id: member))
    }

    public func unfollow(_ member: MemberID) async throws(FeedError) -> FollowRelation {
        try await caller.call(FeedEndpoints.unfollow, OneFeedMember(id: member))
    }

    public func relation(to member: MemberID) async throws(FeedError) -> FollowRelation {
        try await caller.call(FeedEndpoints.relation, OneFeedMember(id: member))
    }

    public func follows(
        _ side: FollowSide, of member: MemberID, _ page: PageRequest
    ) async throws(FeedError) -> Page<FollowView> {
        let input = FollowsInput(member: member, page: PageFields(page))
        switch side {
        case .followers: return try await caller.call(FeedEndpoints.followers, input)
        case .following: return try await caller.call(FeedEndpoints.followed, input)
        }
    }
}
