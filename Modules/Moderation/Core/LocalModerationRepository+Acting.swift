import Vocabulary

extension LocalModerationRepository {
    func preview(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview {
        try ModerationPolicy.moderator(principal)
        guard target.fieldErrors.isEmpty else { throw .invalidFields(target.fieldErrors) }
        return try await store.count(target, verb)
    }

    func act(
        _ order: ModerationOrder, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> BatchView {
        let moderator = try ModerationPolicy.mayAct(order.verb, principal)
        let order = try order.checked()
        try await writer()
        try requirePossible(order)
        let now = now
        let plan = BatchPlan(
            id: service.ids.next(), order: order, moderator: moderator, role: role, madeAt: now,
            cases: try await cases(for: order.target, at: now))
        let begun = try await store.begin(
            plan, request: request(key, "moderation.act", moderator, order.content, at: now))
        return try await view(service.finish(begun.id))
    }

    func undo(_ id: BatchID, reason: String) async throws(ModerationError) -> BatchView {
        try ModerationPolicy.moderator(principal)
        let reason = try ModerationTexts.read(reason, "reason", ModerationTexts.reason(isRequired: false))
        try await writer()
        guard let batch = try await store.batch(id) else { throw .notFound }
        guard batch.undoes == nil, batch.verb.canBeUndone else { throw .cannotUndo }
        let moderator = try ModerationPolicy.mayAct(batch.verb, principal)
        // Finish the batch before its undo begins, or its acts would follow the undo.
        _ = try await service.finish(id)
        let plan = UndoPlan(
            id: service.ids.next(), undoing: id, reason: reason, moderator: moderator, role: role,
            madeAt: now)
        return try await view(service.finish(store.begin(plan).id))
    }

    func batch(_ id: BatchID, _ page: PageRequest) async throws(ModerationError) -> BatchDetails {
        try ModerationPolicy.moderator(principal)
        try page.requireScope(ModerationScope.subjects(of: id))
        guard let batch = try await store.batch(id) else { throw .notFound }
        return BatchDetails(view: try await view(batch), subjects: try await store.subjects(of: id, page))
    }

    func batches(_ page: PageRequest) async throws(ModerationError) -> Page<BatchView> {
        try ModerationPolicy.moderator(principal)
        try page.requireScope(ModerationScope.batches)
        let found = try await store.batches(page, endedOnly: false)
        let cards = try await memberCards(of: found.items.map(\.moderator))
        return found.map { batch in
            BatchView(batch: batch, moderator: batch.moderator.map { cards.card(of: $0) })
        }
    }
}

extension LocalModerationRepository {
    private var role: Role { principal.has(.operator) ? .operator : .moderator }

    private func view(_ batch: ModerationBatch) async throws(ModerationError) -> BatchView {
        let cards = try await memberCards(of: [batch.moderator])
        return BatchView(batch: batch, moderator: batch.moderator.map { cards.card(of: $0) })
    }

    /// Refuses acts on records that no domain lets moderators act on, before anything is begun.
    private func requirePossible(_ order: ModerationOrder) throws(ModerationError) {
        guard case .subject = order.verb.effect else { return }
        let kinds: [String] =
            switch order.target {
            case .subjects(let subjects): subjects.map(\.prefix)
            case .reports(let filter): filter.kind.map { [$0] } ?? []
            }
        if let kind = kinds.first(where: { !service.acts.covers($0) }) { throw .notModerated(kind: kind) }
    }

    /// The cases of the named subjects that exist; new ones for subjects never reported.
    private func cases(
        for target: ModerationTarget, at now: Timestamp
    ) async throws(ModerationError) -> [ModerationCase] {
        guard case .subjects(let subjects) = target else { return [] }
        let known = try await store.cases(of: subjects)
        let missing = Set(subjects).subtracting(known.map(\.subject))
        let cards = try await cards(of: missing).values.sorted { $0.id.raw < $1.id.raw }
        let found =
            known.filter { !$0.isGone }
            + cards.map { ModerationCase(id: service.ids.next(), subject: $0.id, owner: $0.owner, at: now) }
        if found.isEmpty { throw target.isBulk ? .nothingToDo : .notFound }
        return found
    }
}
