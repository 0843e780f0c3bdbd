public import Moderation
public import Vocabulary

/// A store of moderation made of closures, for tests: a test gives the operations that it is about.
///
/// A stub refuses by name until a closure is given; a forwarding one asks another until one is replaced. Each
/// is one closure: its arguments in the order of the protocol, without labels.
public struct ModerationStoreFake: ModerationStore {
    /// `insert(_:caseID:request:)`.
    public var insertReport:
        @Sendable (SubjectReport, CaseID, IdempotentRequest?) async throws(ModerationError) -> SubjectReport
    /// `find(_:)`.
    public var find: @Sendable (ReportID) async throws(ModerationError) -> SubjectReport?
    /// `reports(by:_:)`.
    public var reportsBy:
        @Sendable (MemberID, PageRequest) async throws(ModerationError) -> Page<SubjectReport>
    /// `reports(about:_:)`.
    public var reportsAbout:
        @Sendable (AnyIdentifier, PageRequest) async throws(ModerationError) -> Page<SubjectReport>
    /// `cases(_:_:_:)`.
    public var listCases:
        @Sendable (CaseFilter, CaseOrder, PageRequest) async throws(ModerationError) -> Page<ModerationCase>
    /// `cases(of:)`.
    public var casesOf: @Sendable ([AnyIdentifier]) async throws(ModerationError) -> [ModerationCase]
    /// `insert(_:request:)`.
    public var insertNote:
        @Sendable (ModerationNote, IdempotentRequest?) async throws(ModerationError) -> ModerationNote
    /// `notes(about:)`.
    public var notesAbout: @Sendable (AnyIdentifier) async throws(ModerationError) -> [ModerationNote]
    /// `count(_:_:)`.
    public var count:
        @Sendable (ModerationTarget, ModerationVerb) async throws(ModerationError) -> ModerationPreview
    /// `begin(_:request:)`.
    public var beginBatch:
        @Sendable (BatchPlan, IdempotentRequest?) async throws(ModerationError) -> ModerationBatch
    /// `begin(_:)`.
    public var beginUndo: @Sendable (UndoPlan) async throws(ModerationError) -> ModerationBatch
    /// `batch(_:)`.
    public var batch: @Sendable (BatchID) async throws(ModerationError) -> ModerationBatch?
    /// `untold(of:limit:)`.
    public var untold: @Sendable (BatchID, Int) async throws(ModerationError) -> [BatchSubjectView]
    /// `note(told:changed:in:)`.
    public var noteTold:
        @Sendable ([BatchSubjectView], Set<AnyIdentifier>, BatchID) async throws(ModerationError) -> Void
    /// `settle(_:at:)`.
    public var settle: @Sendable (BatchID, Timestamp) async throws(ModerationError) -> ModerationBatch
    /// `running(limit:madeBy:)`.
    public var running: @Sendable (Int, Timestamp) async throws(ModerationError) -> [BatchID]
    /// `batches(about:limit:)`.
    public var batchesAbout: @Sendable (AnyIdentifier, Int) async throws(ModerationError) -> [ModerationBatch]
    /// `batches(_:endedOnly:)`.
    public var listBatches:
        @Sendable (PageRequest, Bool) async throws(ModerationError) -> Page<ModerationBatch>
    /// `subjects(of:_:)`.
    public var subjectsOf:
        @Sendable (BatchID, PageRequest) async throws(ModerationError) -> Page<BatchSubjectView>
    /// `close(_:at:)`.
    public var close: @Sendable (AnyIdentifier, Timestamp) async throws(ModerationError) -> Void
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(ModerationError) -> Void
    /// The waiting messages.
    public var outbox: any Outbox

    /// A stub: all verbs throw `internal`, which names the verb.
    public init() {
        insertReport = { _, _, _ throws(ModerationError) in throw unstubbed("ModerationStore.insertReport") }
        find = { _ throws(ModerationError) in throw unstubbed("ModerationStore.find") }
        reportsBy = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.reportsBy") }
        reportsAbout = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.reportsAbout") }
        listCases = { _, _, _ throws(ModerationError) in throw unstubbed("ModerationStore.listCases") }
        casesOf = { _ throws(ModerationError) in throw unstubbed("ModerationStore.casesOf") }
        insertNote = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.insertNote") }
        notesAbout = { _ throws(ModerationError) in throw unstubbed("ModerationStore.notesAbout") }
        count = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.count") }
        beginBatch = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.beginBatch") }
        beginUndo = { _ throws(ModerationError) in throw unstubbed("ModerationStore.beginUndo") }
        batch = { _ throws(ModerationError) in throw unstubbed("ModerationStore.batch") }
        untold = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.untold") }
        noteTold = { _, _, _ throws(ModerationError) in throw unstubbed("ModerationStore.noteTold") }
        settle = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.settle") }
        running = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.running") }
        batchesAbout = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.batchesAbout") }
        listBatches = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.listBatches") }
        subjectsOf = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.subjectsOf") }
        close = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.close") }
        forget = { _, _ throws(ModerationError) in throw unstubbed("ModerationStore.forget") }
        outbox = UnheardOutbox()
    }

