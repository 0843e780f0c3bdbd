public import Vocabulary

extension InMemoryAuthStore {
    public func members(
        _ filter: MemberFilter, _ page: PageRequest
    ) throws(AuthError) -> Page<MemberRecord> {
        KeysetPage.cut(
            members.values.filter(filter.matches), page, scope: filter.scope,
            key: \.account.joinedAt.microseconds, id: \.account.id.raw)
    }

    /// Erases the reasons that the member gave and those of acts on the member.
    func forgetReasons(of id: MemberID) {
        waiting.eraseReasons(of: id)
        for (other, record) in members where record.suspension?.by == id {
            members[other] = record.suspended(record.suspension?.withoutReason)
        }
        for (other, record) in members where record.silencedBy == id {
            members[other] = record.silenced(record.account.silence?.withoutReason, by: id)
        }
    }

    public nonisolated var acts: any Outbox { Acts(store: self) }

    /// The outbox as deliverers see it.
    private struct Acts: Outbox {
        let store: InMemoryAuthStore

        func claim(
            _ limit: Int, until: Timestamp, at now: Timestamp
        ) async throws(ServiceFailure) -> [OutboxEvent] {
            await store.claim(limit, until: until, at: now)
        }

        func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { await store.finish(outcome) }
    }

    private func claim(_ limit: Int, until: Timestamp, at now: Timestamp) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    private func finish(_ outcome: OutboxOutcome) { waiting.finish(outcome) }
}
