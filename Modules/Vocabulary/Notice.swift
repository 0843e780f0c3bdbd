/// The subject of a notice's identifier.
public enum NoticeSubject: IdentifierSubject {
    /// `ntc`
    public static let prefix = "ntc"
}

/// Names what one member is told of one effect, so that they are told once however often it is delivered.
public typealias NoticeID = Identifier<NoticeSubject>

/// What a notice is about.
public enum NoticeKind: String, Sendable, CaseIterable {
    /// Somebody has commented on what is the member's.
    case comment
    /// Somebody has answered the member's comment.
    case reply
    /// Somebody has named the member in a comment.
    case mention
    /// Somebody has written to the member alone.
    case message
    /// A deal of the member's has changed.
    case deal
    /// A moderator has done something to the member's, or about what the member has reported.
    case moderation
}

/// What one member is to be told of something that another has done.
///
/// Whoever has the effect appends it to an outbox in the transaction of the effect (`OutboxMessage(_:)`),
/// which tells it to the `NoticeBook` at least once, in order for each recipient. It carries no words:
/// everybody and everything is named by identifier, so that whoever withdraws leaves nothing behind here.
public struct Notice: Hashable, Sendable {
    /// By which it is known again; made when the effect is.
    public let id: NoticeID
    public let kind: NoticeKind
    /// Who is told.
    public let recipient: MemberID
    /// Who has done it; nil where nobody is named, as for what moderators do.
    public let actor: MemberID?
    /// What was done, where the kind does not say it: `accepted`, `hide`. Lower-case letters and hyphens, or
    /// blank.
    public let act: String
    /// What it was done to: a listing, a post, a deal.
    public let subject: AnyIdentifier
    /// Where in it: the comment, say; nil where the subject is all.
    public let place: AnyIdentifier?
    /// When it was done.
    public let at: Timestamp

    /// Memberwise.
    public init(
        id: NoticeID, _ kind: NoticeKind, to recipient: MemberID, by actor: MemberID?, act: String = "",
        about subject: AnyIdentifier, in place: AnyIdentifier? = nil, at moment: Timestamp
    ) {
        (self.id, self.kind, self.recipient, self.actor) = (id, kind, recipient, actor)
        (self.act, self.subject, self.place, self.at) = (act, subject, place, moment)
    }
}

/// Where notices are kept for their recipients: the port that hears of them.
public protocol NoticeBook: Sendable {
    /// Keeps each of the notices for its recipient, in their order and in one step, but for those that were
    /// kept before, whose recipient has left, or of which one of the two has blocked the other. Throws
    /// outages.
    func record(_ notices: [Notice]) async throws(ServiceFailure)

    /// Removes notices about words, read or not, which are counted no longer; of a place none is kept
    /// afterwards, however late it comes. Again changes nothing. Throws outages; then some may be left.
    func withdraw(_ withdrawal: NoticeWithdrawal) async throws(ServiceFailure)
}

extension NoticeBook {
    /// The same of one notice.
    public func record(_ notice: Notice) async throws(ServiceFailure) { try await record([notice]) }
}
