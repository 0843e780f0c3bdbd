// Emitted from the protocol ModerationStore, not written by hand. Scripts/fakes writes it anew.

public import Moderation
public import Vocabulary

/// A test double of `ModerationStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct ModerationStoreFake: ModerationStore {
    /// Implements `insert(_:caseID:request:)`.
    public var insert:
        @Sendable (SubjectReport, CaseID, IdempotentRequest?) async throws(ModerationError) -> SubjectReport
    /// Implements `find(_:)`.
    public var find: @Sendable (ReportID) async throws(ModerationError) -> SubjectReport?
    /// Implements `reports(by:_:)`.
    public var reports: @Sendable (MemberID, PageRequest) async throws(ModerationError) -> Page<SubjectReport>
    /// Implements `reports(about:_:)`.
    public var reportsAbout:
        @Sendable (AnyIdentifier, PageRequest) async throws(ModerationError) -> Page<SubjectReport>
    /// Implements `cases(_:_:_:)`.
    public var cases:
        @Sendable (CaseFilter, CaseOrder, PageRequest) async throws(ModerationError) -> Page<ModerationCase>
    /// Implements `cases(of:)`.
    public var casesOf: @Sendable ([AnyIdentifier]) async throws(ModerationError) -> [ModerationCase]
    /// Implements `insert(_:request:)`.
    public var insertNote:
        @Sendable (ModerationNote, IdempotentRequest?) async throws(ModerationError) -> ModerationNote
    /// Implements `notes(about:)`.
    public var notes: @Sendable (AnyIdentifier) async throws(ModerationError) -> [ModerationNote]
    /// Implements `count(_:_:)`.
    public var count:
        @Sendable (ModerationTarget, ModerationVerb) async throws(ModerationError) -> ModerationPreview
    /// Implements `begin(_:request:)`.
    public var begin:
        @Sendable (BatchPlan, IdempotentRequest?) async throws(ModerationError) -> ModerationBatch
    /// Implements `begin(_:)`.
    public var beginUndoPlan: @Sendable (UndoPlan) async throws(ModerationError) -> ModerationBatch
    /// Implements `batch(_:)`.
    public var batch: @Sendable (BatchID) async throws(ModerationError) -> ModerationBatch?
    /// Implements `untold(of:limit:)`.
    public var untold: @Sendable (BatchID, Int) async throws(ModerationError) -> [BatchSubjectView]
    /// Implements `note(told:changed:in:)`.
    public var note:
        @Sendable ([BatchSubjectView], Set<AnyIdentifier>, BatchID) async throws(ModerationError) -> Void
    /// Implements `settle(_:at:)`.
    public var settle: @Sendable (BatchID, Timestamp) async throws(ModerationError) -> ModerationBatch
    /// Implements `running(limit:madeBy:)`.
    public var running: @Sendable (Int, Timestamp) async throws(ModerationError) -> [BatchID]
    /// Implements `batches(about:limit:)`.
    public var batches: @Sendable (AnyIdentifier, Int) async throws(ModerationError) -> [ModerationBatch]
    /// Implements `batches(_:endedOnly:)`.
    public var batchesPage:
        @Sendable (PageRequest, Bool) async throws(ModerationError) -> Page<ModerationBatch>
    /// Implements `subjects(of:_:)`.
    public var subjects:
        @Sendable (BatchID, PageRequest) async throws(ModerationError) -> Page<BatchSubjectView>
    /// Implements `close(_:at:)`.
    public var close: @Sendable (AnyIdentifier, Timestamp) async throws(ModerationError) -> Void
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(ModerationError) -> Void
    /// Implements `outbox`.
    public var outbox: any Outbox

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _, _ throws(ModerationError) in throw Self.unstubbed("insert") }
        find = { _ throws(ModerationError) in throw Self.unstubbed("find") }
        reports = { _, _ throws(ModerationError) in throw Self.unstubbed("reports") }
        reportsAbout = { _, _ throws(ModerationError) in throw Self.unstubbed("reportsAbout") }
        cases = { _, _, _ throws(ModerationError) in throw Self.unstubbed("cases") }
        casesOf = { _ throws(ModerationError) in throw Self.unstubbed("casesOf") }
        insertNote = { _, _ throws(ModerationError) in throw Self.unstubbed("insertNote") }
        notes = { _ throws(ModerationError) in throw Self.unstubbed("notes") }
        count = { _, _ throws(ModerationError) in throw Self.unstubbed("count") }
        begin = { _, _ throws(ModerationError) in throw Self.unstubbed("begin") }
        beginUndoPlan = { _ throws(ModerationError) in throw Self.unstubbed("beginUndoPlan") }
        batch = { _ throws(ModerationError) in throw Self.unstubbed("batch") }
        untold = { _, _ throws(ModerationError) in throw Self.unstubbed("untold") }
        note = { _, _, _ throws(ModerationError) in throw Self.unstubbed("note") }
        settle = { _, _ throws(ModerationError) in throw Self.unstubbed("settle") }
        running = { _, _ throws(ModerationError) in throw Self.unstubbed("running") }
        batches = { _, _ throws(ModerationError) in throw Self.unstubbed("batches") }
        batchesPage = { _, _ throws(ModerationError) in throw Self.unstubbed("batchesPage") }
        subjects = { _, _ throws(ModerationError) in throw Self.unstubbed("subjects") }
        close = { _, _ throws(ModerationError) in throw Self.unstubbed("close") }
        forget = { _, _ throws(ModerationError) in throw Self.unstubbed("forget") }
        outbox = UnstubbedOutbox()
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any ModerationStore) {
        insert = real.insert(_:caseID:request:)
        find = real.find(_:)
        reports = real.reports(by:_:)
        reportsAbout = real.reports(about:_:)
        cases = real.cases(_:_:_:)
        casesOf = real.cases(of:)
        insertNote = real.insert(_:request:)
        notes = real.notes(about:)
        count = real.count(_:_:)
        begin = real.begin(_:request:)
        beginUndoPlan = real.begin(_:)
        batch = real.batch(_:)
        untold = real.untold(of:limit:)
        note = real.note(told:changed:in:)
        settle = real.settle(_:at:)
        running = real.running(limit:madeBy:)
        batches = real.batches(about:limit:)
        batchesPage = real.batches(_:endedOnly:)
        subjects = real.subjects(of:_:)
        close = real.close(_:at:)
        forget = real.forget(_:at:)
        outbox = real.outbox
    }

    private static func unstubbed(_ name: String) -> ModerationError {
        .service(.internal("ModerationStore.\(name) is not stubbed"))
    }
}

