public import Vocabulary

/// The verbs of the feed, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
///
/// A block between two members hides their posts from each other: lists leave them out, and their identifiers
/// are not found. It ends following in both directions. Anonymous visitors and moderators see all that is
/// shown.
///
/// A silenced member may not write new or public content (`service(.silenced)`): publish, edit, like, follow,
/// moderate. They may remove, unlike, unfollow and take away a link.
public protocol FeedRepository: Sendable {
    /// Publishes a post of the principal's, shown to all.
    ///
    /// The photos are pictures that the principal has uploaded and that no other record shows; the worn
    /// listing is one that the principal sees. Members that the text mentions (`@nickname`), at most
    /// `FeedNotices.mostMentioned`, and the seller of the worn listing are told. With a key, repeated calls
    /// within 30 days publish one post, and all answer it as it was published.
    ///
    /// Throws `invalidFields` with all field errors, including photos and a listing that cannot be used,
    /// `service(.keyReused)` if the key stands for another draft, `service(.keyInFlight)`.
    func publish(
        _ draft: FeedPostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FeedError) -> FeedPostView

    /// Replaces text, photos and worn listing; with `expecting`, only if the version is still that one. Only
    /// the author may. The history keeps the previous text. Members that the previous text mentioned are not
    /// told again. The listing may stay though it cannot be seen any more; once a seller has taken the link
    /// away, none can be linked.
    ///
    /// Throws `invalidFields` as `publish`, `notFound`, `notYours`, `changed`.
    func edit(
        _ id: FeedPostID, _ draft: FeedPostDraft, expecting version: Version?
    ) async throws(FeedError) -> FeedPostView

    /// Removes a post for good, with its history. Only the author may. Throws `notFound`, `notYours`.
    func remove(_ id: FeedPostID) async throws(FeedError)

    /// Takes the link to the worn listing away, for good. The listing's seller may, also despite a block.
    /// Repeating it changes nothing. Throws `notFound`, `notWorn` if the post links no listing of the
    /// principal's.
    func detach(_ id: FeedPostID) async throws(FeedError)

    /// Hides a post from all but its author and moderators, restores a hidden one, or removes one for good
    /// with its history. Moderators may; the act is written to the audit log. The reason, one line of 2 to
    /// 300 characters, is shown to the author; it may be blank to restore.
    ///
    /// Throws `moderatorsOnly`, `invalidFields`, `notFound`, `wrongState` if the act changes nothing,
    /// `ownPost` for a moderator who would undo another's act on their own post.
    func moderate(
        _ id: FeedPostID, _ act: SubjectAct, reason: String
    ) async throws(FeedError) -> FeedPostView

    /// One post. Throws `notFound` if there is none or the principal may not see it.
    func post(_ id: FeedPostID) async throws(FeedError) -> FeedPostView

    /// A page of a list of shown posts.
    ///
    /// Pages by cursor neither repeat nor skip a post that stays in place while others come and go. In
    /// "popular" likes move posts: no post comes twice, one that rises may be missed, and a cursor serves for
    /// a day (`PopularWalk`). Numbered pages carry the total.
    ///
    /// Throws `invalidFields` for the cursor of another list, and `service(.signInRequired)` for the lists
    /// `following` and `liked` of an anonymous visitor.
    func posts(_ list: FeedList, _ page: PageRequest) async throws(FeedError) -> Page<FeedPostView>

    /// A page of the principal's own posts in that state, or in all but removed, the youngest first. Throws
    /// `invalidFields` for the cursor of another list.
    func mine(_ state: FeedPostState?, _ page: PageRequest) async throws(FeedError) -> Page<FeedPostView>

    /// The text before each edit that changed it, at most 20, the last first. Readers of the post may read
    /// them. Throws `notFound`.
    func history(_ id: FeedPostID) async throws(FeedError) -> [FeedPostRevision]

    /// Likes a post, whose author is told; repeating it changes nothing. Answers its number of likes. Throws
    /// `notFound`, `oneself` for one's own post.
    func like(_ id: FeedPostID) async throws(FeedError) -> Int

    /// Removes a like; without one nothing changes. Answers the number of likes. Throws `notFound`.
    func unlike(_ id: FeedPostID) async throws(FeedError) -> Int

    /// The hashtags of the week: those that at least `HashtagCount.fewestAuthors` members used in shown posts
    /// of the last seven days, most authors first, at most `HashtagCount.most`. Counted every few minutes,
    /// and at once where a post with them is hidden or removed.
    func hashtags() async throws(FeedError) -> [HashtagCount]

    /// Follows a member, who is told; repeating it changes nothing. Throws `oneself`, `memberNotFound` where
    /// there is none or one of the two has blocked the other, `tooManyFollows`.
    func follow(_ member: MemberID) async throws(FeedError) -> FollowRelation

    /// Follows a member no longer; repeating it changes nothing. Throws `oneself`.
    func unfollow(_ member: MemberID) async throws(FeedError) -> FollowRelation

    /// How the principal and a member stand to each other, and the member's numbers. For an anonymous visitor
    /// only the numbers. Throws `memberNotFound` where there is none, or a block hides them.
    func relation(to member: MemberID) async throws(FeedError) -> FollowRelation

    /// A page of the members on one side of a member's follows, the latest first, without those that the
    /// principal does not see. Throws `memberNotFound`, `invalidFields` for the cursor of another list.
    func follows(
        _ side: FollowSide, of member: MemberID, _ page: PageRequest
    ) async throws(FeedError) -> Page<FollowView>
}

extension FeedRepository {
    /// Publishes without a key.
    public func publish(_ draft: FeedPostDraft) async throws(FeedError) -> FeedPostView {
        try await publish(draft, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of the feed. Throws `internal` where none were provided.
    public var feed: any FeedRepository {
        get throws(FeedError) {
            try repository((any FeedRepository).self, failure: FeedError.self)
        }
    }
}
