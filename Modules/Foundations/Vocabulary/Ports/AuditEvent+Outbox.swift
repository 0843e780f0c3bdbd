extension AuditEvent {
    /// The topic of messages that carry an audit event.
    public static let topic = "audit.event"

    /// Decodes the event; nil if the message carries none that this version can read.
    public init?(_ message: OutboxMessage) {
        guard message.topic == Self.topic else { return nil }
        let parts = message.payload.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = parts[0].split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 5, let id = AuditEventID(fields[0]),
            let actor = AuditActor(fields[1], fields[2])
        else { return nil }
        let affected = MemberID(fields[4])
        if affected == nil, !fields[4].isEmpty { return nil }
        self.init(
            id: id, by: actor, String(fields[3]), message.subject, affecting: affected, at: message.writtenAt,
            reason: parts.count > 1 ? String(parts[1]) : nil)
    }
}

extension OutboxMessage {
    /// A message that carries the event to the audit log: one line of identifier, actor, role, verb and
    /// affected member, separated by tabs, then the reason, if there is one.
    public init(_ event: AuditEvent) {
        let (actor, role) = event.actor.fields
        let fields = ["\(event.id)", actor, role, event.verb, event.affected.map { "\($0)" } ?? ""]
        let line = fields.joined(separator: "\t")
        self.init(
            AuditEvent.topic, event.subject, event.reason.map { line + "\n" + $0 } ?? line, at: event.actedAt)
    }

    /// The same message without the reason, if this member's withdrawal erases it; nil if there is nothing to
    /// erase.
    public func erasingReason(of member: MemberID) -> OutboxMessage? {
        guard let event = AuditEvent(self), event.reason != nil, event.concerns(member) else { return nil }
        return OutboxMessage(event.withoutReason)
    }
}

extension AuditActor {
    private static let machineName = "machine"

    fileprivate var fields: (actor: String, role: String) {
        switch self {
        case .member(let id, let role): ("\(id)", role.rawValue)
        case .machine: (Self.machineName, "")
        }
    }

    fileprivate init?(_ actor: Substring, _ role: Substring) {
        if actor == Self.machineName, role.isEmpty {
            self = .machine
        } else if let id = MemberID(actor), let role = Role(rawValue: String(role)) {
            self = .member(id, role: role)
        } else {
            return nil
        }
    }
}
