public import Vocabulary

/// The atomic operations on stored comments. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked. Comments on a closed subject are
/// not found.
public protocol CommentStore: Sendable {
    /// Inserts a comment and answers it. The same step writes its notices to the outbox, the counts of its
    /// subject and parent, the time of the last message in its conversation, and the request's idempotency
    /// record. If the same request was made within 30 days, inserts nothing and answers the comment as it was
    /// kept then.
    ///
    /// Throws `subjectNotFound` if the subject is closed; `notFound` unless the parent is a shown top-level
    /// comment of the same subject; `service(.internal)` if the identifier is taken, `service(.keyReused)` if
    /// the key belongs to another request.
    func insert(
        _ comment: Comment, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(CommentError) -> Comment

    /// The comments with these identifiers, in any state; unknown identifiers are left out.
    func find(_ ids: Set<CommentID>) async throws(CommentError) -> [CommentID: Comment]

    /// Writes the changes that `actor` made to comments, except their reply counts. Each is written if the
    /// stored version is that of its old value, with the counts of its subject and parent, and its messages:
    /// all in one step. Answers which were written.
    func replace(_ changes: [CommentChange], actor: MemberID) async throws(CommentError) -> Set<CommentID>

    /// A page of the top-level comments on a subject, with their first replies, without those by `hidden`
    /// members.
    func threads(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<StoredThread>

    /// A page of the shown replies to a comment, the oldest first, without those by `hidden` members.
    func replies(
        to id: CommentID, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Comment>

    /// A page of the comments that the author may still read, the newest first.
    func page(by author: MemberID, _ page: PageRequest) async throws(CommentError) -> Page<Comment>

    /// How many shown comments each subject has, without those by `hidden` members and the replies to them;
    /// subjects without any are left out.
    func counts(
        of subjects: Set<AnyIdentifier>, without hidden: Set<MemberID>
    ) async throws(CommentError) -> [AnyIdentifier: Int]

    /// Inserts a conversation without messages, in which the author is about to write, or answers the
    /// existing one of the same members and subject. Throws `subjectNotFound` if the subject is closed or the
    /// other member has been forgotten.
    func begin(_ conversation: Conversation, by author: MemberID) async throws(CommentError) -> Conversation

    /// The conversations with these identifiers; unknown identifiers are left out.
    func find(_ ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Conversation]

    /// The last message in each conversation, if it is still shown; others are left out.
    func last(in ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment]

    /// A page of a member's conversations that have messages, the last active first, without those with
    /// `hidden` members; with a subject, only those about it.
    func conversations(
        of member: MemberID, about subject: AnyIdentifier?, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Conversation>

    /// Closes a subject: it takes no more comments, and its comments are no longer found. In one step;
    /// repeating it changes nothing.
    func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(CommentError)

    /// Waiting messages: notices, and moderators' acts for the audit log.
    var outbox: any Outbox { get }

    /// Records that the member has withdrawn and erases their data in one step; repeating it changes nothing.
    /// Removes and blanks their comments, their conversations with all messages, their idempotency records,
    /// and the moderation reasons given by them or to them.
    func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError)
}

/// A stored comment with its first replies; `comment.replies` counts those that the reader sees.
public struct StoredThread: Hashable, Sendable {
    public var comment: Comment
    /// At most `CommentThread.mostReplies`, the oldest first.
    public var replies: [Comment]

    /// Memberwise.
    public init(_ comment: Comment, _ replies: [Comment]) {
        (self.comment, self.replies) = (comment, replies)
    }
}

/// A change of a comment, with the messages that it causes.
public struct CommentChange: Hashable, Sendable {
    /// The comment as it was read.
    public let old: Comment
    public var next: Comment
    public var messages: [OutboxMessage]

    /// Memberwise.
    public init(_ old: Comment, _ next: Comment, telling messages: [OutboxMessage] = []) {
        (self.old, self.next, self.messages) = (old, next, messages)
    }
}

extension Comment {
    /// The message that withdraws a comment's notices once it is no longer shown.
    func withdrawals(since old: Comment, at now: Timestamp) -> [OutboxMessage] {
        guard old.state == .shown, state != .shown else { return [] }
        return [OutboxMessage(withdrawingNoticesOf: AnyIdentifier(id), in: subject, at: now)]
    }
}

extension CommentStore {
    /// The comment; nil if there is none.
    public func find(_ id: CommentID) async throws(CommentError) -> Comment? { try await find([id])[id] }

    /// Reads a comment and writes the value that `decide` gives, with its messages; retries after concurrent
    /// changes.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` after eight concurrent changes.
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

/// The scopes that the cursors of lists carry.
public enum CommentScope {
    /// The scope of the comments on a subject.
    public static func threads(on subject: AnyIdentifier, _ order: CommentOrder) -> UInt64 {
        Cursor.scope(of: "comments on \(subject) \(order.rawValue)")
    }

    /// The scope of the replies to a comment.
    public static func replies(to id: CommentID) -> UInt64 { Cursor.scope(of: "replies to \(id)") }

    /// The scope of a member's own comments.
    public static func mine(_ author: MemberID) -> UInt64 { Cursor.scope(of: "comments by \(author)") }

    /// The scope of a member's conversations.
    public static func conversations(of member: MemberID, about subject: AnyIdentifier?) -> UInt64 {
        Cursor.scope(of: "conversations of \(member) \(subject.map { "\($0)" } ?? "-")")
    }
}
