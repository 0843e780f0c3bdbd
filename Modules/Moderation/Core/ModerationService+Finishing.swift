import Vocabulary

extension ModerationService {
    /// How many subjects a domain is told of at once.
    static let portion = 500
    /// How many batches are finished in one go.
    static let mostBatches = 16

    /// Tells the domains what a batch orders and then decides its reports, from where whoever was at it has
    /// stopped. Several may do it at once. Answers the batch when it is done.
    ///
    /// Throws `notFound`, and outages; then it is left to the next.
    func finish(_ id: BatchID) async throws(ModerationError) -> ModerationBatch {
        guard let batch = try await store.batch(id) else { throw .notFound }
        guard batch.isRunning else { return batch }
        if batch.effect != .none {
            // As many portions as the largest batch has, so that a store that notes nothing ends it, too.
            for _ in 0...(ModerationBatch.largest / Self.portion) {
                let subjects = try await store.untold(of: id, limit: Self.portion)
                if subjects.isEmpty { break }
                let changed = try await tell(batch, subjects)
                try await store.note(told: subjects, changed: changed, in: id)
            }
        }
        return try await store.settle(id, at: time.now())
    }

    /// For how long a batch is left to whoever has begun it.
    static let patience: Duration = .seconds(60)

    /// Finishes batches that somebody has begun and not finished within a minute, or whenever it was begun if
    /// so asked: the oldest first, at most 16. Answers how many. Throws outages.
    @discardableResult
    public func finishAll(atOnce: Bool = false) async throws(ModerationError) -> Int {
        let latest = atOnce ? time.now() : time.now().advanced(by: .zero - Self.patience)
        let running = try await store.running(limit: Self.mostBatches, madeBy: latest)
        for id in running { _ = try await finish(id) }
        return running.count
    }

    /// Lets the domains do it; answers which subjects they, or their owners, have changed.
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
