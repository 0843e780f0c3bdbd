public import Vocabulary

/// Moderation in memory: for tests, and the model for all other stores.
public actor InMemoryModerationStore: ModerationStore {
    var reports: [ReportID: SubjectReport] = [:]
    var cases: [AnyIdentifier: ModerationCase] = [:]
    var notes: [ModerationNote] = []
    var batches: [BatchID: ModerationBatch] = [:]
    var parts: [BatchID: [AnyIdentifier: Part]] = [:]
    var reported = IdempotencyRecords<ReportID>()
    var noted = IdempotencyRecords<ModerationNote>()
    var acted = IdempotencyRecords<BatchID>()
    private var closedMembers = ClosedMembers()
    var messages = InMemoryOutbox()

    /// A subject of a batch.
    struct Part {
        let view: BatchSubjectView
        var isTold = false
        var isChanged = false
    }

    /// An empty store.
    public init() {}

    public nonisolated var outbox: any Outbox { self }

    public func insert(
        _ report: SubjectReport, caseID: CaseID, request: IdempotentRequest?
    ) async throws(ModerationError) -> SubjectReport {
        try requireOpen(report.reporter)
        if let request, let id = try known(request, in: reported), let known = reports[id] { return known }
        if cases[report.subject]?.isGone == true || isClosed(report.owner) { throw .notFound }
        let kept: SubjectReport
        if let open = openReport(like: report) { kept = open } else { kept = try begin(report, caseID) }
        if let request { reported.keep(kept.id, for: request) }
        return kept
    }

    /// The open report of the same reporter and subject with the new words; nil if there is none.
    private func openReport(like report: SubjectReport) -> SubjectReport? {
        let same = reports.values.first {
            $0.reporter == report.reporter && $0.subject == report.subject && $0.state == .open
        }
        guard var open = same else { return nil }
        (open.reason, open.text) = (report.reason, report.text)
        reports[open.id] = open
        return open
    }

    private func begin(_ report: SubjectReport, _ caseID: CaseID) throws(ModerationError) -> SubjectReport {
        let since = report.createdAt.advanced(by: .zero - ReportLimits.window)
        let recent = reports.values.filter {
            $0.reporter == report.reporter && $0.state == .open && $0.createdAt > since
        }
        if recent.count >= ReportLimits.most, let oldest = recent.map(\.createdAt).min() {
            throw .tooManyReports(until: oldest.advanced(by: ReportLimits.window))
        }
        var record =
            cases[report.subject]
            ?? ModerationCase(id: caseID, subject: report.subject, owner: report.owner, at: report.createdAt)
        record.openReports += 1
        record.lastAt = max(record.lastAt, report.createdAt)
        cases[report.subject] = record
        reports[report.id] = report
        return report
    }

    public func find(_ id: ReportID) async throws(ModerationError) -> SubjectReport? { reports[id] }

    public func reports(
        by reporter: MemberID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<SubjectReport> {
        cut(reports.values.filter { $0.reporter == reporter }, page, ModerationScope.reports(by: reporter))
    }

    public func reports(
        about subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> Page<SubjectReport> {
        cut(reports.values.filter { $0.subject == subject }, page, ModerationScope.reports(about: subject))
    }

    private func cut(
        _ reports: [SubjectReport], _ page: PageRequest, _ scope: UInt64
    ) -> Page<SubjectReport> {
        KeysetPage.cut(reports, page, scope: scope, key: \.createdAt.microseconds, id: \.id.raw)
    }
}

extension InMemoryModerationStore {
    func append(_ message: OutboxMessage) { messages.append(message) }

    func eraseWaitingReasons(of member: MemberID) { messages.eraseReasons(of: member) }

    func closeMember(_ member: MemberID) { closedMembers.close(member) }

    func isClosed(_ member: MemberID) -> Bool { (try? closedMembers.requireOpen(member)) == nil }

    func requireOpen(_ member: MemberID?) throws(ModerationError) {
        guard let member else { return }
        do throws(ServiceFailure) {
            try closedMembers.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    func known<Answer>(
        _ request: IdempotentRequest, in records: IdempotencyRecords<Answer>
    ) throws(ModerationError) -> Answer? {
        do throws(ServiceFailure) {
            return try records.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}
