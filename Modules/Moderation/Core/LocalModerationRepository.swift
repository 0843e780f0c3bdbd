import Vocabulary

/// The verbs over a store of this process: policy first, then the store.
struct LocalModerationRepository: ModerationRepository {
    let service: ModerationService
    let principal: Principal

    var store: any ModerationStore { service.store }
    var now: Timestamp { service.time.now() }

    func report(
        _ draft: ReportDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> ReportView {
        let reporter = try ModerationPolicy.member(principal)
        let text = try draft.checkedText()
        try await writer()
        guard let card = try await cards(of: [draft.subject])[draft.subject] else { throw .notFound }
        try ModerationPolicy.requireOthers(card, reporter)
        let now = now
        let report = SubjectReport(
            id: service.ids.next(), subject: draft.subject, owner: card.owner, reporter: reporter,
            reason: draft.reason, text: text, at: now)
        let kept = try await store.insert(
            report, caseID: service.ids.next(),
            request: request(key, "moderation.report", reporter, draft.content, at: now))
        return ReportView(report: kept.asReported, title: card.title)
    }

    func report(_ id: ReportID) async throws(ModerationError) -> ReportView {
        let reporter = try ModerationPolicy.member(principal)
        guard let report = try await store.find(id), report.reporter == reporter else { throw .notFound }
        let card = try await cards(of: [report.subject])[report.subject]
        return ReportView(report: report.asReported, title: card?.title)
    }

    func reports(_ page: PageRequest) async throws(ModerationError) -> Page<ReportView> {
        let reporter = try ModerationPolicy.member(principal)
        try page.requireScope(ModerationScope.reports(by: reporter))
        let found = try await store.reports(by: reporter, page)
        let cards = try await cards(of: Set(found.items.map(\.subject)))
        return found.map { ReportView(report: $0.asReported, title: cards[$0.subject]?.title) }
    }

    func log(_ page: PageRequest) async throws(ModerationError) -> Page<PublicLogEntry> {
        try page.requireScope(ModerationScope.log)
        return try await store.batches(page, endedOnly: true).map(PublicLogEntry.init)
    }
}

extension LocalModerationRepository {
    /// Requires a member who may write now. Throws as `requireActive`.
    func writer() async throws(ModerationError) {
        try await ModerationError.mappingServiceFailures { () throws(ServiceFailure) in
            _ = try await service.members.requireActive(principal)
        }
    }

    /// The subjects that the principal may see.
    func cards(
        of subjects: Set<AnyIdentifier>
    ) async throws(ModerationError) -> [AnyIdentifier: SubjectCard] {
        if subjects.isEmpty { return [:] }
        return try await ModerationError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.subjects.cards(of: subjects, for: principal)
        }
    }

    /// The cards of these members; nil stands for a withdrawn member and is left out.
    func memberCards(of members: [MemberID?]) async throws(ModerationError) -> [MemberID: MemberCard] {
        let ids = Set(members.compactMap(\.self))
        if ids.isEmpty { return [:] }
        return try await ModerationError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: ids)
        }
    }

    /// One asking under a key; nil without one.
    func request(
        _ key: IdempotencyKey?, _ verb: String, _ member: MemberID, _ content: RequestContent,
        at now: Timestamp
    ) -> IdempotentRequest? {
        key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: verb, member: member), content, at: now)
        }
    }
}

extension PageRequest {
    /// Throws `invalidFields` for the cursor of another list.
    func requireScope(_ scope: UInt64) throws(ModerationError) {
        if case .after(let cursor) = start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
    }
}