extension ModerationStoreFake {
    /// Calls `insert`.
    public func insert(
        _ report: SubjectReport, caseID: CaseID, request: IdempotentRequest?
    ) async throws(ModerationError) -> SubjectReport {
        try await insert(report, caseID, request)
    }

    /// Calls `find`.
    public func find(_ id: ReportID) async throws(ModerationError) -> SubjectReport? {
        try await find(id)
    }

    /// Calls `reports`.
    public func reports(
        by reporter: MemberID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<SubjectReport> {
        try await reports(reporter, page)
    }

    /// Calls `reportsAbout`.
    public func reports(
        about subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> Page<SubjectReport> {
        try await reportsAbout(subject, page)
    }

    /// Calls `cases`.
    public func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<ModerationCase> {
        try await cases(filter, order, page)
    }

    /// Calls `casesOf`.
    public func cases(of subjects: [AnyIdentifier]) async throws(ModerationError) -> [ModerationCase] {
        try await casesOf(subjects)
    }

    /// Calls `insertNote`.
    public func insert(
        _ note: ModerationNote, request: IdempotentRequest?
    ) async throws(ModerationError) -> ModerationNote {
        try await insertNote(note, request)
    }

    /// Calls `notes`.
    public func notes(about subject: AnyIdentifier) async throws(ModerationError) -> [ModerationNote] {
        try await notes(subject)
    }

    /// Calls `count`.
    public func count(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview {
        try await count(target, verb)
    }

    /// Calls `begin`.
    public func begin(
        _ plan: BatchPlan, request: IdempotentRequest?
    ) async throws(ModerationError) -> ModerationBatch {
        try await begin(plan, request)
    }

    /// Calls `beginUndoPlan`.
    public func begin(_ plan: UndoPlan) async throws(ModerationError) -> ModerationBatch {
        try await beginUndoPlan(plan)
    }

    /// Calls `batch`.
    public func batch(_ id: BatchID) async throws(ModerationError) -> ModerationBatch? {
        try await batch(id)
    }

    /// Calls `untold`.
    public func untold(of batch: BatchID, limit: Int) async throws(ModerationError) -> [BatchSubjectView] {
        try await untold(batch, limit)
    }

    /// Calls `note`.
    public func note(
        told: [BatchSubjectView], changed: Set<AnyIdentifier>, in batch: BatchID
    ) async throws(ModerationError) {
        try await note(told, changed, batch)
    }

    /// Calls `settle`.
    public func settle(_ id: BatchID, at now: Timestamp) async throws(ModerationError) -> ModerationBatch {
        try await settle(id, now)
    }

    /// Calls `running`.
    public func running(limit: Int, madeBy latest: Timestamp) async throws(ModerationError) -> [BatchID] {
        try await running(limit, latest)
    }

    /// Calls `batches`.
    public func batches(
        about subject: AnyIdentifier, limit: Int
    ) async throws(ModerationError) -> [ModerationBatch] {
        try await batches(subject, limit)
    }

    /// Calls `batchesPage`.
    public func batches(
        _ page: PageRequest, endedOnly: Bool
    ) async throws(ModerationError) -> Page<ModerationBatch> {
        try await batchesPage(page, endedOnly)
    }

    /// Calls `subjects`.
    public func subjects(
        of batch: BatchID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<BatchSubjectView> {
        try await subjects(batch, page)
    }

    /// Calls `close`.
    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(ModerationError) {
        try await close(subject, now)
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(ModerationError) {
        try await forget(member, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("ModerationStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("ModerationStore.outbox is not stubbed"))
    }
}
