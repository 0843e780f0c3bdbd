import Vocabulary

extension ModerationService {
    /// The most subjects in one call to a domain.
    static let portion = 500
    /// The most batches that one `finishAll` finishes.
    static let mostBatches = 16

    /// Applies a batch in the domains and then decides its reports, resuming where an earlier call stopped.
    /// Safe to run concurrently. Answers the batch when it has ended.
    ///
    /// Throws `notFound`, and outages; then the next call finishes it.
    func finish(_ id: BatchID) async throws(ModerationError) -> ModerationBatch {
        guard let batch = try await store.batch(id) else { throw .notFound }
        guard batch.isRunning else { return batch }
        if batch.effect != .none {
            // At most as many portions as the largest batch has: the loop ends even if a store records
            // nothing.
            for _ in 0...(ModerationBatch.largest / Self.portion) {
                let subjects = try await store.untold(of: id, limit: Self.portion)
                if subjects.isEmpty { break }
                let changed = try await tell(batch, subjects)
                try await store.note(told: subjects, changed: changed, in: id)
            }
        }
        return try await store.settle(id, at: time.now())
    }

    /// How long a batch is left to the call that began it.
    static let patience: Duration = .seconds(60)

    /// Finishes batches that were begun over a minute ago, or at any time with `atOnce`; the oldest first, at
    /// most 16. Answers how many. Throws outages.
    @discardableResult
    public func finishAll(atOnce: Bool = false) async throws(ModerationError) -> Int {
        let latest = atOnce ? time.now() : time.now().advanced(by: .zero - Self.patience)
        let running = try await store.running(limit: Self.mostBatches, madeBy: latest)
        for id in running { _ = try await finish(id) }
        return running.count
    }

    /// Applies the batch in the domains; answers the subjects that they, or accounts, have changed.
    private func tell(
        _ batch: ModerationBatch, _ subjects: [BatchSubjectView]
    ) async throws(ModerationError) -> Set<AnyIdentifier> {
        try await ModerationError.mappingServiceFailures { () throws(ServiceFailure) in
            switch batch.effect {
            case .none: return []
            case .subject(let act):
                let known = subjects.map(\.subject).filter { acts.covers($0.prefix) }
                if known.isEmpty { return [] }
                return try await acts.moderate(
                    known, act, reason: batch.reason, by: batch.principal, isBulk: batch.isBulk)
            case .owner(let act):
                let changed = try await memberActs.moderate(
                    Set(subjects.map(\.owner)), act, reason: batch.reason, by: batch.principal,
                    isBulk: batch.isBulk)
                return Set(subjects.filter { changed.contains($0.owner) }.map(\.subject))
            }
        }
    }
}
