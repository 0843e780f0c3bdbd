import UnicodeText
import Vocabulary

extension LocalCrewRepository {
    func setDues(_ plan: DuesPlan?, of id: CrewID) async throws(CrewError) -> CrewView {
        let actor = try await treasurer(of: id)
        let (now, ids) = (now, service.ids)
        let month = now.koreanMonth
        try plan?.check(in: month)
        if plan == nil {
            let plans = try await store.duesPlans(of: id, from: month)
            if !plans.contains(where: \.isDue) { return try await crew(id) }
        }
        let act: DueAct = plan == nil ? .unplanned : .planned
        try await store.set(
            plan ?? .none(from: month.next), of: id, by: actor,
            telling: { $0 == actor ? nil : Notice(ids.next(), act, to: $0, of: id, by: actor, at: now) })
        return try await crew(id)
    }

    func dues(
        of id: CrewID, _ list: DuesList, _ page: PageRequest
    ) async throws(CrewError) -> Page<DueView> {
        let member = try CrewPolicy.member(principal)
        let (crew, own) = try await moneyCrew(id)
        if list.isOfTreasurer {
            try CrewPolicy.requireTreasurer(of: crew, own, principal)
        } else if own?.wasOfCrew != true {
            throw .notFound
        }
        let now = now
        let filter = DuesFilter(list, of: id, for: member, at: now)
        if case .after(let cursor) = page.start, cursor.scope != filter.scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await store.dues(filter, page)
        let cards = try await cards(of: Set(found.items.map(\.member)))
        var views = found.map { Self.view($0, of: crew, cards, at: now) }
        views.items = views.items.byMonthAndName
        return views
    }

    func waive(_ id: DueID, reason: String) async throws(CrewError) -> DueView {
        _ = try CrewPolicy.member(principal)
        guard let due = try await store.due(id) else { throw .notFound }
        let actor = try await treasurer(of: due.crew)
        let reason = try Self.reason(reason)
        let (now, ids) = (now, service.ids)
        let waived = try await store.decide(due: id, order: nil, by: actor, at: now) {
            file throws(CrewError) in
            let next = try file.due.waived(reason, at: now)
            if next == file.due { return DueChange() }
            var change = DueChange(next)
            if next.member != actor {
                change.notices = [next.notice(.waived, ids.next(), by: actor, at: now)]
            }
            return change
        }
        await service.restoreAfterArrears(CrewDebtor(crew: waived.crew, member: waived.member))
        guard let crew = try await store.find(waived.crew) else { throw .notFound }
        return Self.view(waived, of: crew, try await cards(of: [waived.member]), at: now)
    }

    func nameAccount(
        _ account: PayoutAccount, of id: CrewID
    ) async throws(CrewError) -> PayoutNaming {
        let actor = try await writer().id
        try await requireLeader(of: id)
        let account = try account.checked()
        let (now, ids) = (now, service.ids)
        return try await store.decide(accountOf: id, by: actor) { file throws(CrewError) in
            try file.named(account, by: actor, ids, at: now)
        }
    }

    func account(of id: CrewID) async throws(CrewError) -> PayoutNaming? {
        try await requireLeader(of: id)
        return try await store.naming(of: id)?.masked
    }

    /// Requires owner, treasurer or manager, a suspended one among them. Throws `notFound`, `treasurersOnly`.
    private func requireLeader(of id: CrewID) async throws(CrewError) {
        let (crew, own) = try await moneyCrew(id)
        guard CrewPolicy.maySee(crew, own, principal) else { throw .notFound }
        guard let own, own.state.isOfCrew, own.role != .member else { throw .treasurersOnly }
    }

    func ledger(of id: CrewID, _ month: CivilMonth) async throws(CrewError) -> CrewLedger {
        let (crew, own) = try await moneyCrew(id)
        try CrewPolicy.requireReader(of: crew, own, principal)
        let current = now.koreanMonth
        guard month.firstDay <= current.firstDay else {
            throw .invalidFields([FieldError("month", .tooLate(latest: "\(current)"))])
        }
        return try await service.ledger(of: id, in: month)
    }
}

extension LocalCrewRepository {
    func enter(
        _ draft: CashDraft, into id: CrewID, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CashEntry {
        let author = try await treasurer(of: id)
        let now = now
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "crews.enter", member: author),
                RequestContent(of: ["\(id)"] + draft.content), at: now)
        }
        if let known = try await known(request) { return known }
        var earlier: CashEntry?
        if let takesBack = draft.takesBack { earlier = try await store.cashEntry(takesBack) }
        let entry = try draft.checked(
            service.ids.next(), in: id, by: author, takingBack: earlier, at: now)
        do throws(CrewError) {
            try await claimReceipt(of: entry)
        } catch {
            // A concurrent repeat of the same request may have been faster.
            if let known = try await known(request) { return known }
            throw error
        }
        let kept = try await store.insert(entry, request: request)
        await service.pictures.follow(kept.pictureNews)
        return kept
    }

    private func known(_ request: IdempotentRequest?) async throws(CrewError) -> CashEntry? {
        guard let request else { return nil }
        return try await store.cashEntry(madeFor: request)
    }

    /// Throws `invalidFields` (`receipt`) for a picture that the author cannot use.
    private func claimReceipt(of entry: CashEntry) async throws(CrewError) {
        guard let receipt = entry.receipt else { return }
        let claimed = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.pictures.claim(
                [receipt], for: AnyIdentifier(entry.id), by: entry.author)
        }
        if claimed[receipt] == nil { throw .invalidFields([FieldError("receipt", .unusable)]) }
    }
}

extension LocalCrewRepository {
    private func moneyCrew(_ id: CrewID) async throws(CrewError) -> (Crew, Membership?) {
        let member = try CrewPolicy.member(principal)
        guard let crew = try await store.find(id) else { throw .notFound }
        return (crew, try await store.membership(of: member, in: id))
    }

    /// The acting member, who may write now and looks after the crew's money. Throws as
    /// `CrewPolicy.requireTreasurer`.
    private func treasurer(of id: CrewID) async throws(CrewError) -> MemberID {
        let actor = try await writer().id
        let (crew, own) = try await moneyCrew(id)
        try CrewPolicy.requireTreasurer(of: crew, own, principal)
        return actor
    }

    private static func view(
        _ due: Due, of crew: Crew, _ cards: [MemberID: MemberCard], at now: Timestamp
    ) -> DueView {
        DueView(
            due: due, member: cards.card(of: due.member), crewName: crew.details.name,
            isInArrears: due.isInArrears(at: now))
    }

    /// One line of 1 to 100 characters. Throws `invalidFields` (`reason`).
    private static func reason(_ typed: String) throws(CrewError) -> String {
        let reading = TextRule(.line, characters: 1...100).read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError("reason", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
