public import Vocabulary

/// The atomic operations on what moderation keeps. Each either happens wholly and durably or throws a
/// `service` failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol ModerationStore: Sendable {
    /// Keeps a report and counts it in the case of its subject, which begins under that identifier if there
    /// is none, with the idempotency record of the request; answers it. An open one of the same reporter and
    /// subject gets the reason and text instead, and is answered; so is what the same request made before.
    ///
    /// Throws `notFound` if the subject is gone, `tooManyReports`, `service(.keyReused)`.
    func insert(
        _ report: SubjectReport, caseID: CaseID, request: IdempotentRequest?
    ) async throws(ModerationError) -> SubjectReport

    /// The report; nil if there is none.
    func find(_ id: ReportID) async throws(ModerationError) -> SubjectReport?

    /// A page of a member's reports, the newest first.
    func reports(by reporter: MemberID, _ page: PageRequest) async throws(ModerationError) -> Page<
        SubjectReport
    >

    /// A page of the reports about a subject, the newest first.
    func reports(about subject: AnyIdentifier, _ page: PageRequest) async throws(ModerationError) -> Page<
        SubjectReport
    >

    /// A page of the cases that fit.
    func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<ModerationCase>

    /// The cases of these subjects; those without one are left out.
    func cases(of subjects: [AnyIdentifier]) async throws(ModerationError) -> [ModerationCase]

    /// Keeps a note; answers it, or what the same request made before. Throws `notFound` without a case and
    /// where the owner has withdrawn, `tooManyNotes`, `service(.keyReused)`.
    func insert(_ note: ModerationNote, request: IdempotentRequest?) async throws(ModerationError)
        -> ModerationNote

    /// The notes about a subject, the oldest first.
    func notes(about subject: AnyIdentifier) async throws(ModerationError) -> [ModerationNote]

    /// How many subjects and open reports it finds that no batch is at work on.
    func count(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview

    /// Begins a batch: keeps it as running with its subjects, takes the open reports that it will decide, and
    /// counts the versions of their cases up, all in one step with the idempotency record. A report that
    /// another batch has taken is left to that one. Answers the batch, or what the same request began before.
    ///
    /// Throws `changed`, `nothingToDo`, `tooMany`, `service(.keyReused)`.
    func begin(_ plan: BatchPlan, request: IdempotentRequest?) async throws(ModerationError)
        -> ModerationBatch

    /// Begins to undo a batch that is done: keeps the undo as running and notes it with the batch, in one
    /// step. If the batch was undone before, answers that undo. Throws `notFound`.
    func begin(_ plan: UndoPlan) async throws(ModerationError) -> ModerationBatch

    /// The batch; nil if there is none.
    func batch(_ id: BatchID) async throws(ModerationError) -> ModerationBatch?

    /// Its subjects of which nobody was told yet, in the order of their cases: at most `limit`.
    func untold(
        of batch: BatchID, limit: Int
    ) async throws(ModerationError) -> [BatchSubjectView]

    /// Notes which subjects were told of, and which of them were changed; who was noted as changed before
    /// stays so.
    func note(
        told: [BatchSubjectView], changed: Set<AnyIdentifier>, in batch: BatchID
    ) async throws(ModerationError)

    /// Ends a running batch: decides its reports, or opens those of the undone one again, brings the cases
    /// into step, and appends the audit event and the notices to the outbox, all in one step. If it has ended
    /// before, changes nothing. Answers the batch as it is then.
    func settle(_ id: BatchID, at now: Timestamp) async throws(ModerationError) -> ModerationBatch

    /// Batches that are still running and were made by that moment, the oldest first.
    func running(limit: Int, madeBy latest: Timestamp) async throws(ModerationError) -> [BatchID]

    /// The batches about a subject, the newest first, at most `limit`.
    func batches(about subject: AnyIdentifier, limit: Int) async throws(ModerationError)
        -> [ModerationBatch]

    /// A page of all batches, the newest first; only ended ones if so asked.
    func batches(_ page: PageRequest, endedOnly: Bool) async throws(ModerationError) -> Page<ModerationBatch>

    /// A page of a batch's subjects, the changed ones first.
    func subjects(
        of batch: BatchID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<BatchSubjectView>

    /// Notes that a subject is gone: its open reports are dismissed and its case is closed for good.
    func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(ModerationError)

    /// Notes that the member has withdrawn, takes their name and words out of reports, notes and batches,
    /// closes the cases about what was theirs, removes what was said there about it (texts of reports, notes,
    /// reasons of batches, of a batch about several members' subjects, too), and removes their idempotency
    /// records, in one step; doing it again changes nothing. From then on no note about what was theirs is
    /// kept, and no reason.
    func forget(_ member: MemberID, at now: Timestamp) async throws(ModerationError)

    /// What waits to be told: notices, and acts to the audit log.
    var outbox: any Outbox { get }
}

/// What a batch begins with.
public struct BatchPlan: Sendable {
    public let id: BatchID
    public let order: ModerationOrder
    public let moderator: MemberID
    public let role: Role
    public let madeAt: Timestamp
    /// The named subjects that are there, with the cases that begin with the batch; of a filter none.
    public let cases: [ModerationCase]

    /// Memberwise.
    public init(
        id: BatchID, order: ModerationOrder, moderator: MemberID, role: Role, madeAt: Timestamp,
        cases: [ModerationCase]
    ) {
        (self.id, self.order, self.moderator) = (id, order, moderator)
        (self.role, self.madeAt, self.cases) = (role, madeAt, cases)
    }
}

/// What an undo begins with.
public struct UndoPlan: Sendable {
    public let id: BatchID
    public let undoing: BatchID
    public let reason: String
    public let moderator: MemberID
    public let role: Role
    public let madeAt: Timestamp

    /// Memberwise.
    public init(
        id: BatchID, undoing batch: BatchID, reason: String, moderator: MemberID, role: Role,
        madeAt: Timestamp
    ) {
        (self.id, self.undoing, self.reason) = (id, batch, reason)
        (self.moderator, self.role, self.madeAt) = (moderator, role, madeAt)
    }

    /// The undo of that batch.
    public func batch(undoing other: ModerationBatch) -> ModerationBatch {
        ModerationBatch(
            id: id, verb: other.verb, undoes: other.id, undoneBy: nil, category: other.category,
            reason: reason, moderator: moderator, role: role, madeAt: madeAt, isBulk: other.isBulk,
            kind: other.kind, subjects: other.subjects, reports: 0, changed: 0, isRunning: true)
    }
}

/// What the cursors of lists carry.
public enum ModerationScope {
    /// Of a member's own reports.
    public static func reports(by member: MemberID) -> UInt64 { Cursor.scope(of: "reports by \(member)") }
    /// Of the reports about a subject.
    public static func reports(about subject: AnyIdentifier) -> UInt64 {
        Cursor.scope(of: "reports about \(subject)")
    }
    /// Of the subjects of a batch.
    public static func subjects(of batch: BatchID) -> UInt64 { Cursor.scope(of: "subjects of \(batch)") }
    /// Of all batches, and of the public log.
    public static let batches = Cursor.scope(of: "moderation.batches")
    /// Of the public log.
    public static let log = Cursor.scope(of: "moderation.log")
}
