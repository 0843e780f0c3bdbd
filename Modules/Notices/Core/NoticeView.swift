public import Vocabulary

/// A notice as its recipient sees it.
public struct NoticeView: Hashable, Sendable {
    public let id: NoticeID
    /// Its number among all notices of the recipient.
    public let sequence: Int64
    public let kind: NoticeKind
    /// The act, if the kind leaves it open.
    public let act: String
    /// The actor with the current nickname, without one after withdrawal; nil if the notice names no actor.
    public let actor: MemberCard?
    /// The number of other actors of a notice that gathers: "A and 3 others".
    public let others: Int
    /// The subject of the act; nil if the recipient may no longer see it.
    public let subject: SubjectCard?
    /// The place within the subject; nil for the whole subject, or if the recipient may no longer see it.
    public let place: AnyIdentifier?
    /// The time of the act.
    public let at: Timestamp
    public let isRead: Bool

    /// Memberwise.
    public init(
        id: NoticeID, sequence: Int64, kind: NoticeKind, act: String, actor: MemberCard?,
        others: Int = 0, subject: SubjectCard?, place: AnyIdentifier?, at moment: Timestamp, isRead: Bool
    ) {
        (self.id, self.sequence, self.kind, self.act) = (id, sequence, kind, act)
        (self.actor, self.others, self.subject) = (actor, others, subject)
        (self.place, self.at, self.isRead) = (place, moment, isRead)
    }
}
