public import Auth
public import Vocabulary

/// Test double: an `AuthStore` made of closures, one per verb.
///
/// Unstubbed verbs throw an error that names them. A forwarding fake calls the real store until a verb is
/// replaced. A closure takes the verb's arguments in order, without labels.
public struct AuthStoreFake: AuthStore {
    /// `taken(_:besides:)`.
    public var taken: @Sendable (UniqueNames, MemberID?) async throws(AuthError) -> TakenNames
    /// `insert(_:opening:with:from:by:request:)`.
    public var insert:
        @Sendable (
            MemberRecord, SessionRecord, TokenDigest, KnownPlace?, InvitationUse?, IdempotentRequest?
        ) async throws(AuthError) -> JoinIdempotencyRecord?
    /// `idempotencyRecord(of:)`.
    public var idempotencyRecord:
        @Sendable (IdempotentRequest) async throws(AuthError) -> JoinIdempotencyRecord?
    /// `record(of:)`.
    public var record: @Sendable (MemberID) async throws(AuthError) -> MemberRecord?
    /// `record(emailKey:)`.
    public var recordByEmail: @Sendable (String) async throws(AuthError) -> MemberRecord?
    /// `records(of:)`.
    public var records: @Sendable ([MemberID]) async throws(AuthError) -> [MemberRecord]
    /// `cards(of:)`.
    public var cards: @Sendable ([MemberID]) async throws(AuthError) -> [MemberID: MemberCard]
    /// `replace(_:expecting:ending:for:telling:)`.
    public var replace:
        @Sendable (MemberRecord, Version, EndedSessions, StaffAct?, OutboxMessage?)
            async throws(AuthError) -> Bool
    /// `members(_:_:)`.
    public var members: @Sendable (MemberFilter, PageRequest) async throws(AuthError) -> Page<MemberRecord>
    /// `add(_:digest:for:)`.
    public var add: @Sendable (Invitation, String, StaffAct) async throws(AuthError) -> Void
    /// `invitation(digest:)`.
    public var invitation: @Sendable (String) async throws(AuthError) -> Invitation?
    /// `invitations(_:at:)`.
    public var invitations: @Sendable (PageRequest, Timestamp) async throws(AuthError) -> Page<Invitation>
    /// `revoke(_:for:)`.
    public var revoke: @Sendable (InvitationID, StaffAct) async throws(AuthError) -> Bool
    /// `acts`; empty in a stub.
    public var acts: any Outbox
    /// `rehash(_:from:to:)`.
    public var rehash: @Sendable (MemberID, String, String) async throws(AuthError) -> Void
    /// `open(_:with:from:ifPasswordIs:)`.
    public var open:
        @Sendable (SessionRecord, TokenDigest, KnownPlace?, String) async throws(AuthError) -> Bool
    /// `session(_:)`.
    public var session: @Sendable (SessionID) async throws(AuthError) -> LiveSession?
    /// `live(among:at:)`.
    public var live: @Sendable ([SessionID], Timestamp) async throws(AuthError) -> Set<SessionID>
    /// `sessions(of:)`.
    public var sessionsOfMember: @Sendable (MemberID) async throws(AuthError) -> [SessionRecord]
    /// `end(_:of:)`.
    public var end: @Sendable (SessionID, MemberID) async throws(AuthError) -> Bool
    /// `endSessions(of:keeping:)`.
    public var endSessions: @Sendable (MemberID, SessionID?) async throws(AuthError) -> Void
    /// `revokeAllAccess()`.
    public var revokeAllAccess: @Sendable () async throws(AuthError) -> Void
    /// `token(_:)`.
    public var token: @Sendable (TokenDigest) async throws(AuthError) -> StoredToken?
    /// `rotate(_:to:at:until:from:)`.
    public var rotate:
        @Sendable (TokenDigest, TokenDigest, Timestamp, Timestamp, KnownPlace?) async throws(AuthError) ->
            Bool
    /// `places(of:)`.
    public var places: @Sendable (MemberID) async throws(AuthError) -> [KnownPlace]
    /// `settings(of:)`.
    public var settingsOfMember: @Sendable (MemberID) async throws(AuthError) -> [MemberSetting]
    /// `keep(_:of:)`.
    public var keep: @Sendable (MemberSetting, MemberID) async throws(AuthError) -> Bool
    /// `removeSetting(_:of:)`.
    public var removeSetting: @Sendable (String, MemberID) async throws(AuthError) -> Void
    /// `keep(_:of:atMost:)`.
    public var keepBlock: @Sendable (MemberBlock, MemberID, Int) async throws(AuthError) -> Bool
    /// `removeBlock(_:of:)`.
    public var removeBlock: @Sendable (MemberID, MemberID) async throws(AuthError) -> Void
    /// `blocks(of:)`.
    public var blocks: @Sendable (MemberID) async throws(AuthError) -> [MemberBlock]
    /// `hiddenMembers(from:limit:)`.
    public var hiddenMembers: @Sendable (MemberID, Int) async throws(AuthError) -> Set<MemberID>
    /// `hiddenMembers(among:from:)`.
    public var hiddenAmong: @Sendable (Set<MemberID>, MemberID) async throws(AuthError) -> Set<MemberID>
    /// `isBlocked(_:_:)`.
    public var isBlocked: @Sendable (MemberID, MemberID) async throws(AuthError) -> Bool
    /// `record(of:towards:)`.
    public var recordTowards: @Sendable (MemberID, MemberID) async throws(AuthError) -> MemberTowards?
    /// `members(nicknameKeys:)`.
    public var membersByNickname: @Sendable ([String]) async throws(AuthError) -> [String: MemberID]
    /// `pendingDepartures(limit:)`.
    public var pendingDepartures: @Sendable (Int) async throws(AuthError) -> [MemberID]
    /// `settleDeparture(of:)`.
    public var settleDeparture: @Sendable (MemberID) async throws(AuthError) -> Void

