import Vocabulary

extension AuthService {
    /// A new session, not stored yet, with its first refresh token.
    func newSession(of member: MemberID, device: String) -> (record: SessionRecord, refreshToken: String) {
        let now = time.now()
        let record = SessionRecord(
            id: ids.next(), member: member, device: AuthPolicy.device(device), createdAt: now,
            lastUsedAt: now,
            expiresAt: now.advanced(by: TokenLife.refresh))
        return (record, refreshTokens.mint())
    }

    /// The tokens of a session: a new access token and this refresh token.
    func pair(
        _ session: LiveSession, refreshToken: String, until expiry: Timestamp
    ) async throws(AuthError) -> TokenPair {
        let claims = AccessClaims(
            member: session.record.member, session: session.record.id, role: session.role)
        do throws(ServiceFailure) {
            let access = try await accessTokens.issue(claims, at: time.now())
            return TokenPair(
                accessToken: access.text, accessExpiresAt: access.expiresAt, refreshToken: refreshToken,
                refreshExpiresAt: expiry)
        } catch {
            throw .service(error)
        }
    }

    /// The pair that follows a refresh token, as `AuthRepository.refresh` promises.
    func successor(of token: String, from place: SignInPlace) async throws(AuthError) -> TokenPair {
        let digest = refreshTokens.digest(of: token)
        let successor = refreshTokens.successor(of: token)
        return try await AuthError.retryingConflicts(on: "the session") { () throws(AuthError) in
            guard let stored = try await store.token(digest) else { throw .sessionEnded }
            let now = time.now()
            switch AuthPolicy.turn(of: stored, at: now) {
            case .expired: throw .sessionEnded
            case .stolen:
                let session = stored.session.record
                _ = try await store.end(session.id, of: session.member)
                throw .sessionEnded
            case .again(let usedAt):
                let expiry = TokenLife.refreshEnd(usedAt.advanced(by: TokenLife.refresh), at: now)
                return try await pair(stored.session, refreshToken: successor, until: expiry)
            case .next:
                let expiry = now.advanced(by: TokenLife.refresh)
                let next = refreshTokens.digest(of: successor)
                let member = stored.session.record.member
                let noted = await placeToNote(member, place, at: now)
                guard try await store.rotate(digest, to: next, at: now, until: expiry, from: noted) else {
                    return nil
                }
                await letIn(member, place, noted: noted, at: now)
                return try await pair(stored.session, refreshToken: successor, until: expiry)
            }
        }
    }
}
