public import Vocabulary

extension InMemoryModerationStore {
    public func settle(_ id: BatchID, at now: Timestamp) async throws(ModerationError) -> ModerationBatch {
        guard var batch = batches[id] else { throw .notFound }
        guard batch.isRunning else { return batch }
        let parts = parts[id] ?? [:]
        let told = batch.undoes == nil ? decide(batch, at: now) : []
        batch.reports = batch.undoes.map(reopen) ?? told.count
        batch.changed = parts.values.count(where: \.isChanged)
        batch.isRunning = false
        batches[id] = batch
        recount(parts.keys)
        countUp(parts.keys)
        tell(batch, reporters: told, parts.values.filter(\.isChanged).map(\.view))
        return batch
    }

    /// Counts the versions of these cases up.
    func countUp(_ subjects: some Sequence<AnyIdentifier>) {
        for subject in subjects {
            guard var record = cases[subject] else { continue }
            record.version = record.version.next
            cases[subject] = record
        }
    }

    /// Decides the reports that the batch has taken; answers them.
    private func decide(_ batch: ModerationBatch, at now: Timestamp) -> [SubjectReport] {
        let taken = reports.values.filter { $0.batch == batch.id && $0.state == .open }
        for report in taken {
            reports[report.id] = report.resolved(batch.verb.resolution, by: batch.id, at: now)
        }
        return taken
    }

    /// Reopens the reports that the batch has decided; answers how many.
    private func reopen(_ batch: BatchID) -> Int {
        let decided = reports.values.filter { report in
            report.batch == batch && report.state != .open && cases[report.subject]?.isGone != true
                && !hasAnother(report)
        }
        for report in decided { reports[report.id] = report.reopened() }
        return decided.count
    }

    private func hasAnother(_ report: SubjectReport) -> Bool {
        guard let reporter = report.reporter else { return false }
        return reports.values.contains {
            $0.reporter == reporter && $0.subject == report.subject && $0.state == .open
        }
    }

    /// Adds the messages of an ended batch: the audit event, and notices to reporters and owners.
    private func tell(
        _ batch: ModerationBatch, reporters: [SubjectReport], _ changed: [BatchSubjectView]
    ) {
        let first = parts[batch.id]?.values.first?.view
        batch.auditEvent(about: first?.subject, first?.owner).map { append(OutboxMessage($0)) }
        let told = reporters.compactMap { report in report.reporter.map { ($0, report.subject) } }
        tell(batch, batch.verb.resolution.rawValue, told)
        if let act = batch.effect.notice { tell(batch, act, changed.map { ($0.owner, $0.subject) }) }
    }

    /// One notice for each member, about the first of their subjects.
    private func tell(_ batch: ModerationBatch, _ act: String, _ about: [(MemberID, AnyIdentifier)]) {
        let first = Dictionary(about) { "\($0)" < "\($1)" ? $0 : $1 }
        for (member, subject) in first.sorted(by: { $0.key < $1.key }) {
            append(OutboxMessage(batch.notice(to: member, act, about: subject)))
        }
    }
}
