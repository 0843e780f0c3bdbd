public import Vocabulary

/// The atomic operations on stored board. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol PostStore: Sendable {
    /// Keeps a new one and, in the same step, the idempotency record of the request; answers it. If the same
    /// was asked within 30 days, keeps nothing and answers what was kept then, as it was then.
    ///
    /// Throws `service(.internal)` if the identifier is taken, `service(.keyReused)` if something else was
    /// asked under the key.
    func insert(_ post: Post, request: IdempotentRequest?) async throws(PostError) -> Post

    /// The post; nil if there is none. Removed ones are found too.
    func find(_ id: PostID) async throws(PostError) -> Post?

    /// Writes one that `actor` has changed if the stored version is still `expected`; answers whether.
    func replace(
        _ post: Post, expecting expected: Version, by actor: MemberID
    ) async throws(PostError) -> Bool

    /// A page of what is shown, the newest first.
    func page(_ page: PageRequest) async throws(PostError) -> Page<Post>

    /// Notes that the member has withdrawn, removes what is theirs, erases what it says and their idempotency
    /// records, in one step; doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(PostError)
}

extension PostStore {
    /// Reads one, lets `decide` give its next value, and writes that if nobody was faster; else tries again.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` when others were faster eight times.
    func change(
        _ id: PostID, by actor: MemberID, _ decide: (Post) throws(PostError) -> Post
    ) async throws(PostError) -> Post {
        try await PostError.retryingConflicts(on: "the post") { () throws(PostError) in
            guard let post = try await find(id) else { throw .notFound }
            let next = try decide(post)
            return try await replace(next, expecting: post.version, by: actor) ? next : nil
        }
    }
}

/// What the cursors of lists carry.
public enum PostScope {
    /// Of the list of all.
    public static let all = Cursor.scope(of: "board")
}
