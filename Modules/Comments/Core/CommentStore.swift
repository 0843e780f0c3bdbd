public import Vocabulary

/// The atomic operations on stored comments. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may. Comments on a subject
/// that was closed are found by nothing.
public protocol CommentStore: Sendable {
    /// Keeps a new one and, in the same step, the notices of it in the outbox, the counts of its subject and
    /// its parent, when something was said last in the conversation that is its subject, and the idempotency
    /// record of the request; answers it. If the same was asked within 30
    /// days, keeps nothing and answers what was kept then, as it was then.
    ///
    /// Throws `subjectNotFound` if the subject was closed; `notFound` unless its parent is shown under the
    /// same subject and replies to none; `service(.internal)` if the identifier is taken,
    /// `service(.keyReused)` if something else was asked under the key.
    func insert(
        _ comment: Comment, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(CommentError) -> Comment

    /// Those of these comments that there are, in whatever state.
    func find(_ ids: Set<CommentID>) async throws(CommentError) -> [CommentID: Comment]

    /// Writes what `actor` has made of comments, each but for its replies and only if the stored version is
    /// still that of its old value, with the counts of its subject and its parent, and its messages: all in
    /// one step. Answers which were written.
    func replace(_ changes: [CommentChange], actor: MemberID) async throws(CommentError) -> Set<CommentID>

    /// A page of the comments on a subject that reply to none, with their first replies; nobody's of
    /// `hidden`.
    func threads(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<StoredThread>

    /// A page of the shown replies to a comment, the oldest first; nobody's of `hidden`.
    func replies(
        to id: CommentID, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Comment>

    /// A page of what a member has written and may still read, the newest first.
    func page(by author: MemberID, _ page: PageRequest) async throws(CommentError) -> Page<Comment>

    /// How many comments are shown under each of these subjects, but for those of `hidden` and the replies to
    /// them; subjects without any are left out.
    func counts(
        of subjects: Set<AnyIdentifier>, without hidden: Set<MemberID>
    ) async throws(CommentError) -> [AnyIdentifier: Int]

    /// Keeps a conversation without a word in it, in which one of the two is about to say something, or
    /// answers the one of the same two about the same subject. Throws `subjectNotFound` if the subject was
    /// closed or the other has been forgotten.
    func begin(_ conversation: Conversation, by author: MemberID) async throws(CommentError) -> Conversation

    /// Those of these conversations that there are.
    func find(_ ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Conversation]

    /// What was said last in each of these and is still shown; those without are left out.
    func last(in ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment]

    /// A page of a member's conversations in which something was said, the last first; with nobody of
    /// `hidden`, and only about that subject if one is named.
    func conversations(
        of member: MemberID, about subject: AnyIdentifier?, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Conversation>

    /// Closes a subject: nothing is added to it any more, and what is there is found by nothing. In one step;
    /// again changes nothing.
    func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(CommentError)

    /// What waits to be told: notices, and acts of moderators to the audit log.
    var outbox: any Outbox { get }

    /// Notes that the member has withdrawn, removes what is theirs, erases what it says, all that was said in
    /// their conversations and these themselves, their idempotency records and the reasons that they have
    /// given as a moderator or were given, in one step; doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError)
}

/// A stored comment with its first replies, as one member sees them, whose number `comment.replies` is.
public struct StoredThread: Hashable, Sendable {
    public var comment: Comment
    /// At most `CommentThread.mostReplies`, the oldest first.
    public var replies: [Comment]

    /// Memberwise.
    public init(_ comment: Comment, _ replies: [Comment]) {
        (self.comment, self.replies) = (comment, replies)
    }
}

/// What becomes of a comment, and what is to be told of it.
public struct CommentChange: Hashable, Sendable {
    /// As it was read.
    public let old: Comment
    public var next: Comment
    public var messages: [OutboxMessage]

    /// Memberwise.
    public init(_ old: Comment, _ next: Comment, telling messages: [OutboxMessage] = []) {
        (self.old, self.next, self.messages) = (old, next, messages)
    }
}

extension Comment {
    /// What withdraws the notices that lead to a comment which others could read before, and not any more.
    func withdrawals(since old: Comment, at now: Timestamp) -> [OutboxMessage] {
        guard old.state == .shown, state != .shown else { return [] }
        return [OutboxMessage(withdrawingNoticesOf: AnyIdentifier(id), in: subject, at: now)]
    }
}

extension CommentStore {
    /// One comment; nil if there is none.
    public func find(_ id: CommentID) async throws(CommentError) -> Comment? { try await find([id])[id] }

    /// Reads one, lets `decide` give its next value and what is to be told of it, and writes that if nobody
    /// was faster; else tries again.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` when others were faster eight times.
    func change(
        _ id: CommentID, by actor: MemberID,
        _ decide: (Comment) throws(CommentError) -> (Comment, [OutboxMessage])
    ) async throws(CommentError) -> Comment {
        try await CommentError.retryingConflicts(on: "the comment") { () throws(CommentError) in
            guard let comment = try await find(id) else { throw .notFound }
            let (next, messages) = try decide(comment)
            let change = CommentChange(comment, next, telling: messages)
            return try await replace([change], actor: actor).isEmpty ? nil : next
        }
    }
}

/// What the cursors of lists carry.
public enum CommentScope {
    /// Of the comments on a subject.
    public static func threads(on subject: AnyIdentifier, _ order: CommentOrder) -> UInt64 {
        Cursor.scope(of: "comments on \(subject) \(order.rawValue)")
    }

    /// Of the replies to a comment.
    public static func replies(to id: CommentID) -> UInt64 { Cursor.scope(of: "replies to \(id)") }

    /// Of what a member has written.
    public static func mine(_ author: MemberID) -> UInt64 { Cursor.scope(of: "comments by \(author)") }

    /// Of a member's conversations.
    public static func conversations(of member: MemberID, about subject: AnyIdentifier?) -> UInt64 {
        Cursor.scope(of: "conversations of \(member) \(subject.map { "\($0)" } ?? "-")")
    }
}
