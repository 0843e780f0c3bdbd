public import Vocabulary

/// What one call of `act` or `undo` does: to one subject or to thousands, remembered so that it is finished
/// after a crash, stands in the public log, and can be undone.
public struct ModerationBatch: Hashable, Sendable {
    public let id: BatchID
    /// What is done; of an undo, what is undone.
    public let verb: ModerationVerb
    /// The batch that this one undoes; nil for an act.
    public let undoes: BatchID?
    /// The batch that has undone this one.
    public internal(set) var undoneBy: BatchID?
    /// Under what it is filed in the public log.
    public let category: ReportReason
    /// Why, in the moderator's words; blank where nothing was said, and once they or the owner of a subject
    /// have left.
    public internal(set) var reason: String
    /// Who acts, by which role; nil once they have left.
    public internal(set) var moderator: MemberID?
    public let role: Role
    public let madeAt: Timestamp
    /// Of more than one subject, or by a filter.
    public let isBulk: Bool
    /// What all its subjects are: `lst`; blank where they are of several kinds.
    public let kind: String
    /// How many subjects it is about.
    public let subjects: Int
    /// How many reports it has decided, or opened again. Counted when it is done.
    public internal(set) var reports: Int
    /// How many subjects it has changed. Counted when it is done.
    public internal(set) var changed: Int
    /// Whether it is still at work.
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

    /// The most subjects of one batch, and the most reports of one that is about several subjects.
    public static let largest = 10_000
}

extension ModerationBatch {
    /// What is done to subjects or their owners.
    public var effect: ModerationVerb.Effect { undoes == nil ? verb.effect : verb.undoing }

    /// Who acts, as the domains are told: the same principal whoever finishes the batch.
    var principal: Principal {
        .member(moderator ?? MemberID(id.raw), session: SessionID(id.raw), role: role)
    }

    /// What the audit log is told of it, in one event; nil where the domain that is asked tells of it by its
    /// own. The reason of an act in bulk stays with the batch: it is erased when any of the owners withdraws,
    /// whom the event does not name.
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

    /// The notice that this member gets of the batch: the same however often it is made.
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
    /// Whether the batch has changed it, or its owner.
    public let isChanged: Bool

    /// Memberwise.
    public init(caseID: CaseID, subject: AnyIdentifier, owner: MemberID, isChanged: Bool) {
        (self.caseID, self.subject, self.owner, self.isChanged) = (caseID, subject, owner, isChanged)
    }
}

/// What everybody may know of a batch: no names, no words.
public struct PublicLogEntry: Hashable, Sendable {
    public let verb: ModerationVerb
    public let isUndo: Bool
    /// What it was done to: `lst`; blank for several kinds.
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

    /// What is told of the batch.
    public init(_ batch: ModerationBatch) {
        self.init(
            verb: batch.verb, isUndo: batch.undoes != nil, kind: batch.kind, category: batch.category,
            at: batch.madeAt, subjects: batch.subjects, reports: batch.reports)
    }
}

extension RawIdentifier {
    /// Other bits that follow from both and from nothing else, spread by the finaliser of SplitMix64
    /// (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
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
