public import Vocabulary

/// The verbs of comments, for one principal.
///
/// A comment belongs to a subject, a record of any domain. Each verb asks the subject's own domain whether
/// the record exists, who owns it and whether the principal may see it. Comments on a subject that the
/// principal may not see do not exist for them. A block between two members hides their comments from each
/// other, both in lists and in counts.
///
/// A conversation is a subject too, visible to its two members only; its messages are comments on it. In a
/// conversation neither member can remove the other's messages, replies have no parent, mentions send no
/// notice, and messages sent before a block stay. Moderators read, hide and remove reported messages only.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol CommentRepository: Sendable {
    /// Adds a shown comment, or a reply to one. At an at sign that begins a word, the longest nickname of a
    /// member after it becomes a mention of that member, whatever Korean ending follows.
    ///
    /// The parent's author, the mentioned members and the subject's owner each get one notice, the comment's
    /// author none. With a key, repeated calls within 30 days add one comment, and all answer it as it was
    /// added.
    ///
    /// Throws `invalidFields` with all field errors; `subjectNotFound`, also where the owner has blocked the
    /// member, and for a record visible to two members only, which takes messages in a conversation instead;
    /// `subjectClosed` in a conversation about a record that is finished or gone; `notFound` for a parent
    /// that is not shown under the subject, or whose author has blocked the member; `replyToReply`;
    /// `service(.keyReused)` if the key stands for another draft; `service(.keyInFlight)`.
    func add(
        _ draft: CommentDraft, to subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView

    /// Replaces the text of a comment of the principal's. With `expecting`, only if its version is still that
    /// one. New mentions send no notice. Throws `invalidFields`, `notFound`, `notYours`, `changed`,
    /// `subjectClosed`, and `wrongState` unless it is shown.
    func edit(
        _ id: CommentID, text: String, expecting version: Version?
    ) async throws(CommentError) -> CommentView

    /// Removes a comment for good. The author, those who look after the subject and moderators may; a
    /// moderator's act is written to the audit log. A comment with replies keeps its place. Throws
    /// `notFound`, `notYours`, `subjectClosed`, and `wrongState` if a moderator has removed it already.
    func remove(_ id: CommentID) async throws(CommentError)

    /// Hides, restores or removes a comment as a moderator. The reason of 2 to 300 characters is sent to the
    /// author and kept in the audit log; restoring needs none. Throws `moderatorsOnly`, `invalidFields`,
    /// `notFound`, `wrongState`.
    func moderate(
        _ id: CommentID, _ act: SubjectAct, reason: String
    ) async throws(CommentError) -> CommentView

    /// One comment. Its author and moderators also see one that a moderator has hidden or removed, and why.
    /// Throws `notFound`.
    func comment(_ id: CommentID) async throws(CommentError) -> CommentView

    /// A page of the top-level comments on a subject, each with its first three replies.
    ///
    /// A hidden or removed comment keeps its place while it has replies. Pages by cursor neither repeat nor
    /// skip a comment that stays while others come and go; numbered pages carry the total. Throws
    /// `subjectNotFound`, and `invalidFields` for the cursor of another list.
    func comments(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest
    ) async throws(CommentError) -> Page<CommentThread>

    /// A page of the replies to a comment, the oldest first. Throws `notFound` if lists do not include it,
    /// `invalidFields`.
    func replies(to id: CommentID, _ page: PageRequest) async throws(CommentError) -> Page<CommentView>

    /// A page of the principal's own comments, the newest first, including those hidden or removed by a
    /// moderator. Throws `invalidFields`.
    func mine(_ page: PageRequest) async throws(CommentError) -> Page<CommentView>

    /// How many comments, replies included, are shown under each subject; subjects that the principal may not
    /// see are left out. Throws `invalidFields` unless 1 to 100 are requested.
    func counts(of subjects: [AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int]

    /// Sends a message to the owner of a subject, or to the other party of a record visible to two members
    /// only. It starts or continues the conversation about the subject; for a conversation it is `add`.
    ///
    /// The other member gets a notice. Answers the message, whose subject is the conversation; with a key as
    /// `add`. Throws as `add`, and `ownSubject` about a public record of the principal's, where the other
    /// member starts.
    func sendMessage(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView

    /// A page of the principal's conversations, the last active first, optionally about one subject only.
    /// Conversations with members hidden by a block are left out, unless a subject is given. Throws
    /// `invalidFields`.
    func conversations(
        about subject: AnyIdentifier?, _ page: PageRequest
    ) async throws(CommentError) -> Page<ConversationView>

    /// One conversation of the principal's. Throws `conversationNotFound`.
    func conversation(_ id: ConversationID) async throws(CommentError) -> ConversationView
}

/// The order of the comments on a subject.
public enum CommentOrder: String, Sendable, CaseIterable {
    /// The first comment first.
    case oldest
    /// The last comment first.
    case newest
}

extension CommentRepository {
    /// Adds a comment without a key.
    public func add(
        _ draft: CommentDraft, to subject: AnyIdentifier
    ) async throws(CommentError) -> CommentView {
        try await add(draft, to: subject, idempotencyKey: nil)
    }

    /// Sends a message without a key.
    public func sendMessage(
        _ text: String, about subject: AnyIdentifier
    ) async throws(CommentError) -> CommentView {
        try await sendMessage(text, about: subject, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of comments. Throws `internal` where none were provided.
    public var comments: any CommentRepository {
        get throws(CommentError) {
            try repository((any CommentRepository).self, failure: CommentError.self)
        }
    }
}
