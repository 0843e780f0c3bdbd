public import Vocabulary

/// The atomic operations on stored posts and categories. Each either happens wholly and durably or throws a
/// `service` failure.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked.
public protocol PostStore: Sendable {
    /// Inserts a post into an open category and answers it. The same step writes the request's idempotency
    /// record and the message about its photos to the outbox. If the same request was made within 30 days,
    /// inserts nothing and answers the post as it was kept then.
    ///
    /// Throws `invalidFields` for a category that is not open, `service(.internal)` if the identifier is
    /// taken, `service(.keyReused)` if the key belongs to another request.
    func insert(_ post: Post, request: IdempotentRequest?) async throws(PostError) -> Post

    /// The post kept for the same request within 30 days, as it was then; nil if there was none. `post` is a
    /// copy of it without photos and with another identifier. Throws `service(.keyReused)`.
    func answered(_ post: Post, to request: IdempotentRequest) async throws(PostError) -> Post?

    /// The posts with these identifiers in any state, read in one snapshot; unknown ones are left out.
    func find(_ ids: [PostID]) async throws(PostError) -> [Post]

    /// Writes a change, its history and its messages in one step, if the stored version is still that of
    /// `old`; answers whether it did. Throws `invalidFields` if it enters a category that is not open.
    func replace(_ change: PostChange) async throws(PostError) -> Bool

    /// A page of the posts that the filter matches, the newest first, without those by `hidden` members.
    func page(
        _ filter: PostFilter, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(PostError) -> Page<Post>

    /// A page of an author's posts in these states, the newest first.
    func page(
        of author: MemberID, in states: [PostState], _ page: PageRequest
    ) async throws(PostError) -> Page<Post>

    /// How many posts of each of these authors are shown: as many as a filter by that author alone matches.
    /// Authors without any may be left out. One query, which does not grow with other authors.
    func shownCounts(of authors: Set<MemberID>) async throws(PostError) -> [MemberID: Int]

    /// The versions of a post before its edits, the last first; empty for an unknown post.
    func history(of id: PostID) async throws(PostError) -> [PostRevision]

    /// Waiting messages: moderators' and operators' acts for the audit log, posts with changed photos, and
    /// closed posts.
    var outbox: any Outbox { get }

    /// All categories in their order; only `PostCategory.general` until another is set.
    func categories() async throws(PostError) -> [PostCategory]

    /// Adds or changes a category for the actor and appends the act to the outbox, in one step; without a
    /// change it writes neither. Throws `tooManyCategories`.
    func set(
        _ category: PostCategory, by actor: MemberID, telling act: AuditEvent
    ) async throws(PostError)

    /// Records that the member has withdrawn and erases their data in one step; repeating it changes nothing.
    /// Removes and blanks their posts with their history, and erases their idempotency records and the
    /// moderation reasons by them or about them. Sends no message about photos: the domain of pictures
    /// removes them with the member.
    func forget(_ member: MemberID, at now: Timestamp) async throws(PostError)
}

extension [Post] {
    /// The identifiers of the posts. By index: iterating over the posts would copy each whole.
    public var identifiers: [AnyIdentifier] { indices.map { AnyIdentifier(self[$0].id) } }
}

extension PostStore {
    /// The post; nil if there is none.
    func find(_ id: PostID) async throws(PostError) -> Post? { try await find([id]).first }

    /// Reads a post and writes the change that `decide` gives; retries after concurrent changes.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` after eight concurrent changes.
    func change(
        _ id: PostID, _ decide: (Post) async throws(PostError) -> PostChange
    ) async throws(PostError) -> PostChange {
        try await PostError.retryingConflicts(on: "the post") { () throws(PostError) in
            guard let post = try await find(id) else { throw .notFound }
            let change = try await decide(post)
            return try await replace(change) ? change : nil
        }
    }
}
