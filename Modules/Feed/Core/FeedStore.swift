public import Vocabulary

/// The atomic operations on stored posts, likes and follows. Each either happens wholly and durably or throws
/// a `service` failure.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked.
public protocol FeedStore: Sendable {
    /// Inserts a post and answers it. The same step writes the request's idempotency record, the message
    /// about its photos and the notices to the outbox. If the same request was made within 30 days, inserts
    /// nothing and answers the post as it was kept then.
    ///
    /// Throws `service(.internal)` if the identifier is taken, `service(.keyReused)` if the key belongs to
    /// another request.
    func insert(
        _ post: FeedPost, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(FeedError) -> FeedPost

    /// The post kept for the same request within 30 days, as it was then; nil if there was none. `post` is a
    /// copy of it without photos and with another identifier. Throws `service(.keyReused)`.
    func answered(_ post: FeedPost, to request: IdempotentRequest) async throws(FeedError) -> FeedPost?

    /// The posts with these identifiers in any state, and whether `viewer` likes them, read in one snapshot;
    /// unknown ones are left out.
    func find(_ ids: [FeedPostID], viewer: MemberID?) async throws(FeedError) -> [FeedEntry]

    /// Writes a change except its likes, its history and its messages in one step, if the stored version is
    /// still that of `old`; answers whether it did. The same step counts the hashtags anew that the change
    /// makes visible or hides.
    func replace(_ change: FeedPostChange) async throws(FeedError) -> Bool

    /// A page of a list of shown posts, without those by `hidden` members, with the marks of `reader`; nil
    /// for a visitor, who has no list `following` or `liked`. Throws `service(.internal)` for these two
    /// without a reader. A page of "popular" goes on with the walk of its cursor, or begins one at `now`.
    func page(
        _ list: FeedList, _ page: PageRequest, for reader: MemberID?, without hidden: Set<MemberID>,
        at now: Timestamp
    ) async throws(FeedError) -> Page<FeedEntry>

    /// A page of an author's posts in these states, the newest first.
    func page(
        of author: MemberID, in states: [FeedPostState], _ page: PageRequest
    ) async throws(FeedError) -> Page<FeedEntry>

    /// The texts of a post before its edits, the last first; empty for an unknown post.
    func history(of id: FeedPostID) async throws(FeedError) -> [FeedPostRevision]

    /// How many shown posts each of these members has, those without any left out.
    func postCounts(of authors: Set<MemberID>) async throws(FeedError) -> [MemberID: Int]

    /// Adds or removes a like, updates the post's number and its place in "popular", and writes the notice if
    /// a like was added, in one step. Answers the number. Throws `notFound` to add one to a post that is not
    /// shown, or to an unknown post.
    func setLike(_ like: FeedLike, _ liked: Bool) async throws(FeedError) -> Int

    /// Counts the likes of a member, or counts them no more, in all posts' numbers and places; repeating it
    /// changes nothing. Likes that the member gives later are counted the same way. Writes at most 500 posts
    /// a step: an interrupted call is finished by the next.
    func countLikes(of member: MemberID, _ areCounted: Bool, at now: Timestamp) async throws(FeedError)

    /// The hashtags of the week as they were counted last.
    func hashtags() async throws(FeedError) -> [HashtagCount]

    /// Counts the hashtags of the week that ends now.
    func countHashtags(at now: Timestamp) async throws(FeedError)

    /// Records a follow and its notice, in one step; answers whether it is new. Throws `tooManyFollows`.
    func follow(_ follow: Follow, telling notice: Notice) async throws(FeedError) -> Bool

    /// Removes a follow; without one nothing changes. Allowed for members who have been forgotten.
    func unfollow(_ followee: MemberID, by follower: MemberID) async throws(FeedError)

    /// A page of the follows on one side of a member's, without those of `hidden` members, the latest first.
    func follows(
        _ side: FollowSide, of member: MemberID, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(FeedError) -> Page<Follow>

    /// How many follows each of these members has on that side, without those of `hidden` members; members
    /// without any left out.
    func followCounts(
        _ side: FollowSide, of members: Set<MemberID>, without hidden: Set<MemberID>
    ) async throws(FeedError) -> [MemberID: Int]

    /// Those of `others` that the member follows; all that the member follows for nil.
    func followed(by member: MemberID, among others: Set<MemberID>?) async throws(FeedError) -> Set<MemberID>

    /// Waiting messages: moderators' acts for the audit log, posts with changed photos, closed posts, and
    /// notices.
    var outbox: any Outbox { get }

    /// Records that the member has withdrawn and erases their data; repeating it changes nothing. The first
    /// step refuses further writes for them. Then removes and blanks their posts with their history and
    /// hashtags and writes that they are closed, takes back their likes and follows and the follows of them,
    /// and erases their idempotency records and the moderation reasons by them or about them, at most 500
    /// rows a step: an interrupted call is finished by the next. Sends no message about photos: the domain of
    /// pictures removes them with the member.
    func forget(_ member: MemberID, at now: Timestamp) async throws(FeedError)
}

/// A stored post, and whether the viewer likes it.
public struct FeedEntry: Hashable, Sendable {
    public let post: FeedPost
    public let isLiked: Bool

    /// Memberwise.
    public init(post: FeedPost, isLiked: Bool) {
        (self.post, self.isLiked) = (post, isLiked)
    }
}

/// A like of a post, and the notice that its author gets.
public struct FeedLike: Hashable, Sendable {
    public let post: FeedPostID
    public let member: MemberID
    /// When it was given or taken back.
    public let at: Timestamp
    /// Told if the like is new.
    public let notice: Notice?

    /// Memberwise.
    public init(of post: FeedPostID, by member: MemberID, at moment: Timestamp, telling notice: Notice?) {
        (self.post, self.member, at, self.notice) = (post, member, moment, notice)
    }
}

extension [FeedEntry] {
    /// The identifiers of the posts. By index: iterating over the entries would copy each whole.
    public var identifiers: [AnyIdentifier] { indices.map { AnyIdentifier(self[$0].post.id) } }
}

extension FeedStore {
    /// The post and whether `viewer` likes it; nil if there is none.
    func find(_ id: FeedPostID, viewer: MemberID? = nil) async throws(FeedError) -> FeedEntry? {
        try await find([id], viewer: viewer).first
    }

    /// Reads a post and writes the change that `decide` gives; retries after concurrent changes. Answers the
    /// change, and whether its actor likes the post.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` after eight concurrent changes.
    func change(
        _ id: FeedPostID, by actor: MemberID,
        _ decide: (FeedPost) async throws(FeedError) -> FeedPostChange
    ) async throws(FeedError) -> (change: FeedPostChange, isLiked: Bool) {
        try await FeedError.retryingConflicts(on: "the post") { () throws(FeedError) in
            guard let entry = try await find(id, viewer: actor) else { throw .notFound }
            let change = try await decide(entry.post)
            return try await replace(change) ? (change, entry.isLiked) : nil
        }
    }
}
