public import Moderation
public import Vocabulary

/// A repository of moderation made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub refuses by name until a closure is given; a forwarding one asks another until one is replaced. Each
/// is one closure: its arguments in the order of the protocol, without labels.
public struct ModerationRepositoryFake: ModerationRepository {
    /// `report(_:idempotencyKey:)`.
    public var report: @Sendable (ReportDraft, IdempotencyKey?) async throws(ModerationError) -> ReportView
    /// `report(_:)`.
    public var findReport: @Sendable (ReportID) async throws(ModerationError) -> ReportView
    /// `reports(_:)`.
    public var reports: @Sendable (PageRequest) async throws(ModerationError) -> Page<ReportView>
    /// `cases(_:_:_:)`.
    public var cases:
        @Sendable (CaseFilter, CaseOrder, PageRequest) async throws(ModerationError) -> Page<CaseView>
    /// `details(of:_:)`.
    public var details: @Sendable (AnyIdentifier, PageRequest) async throws(ModerationError) -> CaseDetails
    /// `note(_:about:idempotencyKey:)`.
    public var note:
        @Sendable (String, AnyIdentifier, IdempotencyKey?) async throws(ModerationError) -> NoteView
    /// `preview(_:_:)`.
    public var preview:
        @Sendable (ModerationTarget, ModerationVerb) async throws(ModerationError) -> ModerationPreview
    /// `act(_:idempotencyKey:)`.
    public var act: @Sendable (ModerationOrder, IdempotencyKey?) async throws(ModerationError) -> BatchView
    /// `undo(_:reason:)`.
    public var undo: @Sendable (BatchID, String) async throws(ModerationError) -> BatchView
    /// `batch(_:_:)`.
    public var batch: @Sendable (BatchID, PageRequest) async throws(ModerationError) -> BatchDetails
    /// `batches(_:)`.
    public var batches: @Sendable (PageRequest) async throws(ModerationError) -> Page<BatchView>
    /// `log(_:)`.
    public var log: @Sendable (PageRequest) async throws(ModerationError) -> Page<PublicLogEntry>

    /// A stub: all verbs throw `internal`, which names the verb.
    public init() {
        report = { _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.report") }
        findReport = { _ throws(ModerationError) in throw unstubbed("ModerationRepository.findReport") }
        reports = { _ throws(ModerationError) in throw unstubbed("ModerationRepository.reports") }
        cases = { _, _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.cases") }
        details = { _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.details") }
        note = { _, _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.note") }
        preview = { _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.preview") }
        act = { _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.act") }
        undo = { _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.undo") }
        batch = { _, _ throws(ModerationError) in throw unstubbed("ModerationRepository.batch") }
        batches = { _ throws(ModerationError) in throw unstubbed("ModerationRepository.batches") }
        log = { _ throws(ModerationError) in throw unstubbed("ModerationRepository.log") }
    }

    /// Asks the other for everything, until a closure is replaced.
    public init(forwardingTo real: any ModerationRepository) {
        report = { a0, a1 throws(ModerationError) in try await real.report(a0, idempotencyKey: a1) }
        findReport = { a0 throws(ModerationError) in try await real.report(a0) }
        reports = { a0 throws(ModerationError) in try await real.reports(a0) }
        cases = { a0, a1, a2 throws(ModerationError) in try await real.cases(a0, a1, a2) }
        details = { a0, a1 throws(ModerationError) in try await real.details(of: a0, a1) }
        note = { a0, a1, a2 throws(ModerationError) in try await real.note(a0, about: a1, idempotencyKey: a2)
        }
        preview = { a0, a1 throws(ModerationError) in try await real.preview(a0, a1) }
        act = { a0, a1 throws(ModerationError) in try await real.act(a0, idempotencyKey: a1) }
        undo = { a0, a1 throws(ModerationError) in try await real.undo(a0, reason: a1) }
        batch = { a0, a1 throws(ModerationError) in try await real.batch(a0, a1) }
        batches = { a0 throws(ModerationError) in try await real.batches(a0) }
        log = { a0 throws(ModerationError) in try await real.log(a0) }
    }
}

extension ModerationRepositoryFake {
    /// As `report` answers.
    public func report(_ draft: ReportDraft, idempotencyKey key: IdempotencyKey?)
        async throws(ModerationError) -> ReportView
    {
        try await self.report(draft, key)
    }

    /// As `findReport` answers.
    public func report(_ id: ReportID) async throws(ModerationError) -> ReportView {
        try await self.findReport(id)
    }

    /// As `reports` answers.
    public func reports(_ page: PageRequest) async throws(ModerationError) -> Page<ReportView> {
        try await self.reports(page)
    }

    /// As `cases` answers.
    public func cases(_ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest)
        async throws(ModerationError) -> Page<CaseView>
    {
        try await self.cases(filter, order, page)
    }

    /// As `details` answers.
    public func details(of subject: AnyIdentifier, _ page: PageRequest) async throws(ModerationError)
        -> CaseDetails
    {
        try await self.details(subject, page)
    }

    /// As `note` answers.
    public func note(_ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?)
        async throws(ModerationError) -> NoteView
    {
        try await self.note(text, subject, key)
    }

    /// As `preview` answers.
    public func preview(_ target: ModerationTarget, _ verb: ModerationVerb) async throws(ModerationError)
        -> ModerationPreview
    {
        try await self.preview(target, verb)
    }

    /// As `act` answers.
    public func act(_ order: ModerationOrder, idempotencyKey key: IdempotencyKey?)
        async throws(ModerationError) -> BatchView
    {
        try await self.act(order, key)
    }

    /// As `undo` answers.
    public func undo(_ id: BatchID, reason: String) async throws(ModerationError) -> BatchView {
        try await self.undo(id, reason)
    }

    /// As `batch` answers.
    public func batch(_ id: BatchID, _ page: PageRequest) async throws(ModerationError) -> BatchDetails {
        try await self.batch(id, page)
    }

    /// As `batches` answers.
    public func batches(_ page: PageRequest) async throws(ModerationError) -> Page<BatchView> {
        try await self.batches(page)
    }

    /// As `log` answers.
    public func log(_ page: PageRequest) async throws(ModerationError) -> Page<PublicLogEntry> {
        try await self.log(page)
    }

}
