/// The subject of an audit event's identifier.
public enum AuditEventSubject: IdentifierSubject {
    /// `aud`
    public static let prefix = "aud"
}

/// Names one act of an operator or a moderator, so that it is recorded once however often it is told.
public typealias AuditEventID = Identifier<AuditEventSubject>

/// Who has acted by a power that members do not have.
public enum AuditActor: Hashable, Sendable {
    /// A member, with the role that they acted by.
    case member(MemberID, role: Role)
    /// Somebody at the machine itself, by one of the operator's programs: who it was, no account says.
    case machine

    /// The member who acts for this principal; nil for an anonymous visitor.
    public init?(_ principal: Principal) {
        guard case .member(let id, _, let role, _) = principal else { return nil }
        self = .member(id, role: role)
    }

    /// The role that the member acted by, nil for the machine.
    public var role: Role? {
        if case .member(_, let role) = self { role } else { nil }
    }

    /// The member, nil for the machine.
    public var memberID: MemberID? {
        if case .member(let id, _) = self { id } else { nil }
    }
}

/// One act of an operator or a moderator, as the audit log is told of it: who did what to what, and when.
///
/// Whoever has the effect appends the event to an outbox in the transaction of the effect
/// (`OutboxMessage(_:)`), which tells it to the `AuditLog` at least once, in order for each subject.
/// Everybody is named by identifier alone; `reason` is the only free text.
public struct AuditEvent: Hashable, Sendable {
    /// By which the act is known again; made when it is done.
    public let id: AuditEventID
    /// Who did it.
    public let actor: AuditActor
    /// What was done, by domain and act: `listings.hide`. Neither tabs nor line breaks.
    public let verb: String
    /// What it was done to: an identifier as people see it, `lst_…`. Neither tabs nor line breaks.
    public let subject: String
    /// Whom it affects: the owner of the subject, or the subject. When this member or the actor withdraws,
    /// the reason is erased.
    public let affected: MemberID?
    /// When it was done.
    public let actedAt: Timestamp
    /// Why, in the actor's own words. No NUL: no database keeps it.
    public let reason: String?

    /// Memberwise.
    public init(
        id: AuditEventID, by actor: AuditActor, _ verb: String, _ subject: String,
        affecting member: MemberID?, at moment: Timestamp, reason: String? = nil
    ) {
        self.id = id
        self.actor = actor
        self.verb = verb
        self.subject = subject
        affected = member
        actedAt = moment
        self.reason = reason
    }

    /// Whether the reason is by this member or about them, so that it goes when they withdraw.
    public func concerns(_ member: MemberID) -> Bool { affected == member || actor.memberID == member }

    /// The same act without the words.
    public var withoutReason: AuditEvent {
        AuditEvent(id: id, by: actor, verb, subject, affecting: affected, at: actedAt)
    }
}
