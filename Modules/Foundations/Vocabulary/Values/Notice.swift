/// The subject of a notice's identifier.
public enum NoticeSubject: IdentifierSubject {
    /// `ntc`
    public static let prefix = "ntc"
}

/// Identifies one notice to one member, so that repeated delivery records it once.
public typealias NoticeID = Identifier<NoticeSubject>

/// A notice to one member of what another has done.
///
/// The writer of the effect appends it to an outbox in the same transaction (`OutboxMessage(_:)`). The outbox
/// delivers it to the `NoticeBook` at least once, in order for each recipient. It holds identifiers and no
/// text, so it keeps no words of a member who withdraws.
public struct Notice: Hashable, Sendable {
    /// Identifies the notice across deliveries; made together with the effect.
    public let id: NoticeID
    public let kind: NoticeKind
    /// The member who receives it.
    public let recipient: MemberID
    /// The member who did it; nil if the notice names no actor, as for acts of moderators.
    public let actor: MemberID?
    /// What was done, if the kind alone does not tell: `accepted`, `hide`. Lower-case letters and hyphens, or
    /// blank.
    public let act: String
    /// The record it concerns: a listing, a post, a deal.
    public let subject: AnyIdentifier
    /// The place in the subject, such as a comment; nil for the subject as a whole.
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

/// Stores notices for their recipients: the port that receives them.
public protocol NoticeBook: Sendable {
    /// Stores each notice for its recipient, in order and in one step, by the rule of its kind. Skips notices
    /// that were stored before, notices to members who have left, and notices where one of the two blocks the
    /// other. Throws outages.
    func record(_ notices: [Notice]) async throws(ServiceFailure)

    /// Removes notices about a text, read or unread, from list and count. Notices of that place that arrive
    /// later are dropped. Repeating it changes nothing. Throws outages; then some notices may remain.
    func withdraw(_ withdrawal: NoticeWithdrawal) async throws(ServiceFailure)
}

extension NoticeBook {
    /// Records one notice.
    public func record(_ notice: Notice) async throws(ServiceFailure) { try await record([notice]) }
}
