public import Vocabulary

/// The live sessions, read from Auth's own store.
public struct StoredSessionDirectory: SessionDirectory {
    private let store: any AuthStore
    private let time: any TimeSource

    /// Reads from the store, with that clock.
    public init(_ store: any AuthStore, time: any TimeSource) {
        self.store = store
        self.time = time
    }

    /// As the port promises; an empty dictionary costs no query.
    public func ended(
        of sessions: [SessionID: MemberID]
    ) async throws(ServiceFailure) -> [SessionID: AccessEnd] {
        if sessions.isEmpty { return [:] }
        do throws(AuthError) {
            let live = try await store.live(among: Array(sessions.keys), at: time.now())
            var ended: [SessionID: AccessEnd] = [:]
            for (session, member) in sessions where !live.contains(session) {
                ended[session] = try await end(of: member)
            }
            return ended
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }

    private func end(of member: MemberID) async throws(AuthError) -> AccessEnd {
        guard let record = try await store.record(of: member) else { return .withdrawn }
        switch record.state.standing {
        case .suspended: return .suspended
        case .closed: return .withdrawn
        case .active, .silenced, .blocked: return .signedOut
        }
    }
}
