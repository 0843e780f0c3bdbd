import Vocabulary

extension LocalAuthRepository {
    func logout() async throws(AuthError) {
        let (member, session) = try AuthPolicy.actor(principal)
        _ = try await store.end(session, of: member)
    }

    func sessions() async throws(AuthError) -> [Session] {
        let (member, current) = try AuthPolicy.actor(principal)
        let now = service.time.now()
        return try await store.sessions(of: member).filter { now < $0.expiresAt }.map {
            Session(
                id: $0.id, device: $0.device, createdAt: $0.createdAt, lastUsedAt: $0.lastUsedAt,
                expiresAt: TokenLife.refreshEnd($0.expiresAt, at: now), isCurrent: $0.id == current)
        }
    }

    func endSession(_ id: SessionID) async throws(AuthError) {
        let member = try AuthPolicy.actor(principal).member
        guard try await store.end(id, of: member) else { throw .noSuchSession }
    }

    func endAllSessions(keepingCurrent: Bool) async throws(AuthError) {
        let (member, current) = try AuthPolicy.actor(principal)
        try await store.endSessions(of: member, keeping: keepingCurrent ? current : nil)
    }
}
