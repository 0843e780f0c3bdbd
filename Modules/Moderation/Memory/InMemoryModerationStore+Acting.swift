public import Vocabulary

extension InMemoryModerationStore {
    public func count(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview {
        let taken = takeable(target, verb)
        return switch target {
        case .subjects(let subjects):
            ModerationPreview(subjects: Set(subjects).count, reports: taken.count)
        case .reports: ModerationPreview(subjects: Set(taken.map(\.subject)).count, reports: taken.count)
        }
    }

    /// The open reports that an act would decide and no batch has taken.
    private func takeable(_ target: ModerationTarget, _ verb: ModerationVerb) -> [SubjectReport] {
        let free = reports.values.filter { $0.state == .open && $0.batch == nil }
        switch target {
        case .subjects(let subjects):
            let subjects = Set(subjects)
            return free.filter { subjects.contains($0.subject) }
        case .reports(let filter):
            let found = free.filter { filter.matches($0) }
            if verb == .dismiss { return found }
            let subjects = Set(found.map(\.subject))
            return free.filter { subjects.contains($0.subject) }
        }
    }

    public func begin(
        _ plan: BatchPlan, request: IdempotentRequest?
    ) async throws(ModerationError) -> ModerationBatch {
        try requireOpen(plan.moderator)
        if let request, let id = try known(request, in: acted), let known = batches[id] { return known }
        if let version = plan.order.expecting, let one = plan.cases.first {
            let current = cases[one.subject]?.version ?? one.version
            if current != version { throw .changed(current) }
        }
        let taken = takeable(plan.order.target, plan.order.verb)
        let named = plan.cases.map(\.subject)
        let subjects = named.isEmpty ? Array(Set(taken.map(\.subject))) : named
        if let obstacle = plan.obstacle(subjects: subjects.count, reports: taken.count) { throw obstacle }
        for one in plan.cases where cases[one.subject] == nil { cases[one.subject] = one }
        for report in taken { reports[report.id]?.batch = plan.id }
        parts[plan.id] = subjects.reduce(into: [:]) { parts, subject in
            cases[subject].map { parts[subject] = Part(view: $0.part(isChanged: false)) }
        }
        countUp(subjects)
        var batch = plan.batch(about: subjects, reasons: taken.map(\.reason))
        if hasOwnerWhoLeft(batch.id) { batch.reason = "" }
        batches[batch.id] = batch
        if let request { acted.keep(batch.id, for: request) }
        return batch
    }

    public func begin(_ plan: UndoPlan) async throws(ModerationError) -> ModerationBatch {
        try requireOpen(plan.moderator)
        guard let other = batches[plan.undoing] else { throw .notFound }
        if let undo = other.undoneBy.flatMap({ batches[$0] }) { return undo }
        var undo = plan.batch(undoing: other)
        if hasOwnerWhoLeft(other.id) { undo.reason = "" }
        batches[undo.id] = undo
        batches[other.id]?.undoneBy = undo.id
        parts[undo.id] = parts[other.id]?.mapValues { part in
            Part(view: part.view, isTold: !part.isChanged)
        }
        return undo
    }

    /// Whether an owner of the batch's subjects has withdrawn; then it keeps no reason.
    func hasOwnerWhoLeft(_ batch: BatchID) -> Bool {
        parts[batch]?.values.contains { isClosed($0.view.owner) } == true
    }

    public func batch(_ id: BatchID) async throws(ModerationError) -> ModerationBatch? { batches[id] }

    public func untold(
        of batch: BatchID, limit: Int
    ) async throws(ModerationError) -> [BatchSubjectView] {
        let untold = (parts[batch] ?? [:]).values.filter { !$0.isTold }.map(\.view)
        return Array(untold.sorted { $0.caseID < $1.caseID }.prefix(limit))
    }

    public func note(
        told: [BatchSubjectView], changed: Set<AnyIdentifier>, in batch: BatchID
    ) async throws(ModerationError) {
        for one in told {
            parts[batch]?[one.subject]?.isTold = true
            if changed.contains(one.subject) { parts[batch]?[one.subject]?.isChanged = true }
        }
    }

    public func running(limit: Int, madeBy latest: Timestamp) async throws(ModerationError) -> [BatchID] {
        let running = batches.values.filter { $0.isRunning && $0.madeAt <= latest }
        return running.sorted { ($0.madeAt, $0.id) < ($1.madeAt, $1.id) }.prefix(limit).map(\.id)
    }

    public func batches(
        about subject: AnyIdentifier, limit: Int
    ) async throws(ModerationError) -> [ModerationBatch] {
        let about = batches.values.filter { parts[$0.id]?[subject] != nil }
        return Array(about.sorted { ($0.madeAt, $0.id) > ($1.madeAt, $1.id) }.prefix(limit))
    }

    public func batches(
        _ page: PageRequest, endedOnly: Bool
    ) async throws(ModerationError) -> Page<ModerationBatch> {
        KeysetPage.cut(
            batches.values.filter { !endedOnly || !$0.isRunning }, page,
            scope: endedOnly ? ModerationScope.log : ModerationScope.batches,
            key: \.madeAt.microseconds, id: \.id.raw)
    }

    public func subjects(
        of batch: BatchID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<BatchSubjectView> {
        let views = (parts[batch] ?? [:]).values.map { part in
            BatchSubjectView(
                caseID: part.view.caseID, subject: part.view.subject, owner: part.view.owner,
                isChanged: part.isChanged)
        }
        return KeysetPage.cut(
            views, page, scope: ModerationScope.subjects(of: batch), key: { $0.isChanged ? 1 : 0 },
            id: \.caseID.raw)
    }
}

extension ReportFilter {
    /// Whether the report fits.
    func matches(_ report: SubjectReport) -> Bool {
        (owner == nil || owner == report.owner) && (reason == nil || reason == report.reason)
            && (reporter == nil || reporter == report.reporter) && (kind == nil || kind == report.kind)
    }
}
