public import Vocabulary

/// A notice as its recipient sees it.
public struct NoticeView: Hashable, Sendable {
    public let id: NoticeID
    /// Its place among all of the recipient's.
    public let sequence: Int64
    public let kind: NoticeKind
    /// What was done, where the kind does not say it.
    public let act: String
    /// Who has done it, as they are called now, without a nickname after withdrawal; nil where nobody is
    /// named.
    public let actor: MemberCard?
    /// What it was done to; nil when the recipient may not see it any more.
    public let subject: SubjectCard?
    /// Where in the subject; nil where the subject is all, or may not be seen any more.
    public let place: AnyIdentifier?
    /// When it was done.
    public let at: Timestamp
    public let isRead: Bool

    /// Memberwise.
    public init(
        id: NoticeID, sequence: Int64, kind: NoticeKind, act: String, actor: MemberCard?,
        subject: SubjectCard?, place: AnyIdentifier?, at moment: Timestamp, isRead: Bool
    ) {
        (self.id, self.sequence, self.kind, self.act) = (id, sequence, kind, act)
        (self.actor, self.subject, self.place) = (actor, subject, place)
        (self.at, self.isRead) = (moment, isRead)
    }
}
