import UnicodeText
import Vocabulary

/// Who may do what, and what becomes of a refresh token: pure functions.
enum AuthPolicy {
    /// The member and session that act. Throws `signInRequired` for an anonymous visitor.
    static func actor(_ principal: Principal) throws(AuthError) -> (member: MemberID, session: SessionID) {
        guard case .member(let member, let session, _, _) = principal else { throw .service(.signInRequired) }
        return (member, session)
    }

    /// Throws unless the principal may do what operators do.
    static func mayAdminister(_ principal: Principal) throws(AuthError) {
        _ = try actor(principal)
        if !principal.has(.operator) { throw .forbidden }
    }

    /// Throws unless the principal may do what moderators do.
    static func mayModerate(_ principal: Principal) throws(AuthError) {
        _ = try actor(principal)
        if !principal.has(.moderator) { throw .moderatorsOnly }
    }

    /// Lets somebody act on those who rank lower. Throws `outranked`.
    static func requireRank(above role: Role, _ actor: AuditActor) throws(AuthError) {
        guard let own = actor.role, own > role else { throw .outranked }
    }

    /// What a refresh token is good for.
    enum Turn: Hashable {
        /// The next token, for the first time.
        case next
        /// The same next token again: several asked at once. It was used at that time.
        case again(since: Timestamp)
        /// Nothing: it has expired.
        case expired
        /// Nothing: somebody kept it longer than an honest race takes, so the session is not safe any more.
        case stolen
    }

    /// The turn of a token at a moment.
    static func turn(of token: StoredToken, at now: Timestamp) -> Turn {
        if let usedAt = token.usedAt {
            // One that was used in the future was so by a clock that has been set back since: it must not
            // give its successor until then.
            let isRace = now <= usedAt.advanced(by: TokenLife.grace) && !usedAt.isBeyond(.zero, from: now)
            return isRace ? .again(since: usedAt) : .stolen
        }
        return now < token.expiresAt && now < token.session.record.expiresAt ? .next : .expired
    }

    /// A device's name as it is kept: one plain line of at most 100 characters.
    static func device(_ text: String) -> String {
        String(text.trimmed.nfc.filter { "\($0)".isPlainLine }.prefix(100))
    }
}
