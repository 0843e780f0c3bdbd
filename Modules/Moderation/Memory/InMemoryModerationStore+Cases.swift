public import Vocabulary

extension InMemoryModerationStore {
    public func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<ModerationCase> {
        let found = cases.values.filter { record in
            (filter.state == nil || filter.state == record.state)
                && (filter.kind == nil || filter.kind == record.subject.prefix)
                && (filter.owner == nil || filter.owner == record.owner)
                && (filter.reason == nil || hasReport(about: record.subject, for: filter.reason))
        }
        let scope = filter.scope(order)
        switch order {
        case .most:
            return KeysetPage.cut(found, page, scope: scope, key: { Int64($0.openReports) }, id: \.id.raw)
        case .oldest:
            return KeysetPage.cut(
                found, page, scope: scope, key: \.firstAt.microseconds, id: \.id.raw, ascending: true)
        }
    }

    private func hasReport(about subject: AnyIdentifier, for reason: ReportReason?) -> Bool {
        reports.values.contains { $0.subject == subject && $0.reason == reason }
    }

    public func cases(of subjects: [AnyIdentifier]) async throws(ModerationError) -> [ModerationCase] {
        Set(subjects).compactMap { cases[$0] }.sorted { $0.id.raw < $1.id.raw }
    }

    public func insert(
        _ note: ModerationNote, request: IdempotentRequest?
    ) async throws(ModerationError) -> ModerationNote {
        try requireOpen(note.author)
        if let request, let known = try known(request, in: noted) { return known }
        guard let owner = cases[note.subject]?.owner, !isClosed(owner) else { throw .notFound }
        if notes.count(where: { $0.subject == note.subject }) >= ModerationNote.most {
            throw .tooManyNotes(ModerationNote.most)
        }
        notes.append(note)
        if let request { noted.keep(note, for: request) }
        return note
    }

    public func notes(about subject: AnyIdentifier) async throws(ModerationError) -> [ModerationNote] {
        notes.filter { $0.subject == subject }.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(ModerationError) {
        guard cases[subject] != nil else { return }
        cases[subject]?.isGone = true
        dismiss(at: now) { $0.subject == subject }
        recount([subject])
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(ModerationError) {
        closeMember(member)
        for report in reports.values where report.reporter == member || report.owner == member {
            reports[report.id]?.text = ""
            if report.reporter == member { reports[report.id]?.reporter = nil }
        }
        dismiss(at: now) { $0.owner == member }
        let theirs = cases.values.filter { $0.owner == member }.map(\.subject)
        for subject in theirs { cases[subject]?.isGone = true }
        recount(theirs)
        for index in notes.indices where notes[index].author == member { notes[index].author = nil }
        notes.removeAll { cases[$0.subject]?.owner == member }
        for batch in batches.values {
            if batch.moderator == member { batches[batch.id]?.moderator = nil }
            if batch.moderator == member || hasOwnerWhoLeft(batch.id) { batches[batch.id]?.reason = "" }
        }
        reported.forget(member)
        noted.forget(member)
        acted.forget(member)
        eraseWaitingReasons(of: member)
    }

    private func dismiss(at now: Timestamp, _ fits: (SubjectReport) -> Bool) {
        for report in reports.values where report.state == .open && fits(report) {
            reports[report.id] = report.resolved(.dismissed, by: nil, at: now)
        }
    }

    /// Brings the cases of these subjects into step with their reports.
    func recount(_ subjects: some Sequence<AnyIdentifier>) {
        let subjects = Set(subjects)
        var open: [AnyIdentifier: Int] = [:]
        for report in reports.values where report.state == .open && subjects.contains(report.subject) {
            open[report.subject, default: 0] += 1
        }
        for subject in subjects { cases[subject]?.openReports = open[subject] ?? 0 }
    }
}

extension InMemoryModerationStore: Outbox {
    /// As `Outbox.claim`.
    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        messages.claim(limit, until: until, at: now)
    }

    /// As `Outbox.finish`.
    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { messages.finish(outcome) }
}