    /// Asks the other for everything, until a closure is replaced.
    public init(forwardingTo real: any ModerationStore) {
        insertReport = { a0, a1, a2 throws(ModerationError) in
            try await real.insert(a0, caseID: a1, request: a2)
        }
        find = { a0 throws(ModerationError) in try await real.find(a0) }
        reportsBy = { a0, a1 throws(ModerationError) in try await real.reports(by: a0, a1) }
        reportsAbout = { a0, a1 throws(ModerationError) in try await real.reports(about: a0, a1) }
        listCases = { a0, a1, a2 throws(ModerationError) in try await real.cases(a0, a1, a2) }
        casesOf = { a0 throws(ModerationError) in try await real.cases(of: a0) }
        insertNote = { a0, a1 throws(ModerationError) in try await real.insert(a0, request: a1) }
        notesAbout = { a0 throws(ModerationError) in try await real.notes(about: a0) }
        count = { a0, a1 throws(ModerationError) in try await real.count(a0, a1) }
        beginBatch = { a0, a1 throws(ModerationError) in try await real.begin(a0, request: a1) }
        beginUndo = { a0 throws(ModerationError) in try await real.begin(a0) }
        batch = { a0 throws(ModerationError) in try await real.batch(a0) }
        untold = { a0, a1 throws(ModerationError) in try await real.untold(of: a0, limit: a1) }
        noteTold = { a0, a1, a2 throws(ModerationError) in try await real.note(told: a0, changed: a1, in: a2)
        }
        settle = { a0, a1 throws(ModerationError) in try await real.settle(a0, at: a1) }
        running = { a0, a1 throws(ModerationError) in try await real.running(limit: a0, madeBy: a1) }
        batchesAbout = { a0, a1 throws(ModerationError) in try await real.batches(about: a0, limit: a1) }
        listBatches = { a0, a1 throws(ModerationError) in try await real.batches(a0, endedOnly: a1) }
        subjectsOf = { a0, a1 throws(ModerationError) in try await real.subjects(of: a0, a1) }
        close = { a0, a1 throws(ModerationError) in try await real.close(a0, at: a1) }
        forget = { a0, a1 throws(ModerationError) in try await real.forget(a0, at: a1) }
        outbox = real.outbox
    }
}

extension ModerationStoreFake {
    /// As `insertReport` answers.
    public func insert(_ report: SubjectReport, caseID: CaseID, request: IdempotentRequest?)
        async throws(ModerationError) -> SubjectReport
    {
        try await self.insertReport(report, caseID, request)
    }

    /// As `find` answers.
    public func find(_ id: ReportID) async throws(ModerationError) -> SubjectReport? {
        try await self.find(id)
    }

    /// As `reportsBy` answers.
    public func reports(by reporter: MemberID, _ page: PageRequest) async throws(ModerationError) -> Page<
        SubjectReport
    > {
        try await self.reportsBy(reporter, page)
    }

    /// As `reportsAbout` answers.
    public func reports(about subject: AnyIdentifier, _ page: PageRequest) async throws(ModerationError)
        -> Page<SubjectReport>
    {
        try await self.reportsAbout(subject, page)
    }

    /// As `listCases` answers.
    public func cases(_ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest)
        async throws(ModerationError) -> Page<ModerationCase>
    {
        try await self.listCases(filter, order, page)
    }

    /// As `casesOf` answers.
    public func cases(of subjects: [AnyIdentifier]) async throws(ModerationError) -> [ModerationCase] {
        try await self.casesOf(subjects)
    }

    /// As `insertNote` answers.
    public func insert(_ note: ModerationNote, request: IdempotentRequest?) async throws(ModerationError)
        -> ModerationNote
    {
        try await self.insertNote(note, request)
    }

    /// As `notesAbout` answers.
    public func notes(about subject: AnyIdentifier) async throws(ModerationError) -> [ModerationNote] {
        try await self.notesAbout(subject)
    }

    /// As `count` answers.
    public func count(_ target: ModerationTarget, _ verb: ModerationVerb) async throws(ModerationError)
        -> ModerationPreview
    {
        try await self.count(target, verb)
    }

    /// As `beginBatch` answers.
    public func begin(_ plan: BatchPlan, request: IdempotentRequest?) async throws(ModerationError)
        -> ModerationBatch
    {
        try await self.beginBatch(plan, request)
    }

    /// As `beginUndo` answers.
    public func begin(_ plan: UndoPlan) async throws(ModerationError) -> ModerationBatch {
        try await self.beginUndo(plan)
    }

    /// As `batch` answers.
    public func batch(_ id: BatchID) async throws(ModerationError) -> ModerationBatch? {
        try await self.batch(id)
    }

    /// As `untold` answers.
    public func untold(of batch: BatchID, limit: Int) async throws(ModerationError) -> [BatchSubjectView] {
        try await self.untold(batch, limit)
    }

    /// As `noteTold` answers.
    public func note(told: [BatchSubjectView], changed: Set<AnyIdentifier>, in batch: BatchID)
        async throws(ModerationError)
    {
        try await self.noteTold(told, changed, batch)
    }

    /// As `settle` answers.
    public func settle(_ id: BatchID, at now: Timestamp) async throws(ModerationError) -> ModerationBatch {
        try await self.settle(id, now)
    }

    /// As `running` answers.
    public func running(limit: Int, madeBy latest: Timestamp) async throws(ModerationError) -> [BatchID] {
        try await self.running(limit, latest)
    }

    /// As `batchesAbout` answers.
    public func batches(about subject: AnyIdentifier, limit: Int) async throws(ModerationError)
        -> [ModerationBatch]
    {
        try await self.batchesAbout(subject, limit)
    }

    /// As `listBatches` answers.
    public func batches(_ page: PageRequest, endedOnly: Bool) async throws(ModerationError) -> Page<
        ModerationBatch
    > {
        try await self.listBatches(page, endedOnly)
    }

    /// As `subjectsOf` answers.
    public func subjects(of batch: BatchID, _ page: PageRequest) async throws(ModerationError) -> Page<
        BatchSubjectView
    > {
        try await self.subjectsOf(batch, page)
    }

    /// As `close` answers.
    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(ModerationError) {
        try await self.close(subject, now)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(ModerationError) {
        try await self.forget(member, now)
    }

}
