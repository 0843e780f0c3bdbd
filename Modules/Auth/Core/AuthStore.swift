public import Vocabulary

/// The storage of accounts, sessions and refresh tokens: each requirement is one atomic operation.
///
/// Rules are decided above, in `LocalAuthRepository`; a store keeps names unique and does what it is told
/// wholly or not at all. Every operation can throw `.service(…)` for an outage.
public protocol AuthStore: Sendable {
    /// Which of the names a member other than `member` has. Empty names are free. A nickname that looks like
    /// another's is taken, too, unless it is the one that `member` has: names that exist stay.
    func taken(_ names: UniqueNames, besides member: MemberID?) async throws(AuthError) -> TakenNames

    /// Adds a member with a first session, its refresh token, the place to note, if any, and the idempotency
    /// record of the request, all or none, and answers nil. If the same was asked within 30 days, adds
    /// nothing and answers the idempotency record.
    ///
    /// Throws `invalidFields` with `taken` for email and nickname, `service(.keyReused)` if something else
    /// was attempted under the key.
    func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        from place: KnownPlace?, request: IdempotentRequest?
    ) async throws(AuthError) -> JoinIdempotencyRecord?

    /// The idempotency record of the same attempt within 30 days; nil if there is none. Throws
    /// `service(.keyReused)`.
    func idempotencyRecord(of request: IdempotentRequest) async throws(AuthError) -> JoinIdempotencyRecord?

    /// The member's record; nil if there never was one.
    func record(of id: MemberID) async throws(AuthError) -> MemberRecord?

    /// The record of the member who has this email, by its folded form.
    func record(emailKey: String) async throws(AuthError) -> MemberRecord?

    /// The records of these members, in any order, unknown ones left out: one question to the storage.
    func records(of ids: [MemberID]) async throws(AuthError) -> [MemberRecord]

    /// What other domains show of these members, unknown ones left out: one question to the storage, which
    /// need not read all of their records.
    func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard]

    /// Replaces a record, and ends sessions, if the stored one still has the expected version; false if
    /// not, and then nothing is changed. The places of one who has withdrawn are removed. Throws
    /// `invalidFields` with `taken` for email and nickname.
    func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions
    ) async throws(AuthError) -> Bool

    /// Puts the same password's newer hash in the place of the old; nothing happens if that is not there
    /// any more.
    func rehash(_ id: MemberID, from old: String, to new: String) async throws(AuthError)

    /// Opens a session with its refresh token, and notes the place, if any, if the member's password hash is
    /// still this one; false if not. The member's sessions that expired before it began are removed.
    func open(
        _ session: SessionRecord, with token: TokenDigest, from place: KnownPlace?, ifPasswordIs hash: String
    ) async throws(AuthError) -> Bool

    /// A session that has not been ended, with its member's present role.
    func session(_ id: SessionID) async throws(AuthError) -> LiveSession?

    /// The member's sessions that have not been ended, newest first, expired ones among them.
    func sessions(of member: MemberID) async throws(AuthError) -> [SessionRecord]

    /// Ends a session of the member and removes its tokens; false if the member has no such session.
    func end(_ id: SessionID, of member: MemberID) async throws(AuthError) -> Bool

    /// Ends all sessions of the member, but the one to keep.
    func endSessions(of member: MemberID, keeping kept: SessionID?) async throws(AuthError)

    /// Ends all sessions of everybody.
    func endAllSessions() async throws(AuthError)

    /// A refresh token by its digest, with its session; nil if it is unknown or its session has been ended.
    func token(_ digest: TokenDigest) async throws(AuthError) -> StoredToken?

    /// Marks an unused token as used at `now`, adds its successor, lets the session live until `expiry`, and
    /// notes the place, if any; false if the token has been used or its session ended, and then nothing is
    /// changed.
    func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp,
        from place: KnownPlace?
    ) async throws(AuthError) -> Bool

    /// The places that were noted of the member, newest first, as `KnownPlace.noted` leaves them.
    func places(of member: MemberID) async throws(AuthError) -> [KnownPlace]

    /// Members who have withdrawn and of whom other domains have not heard, at most that many.
    func pendingDepartures(limit: Int) async throws(AuthError) -> [MemberID]

    /// Notes that other domains have heard of the departure. Again changes nothing.
    func settleDeparture(of id: MemberID) async throws(AuthError)
}

extension AuthStore {
    /// From the records.
    public func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard] {
        let records = try await records(of: ids)
        return Dictionary(records.map { ($0.account.id, $0.account.card) }) { first, _ in first }
    }

    /// Reads a member's record, decides, and writes what was decided, again from the start if somebody else
    /// wrote between the two, at most 8 times.
    ///
    /// Throws what `decide` throws, `noSuchMember`, `unavailable` when others are faster 8 times.
    func change(
        _ id: MemberID, ending sessions: EndedSessions = .none,
        _ decide: @Sendable (MemberRecord) throws(AuthError) -> MemberRecord
    ) async throws(AuthError) -> MemberRecord {
        try await AuthError.retryingConflicts(on: "the account") { () throws(AuthError) in
            guard let record = try await record(of: id) else { throw .noSuchMember }
            let next = try decide(record)
            let isWritten = try await replace(
                next, expecting: record.account.version, ending: sessions)
            return isWritten ? next : nil
        }
    }
}
