public import Vocabulary

/// The verbs of comments, for one principal.
///
/// Comments stand under a subject, a record of any domain. Whether it exists, whose it is and who may see it
/// is asked of its own domain at each verb: comments on what the principal may not see are not there
/// for them. A member does not see the comments of those whom they have blocked or who have blocked them,
/// neither in lists nor in counts.
///
/// A conversation is such a subject, too, seen by its two members alone: what they say are comments on it.
/// There nobody removes what the other has said, replies stand by themselves, mentions are told to nobody,
/// and what was said before a block stays. A moderator reads of it, hides and removes only what was reported.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol CommentRepository: Sendable {
    /// Adds a comment, or a reply to one, shown to all. Names behind an at sign become mentions of the
    /// members who are called so.
    ///
    /// The parent's author, the members who are mentioned and the subject's owner are told, each once, the
    /// author of the comment never. With a key, of any number of calls within 30 days one takes effect, and
    /// all answer what was added as it was then.
    ///
    /// Throws `invalidFields` with all field errors; `subjectNotFound`, also where the owner has blocked the
    /// member, and for what is seen by two alone, about which they have a conversation; `subjectClosed` in a
    /// conversation about what is over or gone; `notFound` for a parent that is not shown under the subject,
    /// or whose author has blocked the member; `replyToReply`; `service(.keyReused)` if the key stands for
    /// another draft; `service(.keyInFlight)`.
    func add(
        _ draft: CommentDraft, to subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView

    /// Gives one's own comment another text. With `expecting`, only if nobody has changed it since that
    /// version. Nobody is told of new mentions. Throws `invalidFields`, `notFound`, `notYours`, `changed`,
    /// `subjectClosed`, and `wrongState` for one that is not shown.
    func edit(
        _ id: CommentID, text: String, expecting version: Version?
    ) async throws(CommentError) -> CommentView

    /// Removes a comment for good. The author and the owner of the subject may, and moderators, whose act the
    /// audit log is told. Where others have replied its place stays. Throws `notFound`, `notYours`,
    /// `subjectClosed`, and `wrongState` for what a moderator has removed already.
    func remove(_ id: CommentID) async throws(CommentError)

    /// Hides, restores or removes a comment, for a reason of 2 to 300 characters that its author is told and
    /// the audit log keeps; restoring may go without one. Moderators may. Throws `moderatorsOnly`,
    /// `invalidFields`, `notFound`, `wrongState`.
    func moderate(
        _ id: CommentID, _ act: SubjectAct, reason: String
    ) async throws(CommentError) -> CommentView

    /// One comment. Its author and moderators see also what a moderator has hidden or removed, and why.
    /// Throws `notFound`.
    func comment(_ id: CommentID) async throws(CommentError) -> CommentView

    /// A page of the comments on a subject that reply to none, each with its first three replies.
    ///
    /// One that is hidden or removed leaves its place as long as it has replies. Pages by cursor neither
    /// repeat nor skip one that stays while others come and go; numbered pages carry the total. Throws
    /// `subjectNotFound`, and `invalidFields` for the cursor of another list.
    func comments(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest
    ) async throws(CommentError) -> Page<CommentThread>

    /// A page of the replies to a comment, the oldest first. Throws `notFound` if lists do not name it,
    /// `invalidFields`.
    func replies(to id: CommentID, _ page: PageRequest) async throws(CommentError) -> Page<CommentView>

    /// A page of one's own comments, the newest first, with those that a moderator has hidden or removed.
    /// Throws `invalidFields`.
    func mine(_ page: PageRequest) async throws(CommentError) -> Page<CommentView>

    /// How many comments, replies included, are shown under each of these subjects; those that the principal
    /// may not see are left out. Throws `invalidFields` unless 1 to 100 are asked for.
    func counts(of subjects: [AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int]

    /// Says something to the owner of a subject, or to the other of the two who alone see it: begins the
    /// conversation about it or goes on with it. In a conversation, which may be named as well, it is `add`.
    ///
    /// The other is told. Answers what was said, whose subject is the conversation; with a key as `add`.
    /// Throws as `add`, and `ownSubject` about what is one's own and others see, too: there others begin.
    func say(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView

    /// A page of one's own conversations, the one first in which something was said last; only those about
    /// one subject if so asked. Those with whom one sees nothing of are left out, unless a subject is named.
    /// Throws `invalidFields`.
    func conversations(
        about subject: AnyIdentifier?, _ page: PageRequest
    ) async throws(CommentError) -> Page<ConversationView>

    /// One of one's own conversations. Throws `conversationNotFound`.
    func conversation(_ id: ConversationID) async throws(CommentError) -> ConversationView
}

/// In which order the comments on a subject stand.
public enum CommentOrder: String, Sendable, CaseIterable {
    /// As a conversation is read.
    case oldest
    /// The last first.
    case newest
}

extension CommentRepository {
    /// Adds a comment without a key.
    public func add(
        _ draft: CommentDraft, to subject: AnyIdentifier
    ) async throws(CommentError) -> CommentView {
        try await add(draft, to: subject, idempotencyKey: nil)
    }

    /// Says something without a key.
    public func say(
        _ text: String, about subject: AnyIdentifier
    ) async throws(CommentError) -> CommentView {
        try await say(text, about: subject, idempotencyKey: nil)
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
