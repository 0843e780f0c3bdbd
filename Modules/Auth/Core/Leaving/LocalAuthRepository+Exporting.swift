public import Vocabulary

extension LocalAuthRepository {
    func export(_ id: MemberID) async throws(AuthError) -> MemberExport {
        let act = try await act("auth.export", on: id, "")
        // The audit event is written before the data is returned.
        try await carryOut(act, on: id) { $0 }
        return try await service.export(id)
    }
}

extension AuthService {
    /// All data that accounts keep of a member, for operators with access to the database itself; writes no
    /// audit event. Throws `noSuchMember`.
    public func export(_ id: MemberID) async throws(AuthError) -> MemberExport {
        guard let record = try await store.record(of: id), !record.account.isWithdrawn else {
            throw .noSuchMember
        }
        let sessions = try await store.sessions(of: id).map { session in
            Session(
                id: session.id, device: session.device, createdAt: session.createdAt,
                lastUsedAt: session.lastUsedAt, expiresAt: session.expiresAt, isCurrent: false)
        }
        return MemberExport(
            account: record.account, suspension: record.suspension, sessions: sessions,
            knownPlaces: try await store.places(of: id).map(\.seenAt),
            settings: try await store.settings(of: id),
            blocks: try await store.blocks(of: id).sorted { ($0.since, $0.member) > ($1.since, $1.member) },
            exportedAt: time.now())
    }
}
