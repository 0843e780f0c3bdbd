public import Vocabulary

/// The atomic operations on the data of moderation. Each either happens wholly and durably or throws a
/// `service` failure.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked.
public protocol ModerationStore: Sendable {
    /// Inserts a report, counts it in its subject's case, and keeps the request's idempotency record; answers
    /// the report. Without a case, one begins with that identifier. An open report of the same reporter and
    /// subject gets the new reason and text instead and is answered; so is the report of a repeated request.
    ///
    /// Throws `notFound` if the subject is closed, `tooManyReports`, `service(.keyReused)`.
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

    /// A page of the cases that the filter matches.
    func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<ModerationCase>

    /// The cases of these subjects; those without one are left out.
    func cases(of subjects: [AnyIdentifier]) async throws(ModerationError) -> [ModerationCase]

    /// Inserts a note; answers it, or the note of a repeated request. Throws `notFound` without a case and if
    /// the owner has withdrawn, `tooManyNotes`, `service(.keyReused)`.
    func insert(_ note: ModerationNote, request: IdempotentRequest?) async throws(ModerationError)
        -> ModerationNote

    /// The notes about a subject, the oldest first.
    func notes(about subject: AnyIdentifier) async throws(ModerationError) -> [ModerationNote]

    /// The number of matching subjects and open reports that belong to no running batch.
    func count(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview

    /// Begins a batch in one step: stores it as running with its subjects and the idempotency record, takes
    /// the open reports that it will decide, and increments the versions of their cases. Reports taken by
    /// another batch stay with that one. Answers the batch, or that of a repeated request.
    ///
    /// Throws `changed`, `nothingToDo`, `tooMany`, `service(.keyReused)`.
    func begin(_ plan: BatchPlan, request: IdempotentRequest?) async throws(ModerationError)
        -> ModerationBatch

    /// Begins to undo an ended batch: stores the undo as running and links it to the batch, in one step. If
    /// the batch was undone before, answers that undo. Throws `notFound`.
    func begin(_ plan: UndoPlan) async throws(ModerationError) -> ModerationBatch

    /// The batch; nil if there is none.
    func batch(_ id: BatchID) async throws(ModerationError) -> ModerationBatch?

    /// The subjects of a batch not yet passed to their domains, at most `limit`, ordered by case.
    func untold(
        of batch: BatchID, limit: Int
    ) async throws(ModerationError) -> [BatchSubjectView]

    /// Records which subjects were passed to their domains and which of them were changed; recorded changes
    /// stay.
    func note(
        told: [BatchSubjectView], changed: Set<AnyIdentifier>, in batch: BatchID
    ) async throws(ModerationError)

    /// Ends a running batch in one step: decides its reports or reopens those of the undone batch, updates
    /// the cases, and appends the audit event and the notices to the outbox. An ended batch stays unchanged.
    /// Answers the batch as it is then.
    func settle(_ id: BatchID, at now: Timestamp) async throws(ModerationError) -> ModerationBatch

    /// The running batches made by that moment, the oldest first.
    func running(limit: Int, madeBy latest: Timestamp) async throws(ModerationError) -> [BatchID]

    /// The batches about a subject, the newest first, at most `limit`.
    func batches(about subject: AnyIdentifier, limit: Int) async throws(ModerationError)
        -> [ModerationBatch]

    /// A page of all batches, the newest first; with `endedOnly` without running ones.
    func batches(_ page: PageRequest, endedOnly: Bool) async throws(ModerationError) -> Page<ModerationBatch>

    /// A page of a batch's subjects, the changed ones first.
    func subjects(
        of batch: BatchID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<BatchSubjectView>

    /// Closes a subject: dismisses its open reports and closes its case for good.
    func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(ModerationError)

    /// Records that the member has withdrawn and erases their data in one step; repeating it changes nothing.
    /// Erases their name and words in reports, notes and batches, and their idempotency records. Closes the
    /// cases about their records and erases the texts there: reports, notes and the reasons of batches, even
    /// of batches about several members' subjects. Later notes and reasons about their records are not kept.
    func forget(_ member: MemberID, at now: Timestamp) async throws(ModerationError)

    /// Waiting messages: notices, and acts for the audit log.
    var outbox: any Outbox { get }
}

/// The content of a new batch.
public struct BatchPlan: Sendable {
    public let id: BatchID
    public let order: ModerationOrder
    public let moderator: MemberID
    public let role: Role
    public let madeAt: Timestamp
    /// The named subjects that exist, with the cases that begin with the batch; empty for a filter.
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

/// The content of a new undo.
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

/// The scopes that the cursors of lists carry.
public enum ModerationScope {
    /// The scope of a member's own reports.
    public static func reports(by member: MemberID) -> UInt64 { Cursor.scope(of: "reports by \(member)") }
    /// The scope of the reports about a subject.
    public static func reports(about subject: AnyIdentifier) -> UInt64 {
        Cursor.scope(of: "reports about \(subject)")
    }
    /// The scope of the subjects of a batch.
    public static func subjects(of batch: BatchID) -> UInt64 { Cursor.scope(of: "subjects of \(batch)") }
    /// The scope of all batches.
    public static let batches = Cursor.scope(of: "moderation.batches")
    /// The scope of the public log.
    public static let log = Cursor.scope(of: "moderation.log")
}
