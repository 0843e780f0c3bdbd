public import Vocabulary

/// Stores accounts, sessions and refresh tokens; each requirement is one atomic operation.
///
/// `LocalAuthRepository` decides by the rules; a store keeps names unique and applies changes completely or
/// not at all. Every operation can throw `.service(…)` for an outage.
public protocol AuthStore: Sendable {
    /// Which of the names belong to a member other than `member`. Empty names are free. A nickname that is
    /// confusable or would take the other's mentions is taken, too, unless `member` already has it: existing
    /// names stay valid.
    func taken(_ names: UniqueNames, besides member: MemberID?) async throws(AuthError) -> TakenNames

    /// Adds a member, its first session, refresh token, place (if any) and idempotency record, and returns
    /// nil.
    ///
    /// All of it is added or nothing. If the same request succeeded within 30 days, adds nothing and returns
    /// its idempotency record. An invitation, if given, is used once more. Throws `invalidFields` with
    /// `taken` for email and nickname, `invitationRefused` if it is no longer open, `service(.keyReused)` if
    /// the key belongs to a different request.
    func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        from place: KnownPlace?, by invitation: InvitationUse?, request: IdempotentRequest?
    ) async throws(AuthError) -> JoinIdempotencyRecord?

    /// The idempotency record of the same request within 30 days; nil if there is none. Throws
    /// `service(.keyReused)`.
    func idempotencyRecord(of request: IdempotentRequest) async throws(AuthError) -> JoinIdempotencyRecord?

    /// The member's record; nil if there never was one.
    func record(of id: MemberID) async throws(AuthError) -> MemberRecord?

    /// The record of the member with this email, by its folded form.
    func record(emailKey: String) async throws(AuthError) -> MemberRecord?

    /// The records of these members, in any order, without unknown ones. One query.
    func records(of ids: [MemberID]) async throws(AuthError) -> [MemberRecord]

    /// The cards of these members for other domains, without unknown ones. One query, which need not read
    /// whole records.
    func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard]

    /// Replaces a record if its stored version is the expected one, and ends sessions.
    ///
    /// Appends the messages of the act and the news of the portrait, if any, to `acts`. Returns false,
    /// without any change, if the version differs. For a withdrawn member it removes places, settings, blocks
    /// in both directions, and the reasons of acts by and on the member. Throws `invalidFields` with `taken`
    /// for email and nickname, `lastOperator` if the act must keep an operator and the record is of the only
    /// one able to sign in.
    func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions,
        for act: StaffAct?, telling news: OutboxMessage?
    ) async throws(AuthError) -> Bool

    /// A page of the members that match the filter, the last joined first.
    func members(
        _ filter: MemberFilter, _ page: PageRequest
    ) async throws(AuthError) -> Page<MemberRecord>

    /// Adds an invitation under the digest of its code, and appends the event of the act.
    func add(_ invitation: Invitation, digest: String, for act: StaffAct) async throws(AuthError)

    /// The invitation whose code has that digest; nil if there is none.
    func invitation(digest: String) async throws(AuthError) -> Invitation?

    /// A page of the invitations that have not expired, the last made first.
    func invitations(_ page: PageRequest, at now: Timestamp) async throws(AuthError) -> Page<Invitation>

    /// Removes an invitation and appends the event of the act; false, without an event, if there is no such
    /// invitation.
    func revoke(_ id: InvitationID, for act: StaffAct) async throws(AuthError) -> Bool

    /// The outbox: operators' acts for the audit log, members whose portraits changed, suspensions, and
    /// blocks.
    var acts: any Outbox { get }

    /// Replaces a password hash with a newer hash of the same password, if the old one is still stored.
    func rehash(_ id: MemberID, from old: String, to new: String) async throws(AuthError)

    /// Opens a session with its refresh token and notes the place, if any; removes sessions that expired
    /// before it.
    ///
    /// Returns false unless the stored password hash is still this one and the member is not suspended.
    func open(
        _ session: SessionRecord, with token: TokenDigest, from place: KnownPlace?, ifPasswordIs hash: String
    ) async throws(AuthError) -> Bool

    /// A session that has not ended, with its member's current role.
    func session(_ id: SessionID) async throws(AuthError) -> LiveSession?

    /// The sessions that have not ended and expire after `now`. One query.
    func live(among sessions: [SessionID], at now: Timestamp) async throws(AuthError) -> Set<SessionID>

    /// The member's sessions that have not ended, newest first, including expired ones.
    func sessions(of member: MemberID) async throws(AuthError) -> [SessionRecord]

    /// Ends a session of the member and removes its tokens; false if there is no such session.
    func end(_ id: SessionID, of member: MemberID) async throws(AuthError) -> Bool

    /// Ends all sessions of the member except the one to keep.
    func endSessions(of member: MemberID, keeping kept: SessionID?) async throws(AuthError)

    /// Ends all sessions of all members, and removes all password reset codes and invitations.
    func revokeAllAccess() async throws(AuthError)

    /// A refresh token by its digest, with its session; nil if it is unknown or its session has ended.
    func token(_ digest: TokenDigest) async throws(AuthError) -> StoredToken?

    /// Marks an unused token as used at `now`, adds its successor, extends the session to `expiry`, and
    /// notes the place, if any. Returns false, without any change, if the token was used or its session
    /// ended.
    func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp,
        from place: KnownPlace?
    ) async throws(AuthError) -> Bool

    /// The stored places of the member, newest first, as `KnownPlace.noted` returns them.
    func places(of member: MemberID) async throws(AuthError) -> [KnownPlace]

    /// The member's settings, ordered by name; empty for an unknown member.
    func settings(of member: MemberID) async throws(AuthError) -> [MemberSetting]

    /// Sets a setting; false, without any change, for a member who is unknown, withdrawn or suspended.
    /// Throws `tooManySettings` beyond `MemberSetting.limit`.
    func keep(_ setting: MemberSetting, of member: MemberID) async throws(AuthError) -> Bool

    /// Removes the setting of that name, if there is one.
    func removeSetting(_ name: String, of member: MemberID) async throws(AuthError)

    /// Adds a block, and to `acts` a withdrawal of notices between the two and the message that the member
    /// has blocked the other (`MemberBlocked`). If there is the block already, changes nothing.
    ///
    /// Returns false, without any change, for a member who is unknown, withdrawn or suspended. Throws
    /// `noSuchMember` if the other member is unknown or withdrawn, `tooManyBlocks` beyond `limit`.
    func keep(
        _ block: MemberBlock, of member: MemberID, atMost limit: Int
    ) async throws(AuthError) -> Bool

    /// Removes the member's block of the other, if there is one.
    func removeBlock(_ other: MemberID, of member: MemberID) async throws(AuthError)

    /// The member's blocks, in any order; empty for an unknown member.
    func blocks(of member: MemberID) async throws(AuthError) -> [MemberBlock]

    /// Members with a block in either direction: all of them, or any `limit` of them if there are more.
    /// Reads at most twice `limit` rows.
    func hiddenMembers(from member: MemberID, limit: Int) async throws(AuthError) -> Set<MemberID>

    /// Those of `others` with a block in either direction.
    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(AuthError) -> Set<MemberID>

    /// Whether there is a block in either direction.
    func isBlocked(_ member: MemberID, _ other: MemberID) async throws(AuthError) -> Bool

    /// The member's record and whether there is a block in either direction, in one consistent query; nil if
    /// there never was such a member.
    func record(of id: MemberID, towards other: MemberID) async throws(AuthError) -> MemberTowards?

    /// The members with these nicknames, by folded form, without unknown ones. One query.
    func members(nicknameKeys keys: [String]) async throws(AuthError) -> [String: MemberID]

    /// Withdrawn members whose departure other domains have not handled yet, at most `limit`.
    func pendingDepartures(limit: Int) async throws(AuthError) -> [MemberID]

    /// Records that other domains know of the departure. Repeating it changes nothing.
    func settleDeparture(of id: MemberID) async throws(AuthError)
}

extension AuthStore {
    /// Derived from the records.
    public func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard] {
        let records = try await records(of: ids)
        return Dictionary(records.map { ($0.account.id, $0.card) }) { first, _ in first }
    }

    /// Reads a member's record, decides, and writes the result; after a concurrent write it starts over.
    ///
    /// Throws as `decide`, `noSuchMember`, and `unavailable` after 8 conflicts.
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

/// A changed record, and the news of its portrait, if any.
struct RecordChange: Sendable {
    let record: MemberRecord
    let news: OutboxMessage?
}
