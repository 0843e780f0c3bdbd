import UnicodeText
import Vocabulary

/// Pure rules: permissions, and the fate of a refresh token.
enum AuthPolicy {
    /// The member and session that act. Throws `signInRequired` for an anonymous visitor.
    static func actor(_ principal: Principal) throws(AuthError) -> (member: MemberID, session: SessionID) {
        guard case .member(let member, let session, _, _) = principal else { throw .service(.signInRequired) }
        return (member, session)
    }

    /// Throws unless the principal is an operator.
    static func mayAdminister(_ principal: Principal) throws(AuthError) {
        _ = try actor(principal)
        if !principal.has(.operator) { throw .forbidden }
    }

    /// Throws unless the principal is a moderator or operator.
    static func mayModerate(_ principal: Principal) throws(AuthError) {
        _ = try actor(principal)
        if !principal.has(.moderator) { throw .moderatorsOnly }
    }

    /// Throws `outranked` unless the actor's role is higher.
    static func requireRank(above role: Role, _ actor: AuditActor) throws(AuthError) {
        guard let own = actor.role, own > role else { throw .outranked }
    }

    /// The outcome of using a refresh token.
    enum Turn: Hashable {
        /// The next token, for the first time.
        case next
        /// The same next token again, for concurrent requests; the token was first used at that time.
        case again(since: Timestamp)
        /// Refused: it has expired.
        case expired
        /// Refused: it was reused after the grace period, so the session is no longer safe.
        case stolen
    }

    /// The outcome for a token at a moment.
    static func turn(of token: StoredToken, at now: Timestamp) -> Turn {
        if let usedAt = token.usedAt {
            // A use in the future was recorded by a clock that has been set back. The token must not return
            // its successor until then.
            let isRace = now <= usedAt.advanced(by: TokenLife.grace) && !usedAt.isBeyond(.zero, from: now)
            return isRace ? .again(since: usedAt) : .stolen
        }
        return now < token.expiresAt && now < token.session.record.expiresAt ? .next : .expired
    }

    /// The stored form of a device's name: one plain line of at most 100 characters.
    static func device(_ text: String) -> String {
        String(text.trimmed.nfc.filter { "\($0)".isPlainLine }.prefix(100))
    }
}