    /// A stub: every verb throws an `internal` error that names the verb.
    public init() {
        taken = { _, _ throws(AuthError) in throw unstubbed("AuthStore.taken") }
        insert = { _, _, _, _, _, _ throws(AuthError) in throw unstubbed("AuthStore.insert") }
        idempotencyRecord = { _ throws(AuthError) in throw unstubbed("AuthStore.idempotencyRecord") }
        record = { _ throws(AuthError) in throw unstubbed("AuthStore.record") }
        recordByEmail = { _ throws(AuthError) in throw unstubbed("AuthStore.recordByEmail") }
        records = { _ throws(AuthError) in throw unstubbed("AuthStore.records") }
        cards = { _ throws(AuthError) in throw unstubbed("AuthStore.cards") }
        replace = { _, _, _, _, _ throws(AuthError) in throw unstubbed("AuthStore.replace") }
        members = { _, _ throws(AuthError) in throw unstubbed("AuthStore.members") }
        add = { _, _, _ throws(AuthError) in throw unstubbed("AuthStore.add") }
        invitation = { _ throws(AuthError) in throw unstubbed("AuthStore.invitation") }
        invitations = { _, _ throws(AuthError) in throw unstubbed("AuthStore.invitations") }
        revoke = { _, _ throws(AuthError) in throw unstubbed("AuthStore.revoke") }
        acts = InMemoryAuthStore().acts
        rehash = { _, _, _ throws(AuthError) in throw unstubbed("AuthStore.rehash") }
        open = { _, _, _, _ throws(AuthError) in throw unstubbed("AuthStore.open") }
        session = { _ throws(AuthError) in throw unstubbed("AuthStore.session") }
        live = { _, _ throws(AuthError) in throw unstubbed("AuthStore.live") }
        sessionsOfMember = { _ throws(AuthError) in throw unstubbed("AuthStore.sessionsOfMember") }
        end = { _, _ throws(AuthError) in throw unstubbed("AuthStore.end") }
        endSessions = { _, _ throws(AuthError) in throw unstubbed("AuthStore.endSessions") }
        revokeAllAccess = { () throws(AuthError) in throw unstubbed("AuthStore.revokeAllAccess") }
        token = { _ throws(AuthError) in throw unstubbed("AuthStore.token") }
        rotate = { _, _, _, _, _ throws(AuthError) in throw unstubbed("AuthStore.rotate") }
        places = { _ throws(AuthError) in throw unstubbed("AuthStore.places") }
        settingsOfMember = { _ throws(AuthError) in throw unstubbed("AuthStore.settings") }
        keep = { _, _ throws(AuthError) in throw unstubbed("AuthStore.keep") }
        removeSetting = { _, _ throws(AuthError) in throw unstubbed("AuthStore.removeSetting") }
        keepBlock = { _, _, _ throws(AuthError) in throw unstubbed("AuthStore.keep of a block") }
        removeBlock = { _, _ throws(AuthError) in throw unstubbed("AuthStore.removeBlock") }
        blocks = { _ throws(AuthError) in throw unstubbed("AuthStore.blocks") }
        hiddenMembers = { _, _ throws(AuthError) in throw unstubbed("AuthStore.hiddenMembers") }
        hiddenAmong = { _, _ throws(AuthError) in throw unstubbed("AuthStore.hiddenMembers among") }
        isBlocked = { _, _ throws(AuthError) in throw unstubbed("AuthStore.isBlocked") }
        recordTowards = { _, _ throws(AuthError) in throw unstubbed("AuthStore.record towards") }
        membersByNickname = { _ throws(AuthError) in throw unstubbed("AuthStore.members by nickname") }
        pendingDepartures = { _ throws(AuthError) in throw unstubbed("AuthStore.pendingDepartures") }
        settleDeparture = { _ throws(AuthError) in throw unstubbed("AuthStore.settleDeparture") }
    }

