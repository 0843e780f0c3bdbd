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
    /// If there is an invitation, it is used once more. Throws `invalidFields` with `taken` for email and
    /// nickname, `invitationRefused` if it is not open any more, `service(.keyReused)` if something else was
    /// attempted under the key.
    func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        from place: KnownPlace?, by invitation: InvitationUse?, request: IdempotentRequest?
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

    /// Replaces a record, ends sessions and appends the event of the act and the news of the portrait, if
    /// there are any, to `acts`, if the stored record still has the expected version; false if not, and then
    /// nothing is changed. Of one who
    /// has withdrawn the places, settings and blocks by them and of them are removed, and the reasons that
    /// they gave or that were given for acts on them. Throws `invalidFields` with `taken` for email and
    /// nickname, `lastOperator` if the act is to keep an operator and the stored record is that of the only
    /// one who may sign in.
    func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions,
        for act: StaffAct?, telling news: OutboxMessage?
    ) async throws(AuthError) -> Bool

    /// A page of the members that the filter asks for, the last joined first.
    func members(
        _ filter: MemberFilter, _ page: PageRequest
    ) async throws(AuthError) -> Page<MemberRecord>

    /// Adds an invitation under the digest of its code, and appends the event of the act.
    func add(_ invitation: Invitation, digest: String, for act: StaffAct) async throws(AuthError)

    /// The invitation whose code has that digest; nil if there is none.
    func invitation(digest: String) async throws(AuthError) -> Invitation?

    /// A page of the invitations that have not expired, the last made first.
    func invitations(_ page: PageRequest, at now: Timestamp) async throws(AuthError) -> Page<Invitation>

    /// Removes an invitation and appends the event of the act; false if there is no such invitation, and then
    /// nothing is appended.
    func revoke(_ id: InvitationID, for act: StaffAct) async throws(AuthError) -> Bool

    /// What operators have done that the audit log has not heard, and which members' portraits whoever
    /// keeps pictures has still to look at.
    var acts: any Outbox { get }

    /// Puts the same password's newer hash in the place of the old; nothing happens if that is not there
    /// any more.
    func rehash(_ id: MemberID, from old: String, to new: String) async throws(AuthError)

    /// Opens a session with its refresh token, and notes the place, if any, if the member's password hash is
    /// still this one and the member is not suspended; false if not. The member's sessions that expired
    /// before it began are removed.
    func open(
        _ session: SessionRecord, with token: TokenDigest, from place: KnownPlace?, ifPasswordIs hash: String
    ) async throws(AuthError) -> Bool

    /// A session that has not been ended, with its member's present role.
    func session(_ id: SessionID) async throws(AuthError) -> LiveSession?

    /// Those of the sessions that have not been ended and expire later than `now`, in one reading.
    func live(among sessions: [SessionID], at now: Timestamp) async throws(AuthError) -> Set<SessionID>

    /// The member's sessions that have not been ended, newest first, expired ones among them.
    func sessions(of member: MemberID) async throws(AuthError) -> [SessionRecord]

    /// Ends a session of the member and removes its tokens; false if the member has no such session.
    func end(_ id: SessionID, of member: MemberID) async throws(AuthError) -> Bool

    /// Ends all sessions of the member, but the one to keep.
    func endSessions(of member: MemberID, keeping kept: SessionID?) async throws(AuthError)

    /// Ends all sessions of everybody, and forgets all codes for new passwords and all invitations.
    func revokeAllAccess() async throws(AuthError)

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

    /// What the member has set, in the order of the names; nothing of one who is unknown.
    func settings(of member: MemberID) async throws(AuthError) -> [MemberSetting]

    /// Keeps a setting in the place of any before of that name; false, and nothing is kept, for a member who
    /// is unknown, has withdrawn or is suspended. Throws `tooManySettings` beyond `MemberSetting.limit`.
    func keep(_ setting: MemberSetting, of member: MemberID) async throws(AuthError) -> Bool

    /// Removes the setting of that name, if the member has one.
    func removeSetting(_ name: String, of member: MemberID) async throws(AuthError)

    /// Notes that the member has blocked another, unless they had before, and tells in `acts` that notices
    /// between the two are withdrawn; false, and nothing is noted, for a
    /// member who is unknown, has withdrawn or is suspended. Throws `noSuchMember` if the other is unknown or
    /// has withdrawn, `tooManyBlocks` for one more than `limit`.
    func keep(
        _ block: MemberBlock, of member: MemberID, atMost limit: Int
    ) async throws(AuthError) -> Bool

    /// Notes that the member blocks the other no more, if they did.
    func removeBlock(_ other: MemberID, of member: MemberID) async throws(AuthError)

    /// Whom the member has blocked, in any order; nobody for one who is unknown.
    func blocks(of member: MemberID) async throws(AuthError) -> [MemberBlock]

    /// Members whom this one has blocked, or who have blocked this one: all of them, or any `limit` where
    /// they are more. Reads no more rows than twice the limit.
    func hiddenMembers(from member: MemberID, limit: Int) async throws(AuthError) -> Set<MemberID>

    /// Those of these members whom this one has blocked, or who have blocked this one.
    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(AuthError) -> Set<MemberID>

    /// Whether one of the two has blocked the other.
    func isBlocked(_ member: MemberID, _ other: MemberID) async throws(AuthError) -> Bool

    /// The member's record and whether one of the two has blocked the other, both of one moment and by one
    /// question; nil if there never was such a member.
    func record(of id: MemberID, towards other: MemberID) async throws(AuthError) -> MemberTowards?

    /// Who has these nicknames, by their folded forms; those that nobody has are left out. One question to
    /// the storage.
    func members(nicknameKeys keys: [String]) async throws(AuthError) -> [String: MemberID]

    /// Members who have withdrawn and of whom other domains have not heard, at most that many.
    func pendingDepartures(limit: Int) async throws(AuthError) -> [MemberID]

    /// Notes that other domains have heard of the departure. Again changes nothing.
    func settleDeparture(of id: MemberID) async throws(AuthError)
}

extension AuthStore {
    /// From the records.
    public func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard] {
        let records = try await records(of: ids)
        return Dictionary(records.map { ($0.account.id, $0.card) }) { first, _ in first }
    }

    /// Reads a member's record, decides, and writes what was decided, again from the start if somebody else
    /// wrote between the two, at most 8 times.
    ///
    /// Throws what `decide` throws, `noSuchMember`, `unavailable` when others are faster 8 times.
    func change(
        _ id: MemberID, at now: Timestamp, ending sessions: EndedSessions = .none, for act: StaffAct? = nil,
        _ decide: @Sendable (MemberRecord) throws(AuthError) -> MemberRecord
    ) async throws(AuthError) -> RecordChange {
        try await AuthError.retryingConflicts(on: "the account") { () throws(AuthError) in
            guard let record = try await record(of: id) else { throw .noSuchMember }
            let next = try decide(record)
            let news = next.pictureNews(since: record, at: now)
            let isWritten = try await replace(
                next, expecting: record.account.version, ending: sessions, for: act, telling: news)
            return isWritten ? RecordChange(record: next, news: news) : nil
        }
    }
}

/// What a change made of a member's record, and what whoever keeps pictures is to learn of it.
struct RecordChange: Sendable {
    let record: MemberRecord
    let news: OutboxMessage?
}
