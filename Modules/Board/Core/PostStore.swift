public import Vocabulary

/// The atomic operations on stored posts and categories. Each either happens wholly and durably or throws a
/// `service` failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol PostStore: Sendable {
    /// Keeps a new post in a category that is open and, in the same step, the idempotency record of the
    /// request and the news of its photos in the outbox; answers the post. If the same was asked within 30
    /// days, keeps nothing and answers what was kept then, as it was then.
    ///
    /// Throws `invalidFields` for a category that is not open, `service(.internal)` if the identifier is
    /// taken, `service(.keyReused)` if something else was asked under the key.
    func insert(_ post: Post, request: IdempotentRequest?) async throws(PostError) -> Post

    /// The post that was kept when the same was asked within 30 days, as it was then, of which `post` is a
    /// copy without photos under another identifier; nil if there was none. Throws `service(.keyReused)`.
    func answered(_ post: Post, to request: IdempotentRequest) async throws(PostError) -> Post?

    /// Those of these posts that there are, read at one moment. Removed ones are found too.
    func find(_ ids: [PostID]) async throws(PostError) -> [Post]

    /// Writes a change if the stored version is still that of `old`, and in the same step what it adds to or
    /// takes from the history and what it tells; answers whether. Throws `invalidFields` for a category that
    /// it enters and that is not open.
    func replace(_ change: PostChange) async throws(PostError) -> Bool

    /// A page of what the filter matches, the newest first, without posts of these members.
    func page(
        _ filter: PostFilter, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(PostError) -> Page<Post>

    /// A page of an author's posts in these states, the newest first.
    func page(
        of author: MemberID, in states: [PostState], _ page: PageRequest
    ) async throws(PostError) -> Page<Post>

    /// What a post said before its edits, the last first; empty for none and for no post.
    func history(of id: PostID) async throws(PostError) -> [PostRevision]

    /// What waits to be told: acts of moderators and operators to the audit log, which posts' photos have
    /// changed, and which posts are gone.
    var outbox: any Outbox { get }

    /// All categories in their order; `PostCategory.general` alone until another was set.
    func categories() async throws(PostError) -> [PostCategory]

    /// Sets a category up or changes it on behalf of the actor, and appends the act to the outbox, in one
    /// step; where nothing changes, does neither. Throws `tooManyCategories`.
    func set(
        _ category: PostCategory, by actor: MemberID, telling act: AuditEvent
    ) async throws(PostError)

    /// Notes that the member has withdrawn, removes their posts, erases what these say, their history, the
    /// member's idempotency records and the reasons of moderators that are by them or about them, in one
    /// step; doing it again changes nothing. Nobody is told of the photos, which their own domain removes
    /// with the member.
    func forget(_ member: MemberID, at now: Timestamp) async throws(PostError)
}

extension [Post] {
    /// Which posts these are. By their places: going through them would copy each whole.
    public var identifiers: [AnyIdentifier] { indices.map { AnyIdentifier(self[$0].id) } }
}

extension PostStore {
    /// The post; nil if there is none.
    func find(_ id: PostID) async throws(PostError) -> Post? { try await find([id]).first }

    /// Reads one, lets `decide` give the change, and writes that if nobody was faster; else tries again.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` when others were faster eight times.
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
