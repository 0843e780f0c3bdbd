// Emitted from the protocol ModerationRepository, not written by hand. Scripts/fakes writes it anew.

public import Moderation
public import Vocabulary

/// A test double of `ModerationRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct ModerationRepositoryFake: ModerationRepository {
    /// Implements `report(_:idempotencyKey:)`.
    public var report: @Sendable (ReportDraft, IdempotencyKey?) async throws(ModerationError) -> ReportView
    /// Implements `report(_:)`.
    public var reportID: @Sendable (ReportID) async throws(ModerationError) -> ReportView
    /// Implements `reports(_:)`.
    public var reports: @Sendable (PageRequest) async throws(ModerationError) -> Page<ReportView>
    /// Implements `cases(_:_:_:)`.
    public var cases:
        @Sendable (CaseFilter, CaseOrder, PageRequest) async throws(ModerationError) -> Page<CaseView>
    /// Implements `details(of:_:)`.
    public var details: @Sendable (AnyIdentifier, PageRequest) async throws(ModerationError) -> CaseDetails
    /// Implements `note(_:about:idempotencyKey:)`.
    public var note:
        @Sendable (String, AnyIdentifier, IdempotencyKey?) async throws(ModerationError) -> NoteView
    /// Implements `preview(_:_:)`.
    public var preview:
        @Sendable (ModerationTarget, ModerationVerb) async throws(ModerationError) -> ModerationPreview
    /// Implements `act(_:idempotencyKey:)`.
    public var act: @Sendable (ModerationOrder, IdempotencyKey?) async throws(ModerationError) -> BatchView
    /// Implements `undo(_:reason:)`.
    public var undo: @Sendable (BatchID, String) async throws(ModerationError) -> BatchView
    /// Implements `batch(_:_:)`.
    public var batch: @Sendable (BatchID, PageRequest) async throws(ModerationError) -> BatchDetails
    /// Implements `batches(_:)`.
    public var batches: @Sendable (PageRequest) async throws(ModerationError) -> Page<BatchView>
    /// Implements `log(_:)`.
    public var log: @Sendable (PageRequest) async throws(ModerationError) -> Page<PublicLogEntry>

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        report = { _, _ throws(ModerationError) in throw Self.unstubbed("report") }
        reportID = { _ throws(ModerationError) in throw Self.unstubbed("reportID") }
        reports = { _ throws(ModerationError) in throw Self.unstubbed("reports") }
        cases = { _, _, _ throws(ModerationError) in throw Self.unstubbed("cases") }
        details = { _, _ throws(ModerationError) in throw Self.unstubbed("details") }
        note = { _, _, _ throws(ModerationError) in throw Self.unstubbed("note") }
        preview = { _, _ throws(ModerationError) in throw Self.unstubbed("preview") }
        act = { _, _ throws(ModerationError) in throw Self.unstubbed("act") }
        undo = { _, _ throws(ModerationError) in throw Self.unstubbed("undo") }
        batch = { _, _ throws(ModerationError) in throw Self.unstubbed("batch") }
        batches = { _ throws(ModerationError) in throw Self.unstubbed("batches") }
        log = { _ throws(ModerationError) in throw Self.unstubbed("log") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any ModerationRepository) {
        report = real.report(_:idempotencyKey:)
        reportID = real.report(_:)
        reports = real.reports(_:)
        cases = real.cases(_:_:_:)
        details = real.details(of:_:)
        note = real.note(_:about:idempotencyKey:)
        preview = real.preview(_:_:)
        act = real.act(_:idempotencyKey:)
        undo = real.undo(_:reason:)
        batch = real.batch(_:_:)
        batches = real.batches(_:)
        log = real.log(_:)
    }

    private static func unstubbed(_ name: String) -> ModerationError {
        .service(.internal("ModerationRepository.\(name) is not stubbed"))
    }
}

extension ModerationRepositoryFake {
    /// Calls `report`.
    public func report(
        _ draft: ReportDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> ReportView {
        try await report(draft, key)
    }

    /// Calls `reportID`.
    public func report(_ id: ReportID) async throws(ModerationError) -> ReportView {
        try await reportID(id)
    }

    /// Calls `reports`.
    public func reports(_ page: PageRequest) async throws(ModerationError) -> Page<ReportView> {
        try await reports(page)
    }

    /// Calls `cases`.
    public func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<CaseView> {
        try await cases(filter, order, page)
    }

    /// Calls `details`.
    public func details(
        of subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> CaseDetails {
        try await details(subject, page)
    }

    /// Calls `note`.
    public func note(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> NoteView {
        try await note(text, subject, key)
    }

    /// Calls `preview`.
    public func preview(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview {
        try await preview(target, verb)
    }

    /// Calls `act`.
    public func act(
        _ order: ModerationOrder, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> BatchView {
        try await act(order, key)
    }

    /// Calls `undo`.
    public func undo(_ id: BatchID, reason: String) async throws(ModerationError) -> BatchView {
        try await undo(id, reason)
    }

    /// Calls `batch`.
    public func batch(_ id: BatchID, _ page: PageRequest) async throws(ModerationError) -> BatchDetails {
        try await batch(id, page)
    }

    /// Calls `batches`.
    public func batches(_ page: PageRequest) async throws(ModerationError) -> Page<BatchView> {
        try await batches(page)
    }

    /// Calls `log`.
    public func log(_ page: PageRequest) async throws(ModerationError) -> Page<PublicLogEntry> {
        try await log(page)
    }
}
