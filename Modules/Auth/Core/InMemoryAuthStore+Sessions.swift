public import Vocabulary

extension InMemoryAuthStore {
    public func open(
        _ session: SessionRecord, with token: TokenDigest, ifPasswordIs hash: String
    ) throws(AuthError) -> Bool {
        guard member(session.member)?.passwordHash == hash else { return false }
        for old in sessions.values where old.member == session.member && old.expiresAt <= session.createdAt {
            remove(old.id)
        }
        put(session, token)
        return true
    }

    public func session(_ id: SessionID) throws(AuthError) -> LiveSession? {
        guard let record = sessions[id], let member = member(record.member) else { return nil }
        return LiveSession(record: record, role: member.account.role)
    }

    public func sessions(of member: MemberID) throws(AuthError) -> [SessionRecord] {
        sessions.values.filter { $0.member == member }
            .sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }

    public func end(_ id: SessionID, of member: MemberID) throws(AuthError) -> Bool {
        guard sessions[id]?.member == member else { return false }
        remove(id)
        return true
    }

    public func endSessions(of member: MemberID, keeping kept: SessionID?) {
        for session in sessions.values where session.member == member && session.id != kept {
            remove(session.id)
        }
    }

    public func token(_ digest: TokenDigest) throws(AuthError) -> StoredToken? {
        guard let kept = tokens[digest], let session = try session(kept.session) else { return nil }
        return StoredToken(session: session, expiresAt: kept.expiresAt, usedAt: kept.usedAt)
    }

    public func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp
    ) throws(AuthError) -> Bool {
        guard let kept = tokens[digest], kept.usedAt == nil, sessions[kept.session] != nil else {
            return false
        }
        tokens = tokens.filter { $0.value.session != kept.session || now < $0.value.expiresAt }
        tokens[digest]?.usedAt = now
        tokens[successor] = KeptToken(session: kept.session, expiresAt: expiry, usedAt: nil)
        sessions[kept.session]?.lastUsedAt = now
        sessions[kept.session]?.expiresAt = expiry
        return true
    }

    func put(_ session: SessionRecord, _ token: TokenDigest) {
        sessions[session.id] = session
        tokens[token] = KeptToken(session: session.id, expiresAt: session.expiresAt, usedAt: nil)
    }

    private func remove(_ id: SessionID) {
        sessions[id] = nil
        tokens = tokens.filter { $0.value.session != id }
    }
}
