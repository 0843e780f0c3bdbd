public import Moderation
public import Vocabulary
public import Wire

/// The verbs of moderation over HTTP, for the principal of the caller's credentials.
public struct RemoteModerationRepository: ModerationRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func report(
        _ draft: ReportDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> ReportView {
        try await caller.call(ModerationEndpoints.report, draft, idempotencyKey: key)
    }

    public func report(_ id: ReportID) async throws(ModerationError) -> ReportView {
        try await caller.call(ModerationEndpoints.ownReport, OneReport(id: id))
    }

    public func reports(_ page: PageRequest) async throws(ModerationError) -> Page<ReportView> {
        try await caller.call(ModerationEndpoints.reports, ModerationPageInput(page: PageFields(page)))
    }

    public func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<CaseView> {
        try await caller.call(
            ModerationEndpoints.cases, CasesInput(filter: filter, order: order, page: PageFields(page)))
    }

    public func details(
        of subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> CaseDetails {
        try await caller.call(
            ModerationEndpoints.details, CasePageInput(subject: subject, page: PageFields(page)))
    }

    public func note(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> NoteView {
        try await caller.call(
            ModerationEndpoints.note, NoteInput(subject: subject, text: text), idempotencyKey: key)
    }

    public func preview(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview {
        try await caller.call(
            ModerationEndpoints.preview, PreviewInput(verb: verb, target: TargetInput(target)))
    }

    public func act(
        _ order: ModerationOrder, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> BatchView {
        try await caller.call(ModerationEndpoints.act(order.verb), OrderInput(order), idempotencyKey: key)
    }

    public func undo(_ id: BatchID, reason: String) async throws(ModerationError) -> BatchView {
        try await caller.call(ModerationEndpoints.undo, UndoInput(id: id, reason: reason))
    }

    public func batch(_ id: BatchID, _ page: PageRequest) async throws(ModerationError) -> BatchDetails {
        try await caller.call(ModerationEndpoints.batch, PageOf(id: id, page: PageFields(page)))
    }

    public func batches(_ page: PageRequest) async throws(ModerationError) -> Page<BatchView> {
        try await caller.call(ModerationEndpoints.batches, ModerationPageInput(page: PageFields(page)))
    }

    public func log(_ page: PageRequest) async throws(ModerationError) -> Page<PublicLogEntry> {
        try await caller.call(ModerationEndpoints.log, ModerationPageInput(page: PageFields(page)))
    }
}
