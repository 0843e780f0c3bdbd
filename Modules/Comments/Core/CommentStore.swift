public import Vocabulary

/// The atomic operations on stored comments. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol CommentStore: Sendable {
    /// Keeps a new one and, in the same step, the idempotency record of the request; answers it. If the same
    /// was asked within 30 days, keeps nothing and answers what was kept then, as it was then.
    ///
    /// Throws `service(.internal)` if the identifier is taken, `service(.keyReused)` if something else was
    /// asked under the key.
    func insert(_ comment: Comment, request: IdempotentRequest?) async throws(CommentError) -> Comment

    /// The comment; nil if there is none. Removed ones are found too.
    func find(_ id: CommentID) async throws(CommentError) -> Comment?

    /// Writes one that `actor` has changed if the stored version is still `expected`; answers whether.
    func replace(
        _ comment: Comment, expecting expected: Version, by actor: MemberID
    ) async throws(CommentError) -> Bool

    /// A page of what is shown, the newest first.
    func page(_ page: PageRequest) async throws(CommentError) -> Page<Comment>

    /// Notes that the member has withdrawn, removes what is theirs, erases what it says and their idempotency
    /// records, in one step; doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError)
}

extension CommentStore {
    /// Reads one, lets `decide` give its next value, and writes that if nobody was faster; else tries again.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` when others were faster eight times.
    func change(
        _ id: CommentID, by actor: MemberID, _ decide: (Comment) throws(CommentError) -> Comment
    ) async throws(CommentError) -> Comment {
        try await CommentError.retryingConflicts(on: "the comment") { () throws(CommentError) in
            guard let comment = try await find(id) else { throw .notFound }
            let next = try decide(comment)
            return try await replace(next, expecting: comment.version, by: actor) ? next : nil
        }
    }
}

/// What the cursors of lists carry.
public enum CommentScope {
    /// Of the list of all.
    public static let all = Cursor.scope(of: "comments")
}
