public import Vocabulary

/// One call of `act` or `undo`, on one subject or thousands. It is stored, so that it is finished after a
/// crash, appears in the public log and can be undone.
public struct ModerationBatch: Hashable, Sendable {
    public let id: BatchID
    /// The act; for an undo, the act that is undone.
    public let verb: ModerationVerb
    /// The batch that this one undoes; nil for an act.
    public let undoes: BatchID?
    /// The batch that undid this one.
    public internal(set) var undoneBy: BatchID?
    /// Its category in the public log.
    public let category: ReportReason
    /// The moderator's reason; blank if none was given, and once the moderator or the owner of a subject has
    /// withdrawn.
    public internal(set) var reason: String
    /// The moderator who acts, in `role`; nil once they have withdrawn.
    public internal(set) var moderator: MemberID?
    public let role: Role
    public let madeAt: Timestamp
    /// Whether it has several subjects, or a filter.
    public let isBulk: Bool
    /// The kind of all subjects: `lst`; blank for several kinds.
    public let kind: String
    /// The number of subjects.
    public let subjects: Int
    /// The number of reports that it decided or reopened, counted when it ends.
    public internal(set) var reports: Int
    /// The number of subjects that it changed, counted when it ends.
    public internal(set) var changed: Int
    /// Whether it has not ended yet.
    public internal(set) var isRunning: Bool

    /// Memberwise.
    public init(
        id: BatchID, verb: ModerationVerb, undoes: BatchID?, undoneBy: BatchID?, category: ReportReason,
        reason: String, moderator: MemberID?, role: Role, madeAt: Timestamp, isBulk: Bool, kind: String,
        subjects: Int, reports: Int, changed: Int, isRunning: Bool
    ) {
        (self.id, self.verb, self.undoes, self.undoneBy) = (id, verb, undoes, undoneBy)
        (self.category, self.reason, self.moderator, self.role) = (category, reason, moderator, role)
        (self.madeAt, self.isBulk, self.kind, self.subjects) = (madeAt, isBulk, kind, subjects)
        (self.reports, self.changed, self.isRunning) = (reports, changed, isRunning)
    }

    /// The most subjects of one batch, and the most reports of a batch with several subjects.
    public static let largest = 10_000
}

extension ModerationBatch {
    /// The effect on subjects or their owners.
    public var effect: ModerationVerb.Effect { undoes == nil ? verb.effect : verb.undoing }

    /// The acting principal towards domains, independent of who finishes the batch.
    var principal: Principal {
        .member(moderator ?? MemberID(id.raw), session: SessionID(id.raw), role: role)
    }

    /// The batch's single audit event; nil if the domain that acts writes its own. The reason of a bulk act
    /// stays with the batch, where it is erased when one of the owners withdraws: the event does not name
    /// them.
    public func auditEvent(about subject: AnyIdentifier?, _ owner: MemberID?) -> AuditEvent? {
        let isOwn = isBulk || undoes != nil || effect == .none
        guard isOwn, let moderator else { return nil }
        let verb = undoes == nil ? "moderation.\(verb.rawValue)" : "moderation.undo"
        let about = isBulk ? nil : subject
        return AuditEvent(
            id: AuditEventID(id.raw), by: .member(moderator, role: role), verb,
            about.map { "\($0)" } ?? "\(undoes ?? id)", affecting: about == nil ? nil : owner, at: madeAt,
            reason: isBulk || reason.isEmpty ? nil : reason)
    }

    /// The notice of the batch to this member; repeated calls give the same one.
    public func notice(to member: MemberID, _ act: String, about subject: AnyIdentifier) -> Notice {
        Notice(
            id: NoticeID(id.raw.mixed(with: member.raw)), .moderation, to: member, by: nil, act: act,
            about: subject, at: madeAt)
    }
}

/// One subject of a batch.
public struct BatchSubjectView: Hashable, Sendable {
    public let caseID: CaseID
    public let subject: AnyIdentifier
    public let owner: MemberID
    /// Whether the batch has changed the subject or its owner.
    public let isChanged: Bool

    /// Memberwise.
    public init(caseID: CaseID, subject: AnyIdentifier, owner: MemberID, isChanged: Bool) {
        (self.caseID, self.subject, self.owner, self.isChanged) = (caseID, subject, owner, isChanged)
    }
}

/// The public record of a batch, without names and reasons.
public struct PublicLogEntry: Hashable, Sendable {
    public let verb: ModerationVerb
    public let isUndo: Bool
    /// The kind of its subjects: `lst`; blank for several kinds.
    public let kind: String
    public let category: ReportReason
    public let at: Timestamp
    public let subjects: Int
    public let reports: Int

    /// Memberwise.
    public init(
        verb: ModerationVerb, isUndo: Bool, kind: String, category: ReportReason, at moment: Timestamp,
        subjects: Int, reports: Int
    ) {
        (self.verb, self.isUndo, self.kind, self.category) = (verb, isUndo, kind, category)
        (self.at, self.subjects, self.reports) = (moment, subjects, reports)
    }

    /// The public record of the batch.
    public init(_ batch: ModerationBatch) {
        self.init(
            verb: batch.verb, isUndo: batch.undoes != nil, kind: batch.kind, category: batch.category,
            at: batch.madeAt, subjects: batch.subjects, reports: batch.reports)
    }
}

extension RawIdentifier {
    /// Other bits derived from both identifiers alone, spread by the finaliser of SplitMix64 (Steele, Lea,
    /// Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
    fileprivate func mixed(with other: RawIdentifier) -> RawIdentifier {
        func spread(_ bits: UInt64) -> UInt64 {
            var bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
            return bits ^ bits >> 31
        }
        return RawIdentifier(
            high: spread(high ^ spread(other.low &+ 1)), low: spread(low &+ spread(other.high ^ other.low)))
    }
}
