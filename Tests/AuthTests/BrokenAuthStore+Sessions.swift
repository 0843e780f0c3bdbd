import Auth
import Vocabulary

extension BrokenAuthStore {
    func open(
        _ session: SessionRecord, with token: TokenDigest, ifPasswordIs hash: String
    ) async throws(AuthError) -> Bool {
        if sabotage == .singleSession { await base.endSessions(of: session.member, keeping: nil) }
        return try await base.open(session, with: token, ifPasswordIs: hash)
    }

    func session(_ id: SessionID) async throws(AuthError) -> LiveSession? {
        guard var live = try await base.session(id) else { return nil }
        if sabotage == .staleRole { live.role = .member }
        return live
    }

    func sessions(of member: MemberID) async throws(AuthError) -> [SessionRecord] {
        let sessions = try await base.sessions(of: member)
        return switch sabotage {
        case .oldestFirst: sessions.reversed()
        case .expiredLivesOn: sessions.map(immortal)
        case .lastUseForgotten:
            sessions.map {
                var session = $0
                session.lastUsedAt = session.createdAt
                return session
            }
        default: sessions
        }
    }

    private func immortal(_ session: SessionRecord) -> SessionRecord {
        var session = session
        session.expiresAt = Timestamp(microseconds: .max)
        return session
    }

    func end(_ id: SessionID, of member: MemberID) async throws(AuthError) -> Bool {
        switch sabotage {
        case .endForgotten: return true
        case .anyoneEnds:
            guard let live = try await base.session(id) else { return false }
            return try await base.end(id, of: live.record.member)
        case .replayEndsAll:
            await base.endSessions(of: member, keeping: nil)
            return true
        default: return try await base.end(id, of: member)
        }
    }

    func endSessions(of member: MemberID, keeping kept: SessionID?) async throws(AuthError) {
        switch sabotage {
        case .endSessionsForgotten: break
        case .keepIgnored: await base.endSessions(of: member, keeping: nil)
        default: await base.endSessions(of: member, keeping: kept)
        }
    }

    func token(_ digest: TokenDigest) async throws(AuthError) -> StoredToken? {
        guard var token = try await base.token(digest) else { return nil }
        switch sabotage {
        case .replayForgiven where token.usedAt != nil: token.usedAt = Timestamp(microseconds: 1 << 60)
        case .replayPunishedAtOnce where token.usedAt != nil: token.usedAt = Timestamp(microseconds: 0)
        case .tokensNeverExpire:
            token.expiresAt = Timestamp(microseconds: .max)
            token.session.record = immortal(token.session.record)
        default: break
        }
        return token
    }

    func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp
    ) async throws(AuthError) -> Bool {
        if sabotage == .rotationForgotten { return true }
        return try await base.rotate(digest, to: successor, at: now, until: expiry)
    }
}
