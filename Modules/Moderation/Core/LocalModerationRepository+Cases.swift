import Vocabulary

extension LocalModerationRepository {
    func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<CaseView> {
        try ModerationPolicy.moderator(principal)
        try page.requireScope(filter.scope(order))
        let found = try await store.cases(filter, order, page)
        let titles = try await cards(of: Set(found.items.map(\.subject)))
        let owners = try await memberCards(of: found.items.map(\.owner))
        return found.map { Self.view($0, titles, owners) }
    }

    func details(
        of subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> CaseDetails {
        try ModerationPolicy.moderator(principal)
        try page.requireScope(ModerationScope.reports(about: subject))
        guard let record = try await store.cases(of: [subject]).first else { throw .notFound }
        let reports = try await store.reports(about: subject, page)
        let notes = try await store.notes(about: subject)
        let batches = try await store.batches(about: subject, limit: CaseDetails.most)
        let members = try await memberCards(
            of: [record.owner] + reports.items.map(\.reporter) + notes.map(\.author)
                + batches.map(\.moderator))
        func card(_ id: MemberID?) -> MemberCard? { id.map { members.card(of: $0) } }
        return CaseDetails(
            view: Self.view(record, try await cards(of: [subject]), members),
            reports: reports.map { CaseReport(report: $0, reporter: card($0.reporter)) },
            notes: notes.map { NoteView(note: $0, author: card($0.author)) },
            batches: batches.map { BatchView(batch: $0, moderator: card($0.moderator)) })
    }

    func note(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> NoteView {
        let author = try ModerationPolicy.moderator(principal)
        let text = try ModerationTexts.read(text, "text", ModerationTexts.note)
        try await writer()
        let now = now
        let note = ModerationNote(
            id: service.ids.next(), subject: subject, author: author, text: text, createdAt: now)
        let kept = try await store.insert(
            note,
            request: request(
                key, "moderation.note", author, RequestContent(of: ["\(subject)", text]), at: now))
        return NoteView(note: kept, author: try await memberCards(of: [author]).card(of: author))
    }

    private static func view(
        _ record: ModerationCase, _ titles: [AnyIdentifier: SubjectCard], _ owners: [MemberID: MemberCard]
    ) -> CaseView {
        CaseView(
            record: record, title: titles[record.subject]?.title, owner: owners.card(of: record.owner))
    }
}
