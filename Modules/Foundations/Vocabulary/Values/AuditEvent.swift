/// The subject of an audit event's identifier.
public enum AuditEventSubject: IdentifierSubject {
    /// `aud`
    public static let prefix = "aud"
}

/// Identifies one act of an operator or a moderator, so that repeated delivery records it once.
public typealias AuditEventID = Identifier<AuditEventSubject>

/// Who performed an act that members have no right to.
public enum AuditActor: Hashable, Sendable {
    /// A member, with the role that they acted by.
    case member(MemberID, role: Role)
    /// An operator's program on the server itself; no account is involved.
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

/// One act of an operator or a moderator, as the audit log receives it: who did what to what, and when.
///
/// The writer of the effect appends the event to an outbox in the same transaction (`OutboxMessage(_:)`). The
/// outbox delivers it to the `AuditLog` at least once, in order for each subject. The event names members by
/// identifier alone; `reason` is the only free text.
public struct AuditEvent: Hashable, Sendable {
    /// Identifies the act across deliveries; made when it is done.
    public let id: AuditEventID
    /// Who did it.
    public let actor: AuditActor
    /// What was done, by domain and act: `listings.hide`. Neither tabs nor line breaks.
    public let verb: String
    /// What it was done to: an identifier as people see it, `lst_…`. Neither tabs nor line breaks.
    public let subject: String
    /// The affected member: the owner of the subject, or the subject itself. The reason is erased when this
    /// member or the actor withdraws.
    public let affected: MemberID?
    /// When it was done.
    public let actedAt: Timestamp
    /// Why, in the actor's own words. Without NUL, which databases do not store.
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

    /// Whether the reason is by this member or about them, so that their withdrawal erases it.
    public func concerns(_ member: MemberID) -> Bool { affected == member || actor.memberID == member }

    /// The same act without its reason.
    public var withoutReason: AuditEvent {
        AuditEvent(id: id, by: actor, verb, subject, affecting: affected, at: actedAt)
    }
}
