public import Vocabulary

/// The operator who acts, and why, for the audit log.
public struct OperatorAct: Hashable, Sendable {
    public let actor: AuditActor
    /// The reason, behind the operator's name where the actor is no member.
    public let reason: String

    /// An act of a member, or of a program on the server that the operator of that name has started. Throws
    /// `invalidFields` (reason) unless name and reason have 1 to 1,000 characters together.
    public init(_ actor: AuditActor, name: String? = nil, reason: String) throws(OrderError) {
        let reason = try OrderTexts.words(reason, field: "reason")
        self.actor = actor
        self.reason =
            try name.map { name throws(OrderError) in
                try OrderTexts.words("\(name): \(reason)", field: "reason")
            } ?? reason
    }
}

extension OrderService {
    /// The act for the audit log, done to a payee; a member is affected by it.
    func logged(_ act: OperatorAct?, _ verb: String, _ payee: AnyIdentifier) -> AuditEvent? {
        act.map { logged($0, verb, "\(payee)", affecting: payee.typed()) }
    }

    /// The act for the audit log.
    func logged(
        _ act: OperatorAct, _ verb: String, _ subject: String, affecting member: MemberID?
    ) -> AuditEvent {
        AuditEvent(
            id: ids.next(), by: act.actor, verb, subject, affecting: member, at: time.now(),
            reason: act.reason)
    }
}