    /// Forwards every verb to `real` until it is replaced.
    public init(forwardingTo real: any AuthStore) {
        taken = real.taken(_:besides:)
        insert = real.insert(_:opening:with:from:by:request:)
        idempotencyRecord = real.idempotencyRecord(of:)
        record = real.record(of:)
        recordByEmail = real.record(emailKey:)
        records = real.records(of:)
        cards = real.cards(of:)
        replace = real.replace(_:expecting:ending:for:telling:)
        members = real.members(_:_:)
        add = real.add(_:digest:for:)
        invitation = real.invitation(digest:)
        invitations = real.invitations(_:at:)
        revoke = real.revoke(_:for:)
        acts = real.acts
        rehash = real.rehash(_:from:to:)
        open = real.open(_:with:from:ifPasswordIs:)
        session = real.session(_:)
        live = real.live(among:at:)
        sessionsOfMember = real.sessions(of:)
        end = real.end(_:of:)
        endSessions = real.endSessions(of:keeping:)
        revokeAllAccess = real.revokeAllAccess
        token = real.token(_:)
        rotate = real.rotate(_:to:at:until:from:)
        places = real.places(of:)
        settingsOfMember = real.settings(of:)
        keep = real.keep(_:of:)
        removeSetting = real.removeSetting(_:of:)
        keepBlock = real.keep(_:of:atMost:)
        removeBlock = real.removeBlock(_:of:)
        blocks = real.blocks(of:)
        hiddenMembers = real.hiddenMembers(from:limit:)
        hiddenAmong = real.hiddenMembers(among:from:)
        isBlocked = real.isBlocked(_:_:)
        recordTowards = real.record(of:towards:)
        membersByNickname = real.members(nicknameKeys:)
        pendingDepartures = real.pendingDepartures(limit:)
        settleDeparture = real.settleDeparture(of:)
    }
}

extension AuthStoreFake {
    /// As `taken` answers.
    public func taken(_ names: UniqueNames, besides member: MemberID?) async throws(AuthError) -> TakenNames {
        try await taken(names, member)
    }

    /// As `insert` answers.
    public func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        from place: KnownPlace?, by invitation: InvitationUse?, request: IdempotentRequest?
    ) async throws(AuthError) -> JoinIdempotencyRecord? {
        try await insert(record, session, token, place, invitation, request)
    }

    /// As `idempotencyRecord` answers.
    public func idempotencyRecord(of request: IdempotentRequest) async throws(AuthError)
        -> JoinIdempotencyRecord?
    {
        try await idempotencyRecord(request)
    }

    /// As `record` answers.
    public func record(of id: MemberID) async throws(AuthError) -> MemberRecord? {
        try await record(id)
    }

    /// As `recordByEmail` answers.
    public func record(emailKey: String) async throws(AuthError) -> MemberRecord? {
        try await recordByEmail(emailKey)
    }

    /// As `records` answers.
    public func records(of ids: [MemberID]) async throws(AuthError) -> [MemberRecord] {
        try await records(ids)
    }

    /// As `cards` answers.
    public func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard] {
        try await cards(ids)
    }

    /// As `replace` answers.
    public func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions,
        for act: StaffAct?, telling news: OutboxMessage?
    ) async throws(AuthError) -> Bool {
        try await replace(record, version, sessions, act, news)
    }

    /// As `rehash` answers.
    public func rehash(_ id: MemberID, from old: String, to new: String) async throws(AuthError) {
        try await rehash(id, old, new)
    }

    /// As `open` answers.
    public func open(
        _ session: SessionRecord, with token: TokenDigest, from place: KnownPlace?, ifPasswordIs hash: String
    ) async throws(AuthError) -> Bool {
        try await open(session, token, place, hash)
    }

    /// As `session` answers.
    public func session(_ id: SessionID) async throws(AuthError) -> LiveSession? {
        try await session(id)
    }

    /// As `live` answers.
    public func live(
        among sessions: [SessionID], at now: Timestamp
    ) async throws(AuthError) -> Set<SessionID> {
        try await live(sessions, now)
    }

    /// As `sessionsOfMember` answers.
    public func sessions(of member: MemberID) async throws(AuthError) -> [SessionRecord] {
        try await sessionsOfMember(member)
    }

    /// As `end` answers.
    public func end(_ id: SessionID, of member: MemberID) async throws(AuthError) -> Bool {
        try await end(id, member)
    }

    /// As `endSessions` answers.
    public func endSessions(of member: MemberID, keeping kept: SessionID?) async throws(AuthError) {
        try await endSessions(member, kept)
    }
    /// As `revokeAllAccess` answers.
    public func revokeAllAccess() async throws(AuthError) { try await revokeAllAccess() }

    /// As `token` answers.
    public func token(_ digest: TokenDigest) async throws(AuthError) -> StoredToken? {
        try await token(digest)
    }

    /// As `rotate` answers.
    public func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp,
        from place: KnownPlace?
    ) async throws(AuthError) -> Bool {
        try await rotate(digest, successor, now, expiry, place)
    }

    /// As `places` answers.
    public func places(of member: MemberID) async throws(AuthError) -> [KnownPlace] {
        try await places(member)
    }

    /// As `pendingDepartures` answers.
    public func pendingDepartures(limit: Int) async throws(AuthError) -> [MemberID] {
        try await pendingDepartures(limit)
    }

    /// As `settleDeparture` answers.
    public func settleDeparture(of id: MemberID) async throws(AuthError) {
        try await settleDeparture(id)
    }
}
