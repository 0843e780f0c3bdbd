public import Vocabulary

extension InMemoryAuthStore {
    public func open(
        _ session: SessionRecord, with token: TokenDigest, from place: KnownPlace?, ifPasswordIs hash: String
    ) throws(AuthError) -> Bool {
        guard let member = member(session.member), member.passwordHash == hash, member.suspension == nil
        else { return false }
        for old in records(of: session.member) where old.expiresAt <= session.createdAt { remove(old) }
        put(session, token)
        note(place, of: session.member)
        return true
    }

    public func places(of member: MemberID) throws(AuthError) -> [KnownPlace] { noted[member] ?? [] }

    func note(_ place: KnownPlace?, of member: MemberID) {
        if let place { noted[member] = place.noted(in: noted[member] ?? []) }
    }

    public func session(_ id: SessionID) throws(AuthError) -> LiveSession? {
        guard let record = sessions[id], let member = member(record.member) else { return nil }
        return LiveSession(
            record: record, role: member.account.role, card: member.card,
            hidesNobody: hidesNobody(from: record.member), silence: member.account.silence)
    }

    public func live(
        among ids: [SessionID], at now: Timestamp
    ) throws(AuthError) -> Set<SessionID> {
        Set(ids.filter { sessions[$0].map { now < $0.expiresAt } ?? false })
    }

    public func sessions(of member: MemberID) throws(AuthError) -> [SessionRecord] {
        records(of: member).sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }

    public func end(_ id: SessionID, of member: MemberID) throws(AuthError) -> Bool {
        guard let session = sessions[id], session.member == member else { return false }
        remove(session)
        return true
    }

    public func endSessions(of member: MemberID, keeping kept: SessionID?) {
        for session in records(of: member) where session.id != kept { remove(session) }
    }

    public func revokeAllAccess() {
        for session in sessions.values { remove(session) }
        for id in members.keys { members[id]?.reset = nil }
        invitations = [:]
    }

    public func token(_ digest: TokenDigest) throws(AuthError) -> StoredToken? {
        guard let kept = tokens[digest], let session = try session(kept.session) else { return nil }
        return StoredToken(session: session, expiresAt: kept.expiresAt, usedAt: kept.usedAt)
    }

    public func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp,
        from place: KnownPlace?
    ) throws(AuthError) -> Bool {
        guard let kept = tokens[digest], kept.usedAt == nil, let session = sessions[kept.session] else {
            return false
        }
        forget(kept.session) { $0.expiresAt <= now }
        tokens[digest]?.usedAt = now
        put(successor, KeptToken(session: kept.session, expiresAt: expiry, usedAt: nil))
        sessions[kept.session]?.lastUsedAt = now
        sessions[kept.session]?.expiresAt = expiry
        note(place, of: session.member)
        return true
    }

    func put(_ session: SessionRecord, _ token: TokenDigest) {
        sessions[session.id] = session
        sessionsByMember[session.member, default: []].insert(session.id)
        put(token, KeptToken(session: session.id, expiresAt: session.expiresAt, usedAt: nil))
    }

    private func put(_ digest: TokenDigest, _ token: KeptToken) {
        tokens[digest] = token
        tokensBySession[token.session, default: []].insert(digest)
    }

    private func records(of member: MemberID) -> [SessionRecord] {
        sessionsByMember[member, default: []].compactMap { sessions[$0] }
    }

    private func remove(_ session: SessionRecord) {
        sessions[session.id] = nil
        sessionsByMember[session.member]?.remove(session.id)
        forget(session.id) { _ in true }
        tokensBySession[session.id] = nil
    }

    /// Removes the session's tokens that match the condition.
    private func forget(_ session: SessionID, where isOver: (KeptToken) -> Bool) {
        for digest in tokensBySession[session, default: []] {
            guard let token = tokens[digest], isOver(token) else { continue }
            tokens[digest] = nil
            tokensBySession[session]?.remove(digest)
        }
    }
}
