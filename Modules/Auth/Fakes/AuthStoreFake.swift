// Emitted from the protocol AuthStore, not written by hand. Scripts/fakes writes it anew.

public import Auth
public import Vocabulary

/// A test double of `AuthStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct AuthStoreFake: AuthStore {
    /// Implements `taken(_:besides:)`.
    public var taken: @Sendable (UniqueNames, MemberID?) async throws(AuthError) -> TakenNames
    /// Implements `insert(_:opening:with:from:by:request:)`.
    public var insert:
        @Sendable (
            MemberRecord, SessionRecord, TokenDigest, KnownPlace?, InvitationUse?, IdempotentRequest?
        ) async throws(AuthError) -> JoinIdempotencyRecord?
    /// Implements `idempotencyRecord(of:)`.
    public var idempotencyRecord:
        @Sendable (IdempotentRequest) async throws(AuthError) -> JoinIdempotencyRecord?
    /// Implements `record(of:)`.
    public var record: @Sendable (MemberID) async throws(AuthError) -> MemberRecord?
    /// Implements `record(emailKey:)`.
    public var recordEmailKey: @Sendable (String) async throws(AuthError) -> MemberRecord?
    /// Implements `records(of:)`.
    public var records: @Sendable ([MemberID]) async throws(AuthError) -> [MemberRecord]
    /// Implements `cards(of:)`.
    public var cards: @Sendable ([MemberID]) async throws(AuthError) -> [MemberID: MemberCard]
    /// Implements `replace(_:expecting:ending:for:telling:)`.
    public var replace:
        @Sendable (
            MemberRecord, Version, EndedSessions, StaffAct?, OutboxMessage?
        ) async throws(AuthError) -> Bool
    /// Implements `members(_:_:)`.
    public var members: @Sendable (MemberFilter, PageRequest) async throws(AuthError) -> Page<MemberRecord>
    /// Implements `add(_:digest:for:)`.
    public var add: @Sendable (Invitation, String, StaffAct) async throws(AuthError) -> Void
    /// Implements `invitation(digest:)`.
    public var invitation: @Sendable (String) async throws(AuthError) -> Invitation?
    /// Implements `invitations(_:at:)`.
    public var invitations: @Sendable (PageRequest, Timestamp) async throws(AuthError) -> Page<Invitation>
    /// Implements `revoke(_:for:)`.
    public var revoke: @Sendable (InvitationID, StaffAct) async throws(AuthError) -> Bool
    /// Implements `acts`.
    public var acts: any Outbox
    /// Implements `rehash(_:from:to:)`.
    public var rehash: @Sendable (MemberID, String, String) async throws(AuthError) -> Void
    /// Implements `open(_:with:from:ifPasswordIs:)`.
    public var open:
        @Sendable (SessionRecord, TokenDigest, KnownPlace?, String) async throws(AuthError) -> Bool
    /// Implements `session(_:)`.
    public var session: @Sendable (SessionID) async throws(AuthError) -> LiveSession?
    /// Implements `live(among:at:)`.
    public var live: @Sendable ([SessionID], Timestamp) async throws(AuthError) -> Set<SessionID>
    /// Implements `sessions(of:)`.
    public var sessions: @Sendable (MemberID) async throws(AuthError) -> [SessionRecord]
    /// Implements `end(_:of:)`.
    public var end: @Sendable (SessionID, MemberID) async throws(AuthError) -> Bool
    /// Implements `endSessions(of:keeping:)`.
    public var endSessions: @Sendable (MemberID, SessionID?) async throws(AuthError) -> Void
    /// Implements `revokeAllAccess()`.
    public var revokeAllAccess: @Sendable () async throws(AuthError) -> Void
    /// Implements `token(_:)`.
    public var token: @Sendable (TokenDigest) async throws(AuthError) -> StoredToken?
    /// Implements `rotate(_:to:at:until:from:)`.
    public var rotate:
        @Sendable (
            TokenDigest, TokenDigest, Timestamp, Timestamp, KnownPlace?
        ) async throws(AuthError) -> Bool
    /// Implements `places(of:)`.
    public var places: @Sendable (MemberID) async throws(AuthError) -> [KnownPlace]
    /// Implements `settings(of:)`.
    public var settings: @Sendable (MemberID) async throws(AuthError) -> [MemberSetting]
    /// Implements `keep(_:of:)`.
    public var keep: @Sendable (MemberSetting, MemberID) async throws(AuthError) -> Bool
    /// Implements `removeSetting(_:of:)`.
    public var removeSetting: @Sendable (String, MemberID) async throws(AuthError) -> Void
    /// Implements `keep(_:of:atMost:)`.
    public var keepBlock: @Sendable (MemberBlock, MemberID, Int) async throws(AuthError) -> Bool
    /// Implements `removeBlock(_:of:)`.
    public var removeBlock: @Sendable (MemberID, MemberID) async throws(AuthError) -> Void
    /// Implements `blocks(of:)`.
    public var blocks: @Sendable (MemberID) async throws(AuthError) -> [MemberBlock]
    /// Implements `hiddenMembers(from:limit:)`.
    public var hiddenMembers: @Sendable (MemberID, Int) async throws(AuthError) -> Set<MemberID>
    /// Implements `hiddenMembers(among:from:)`.
    public var hiddenMembersAmong:
        @Sendable (Set<MemberID>, MemberID) async throws(AuthError) -> Set<MemberID>
    /// Implements `isBlocked(_:_:)`.
    public var isBlocked: @Sendable (MemberID, MemberID) async throws(AuthError) -> Bool
    /// Implements `record(of:towards:)`.
    public var recordTowards: @Sendable (MemberID, MemberID) async throws(AuthError) -> MemberTowards?
    /// Implements `members(nicknameKeys:)`.
    public var membersNicknameKeys: @Sendable ([String]) async throws(AuthError) -> [String: MemberID]
    /// Implements `pendingDepartures(limit:)`.
    public var pendingDepartures: @Sendable (Int) async throws(AuthError) -> [MemberID]
    /// Implements `settleDeparture(of:)`.
    public var settleDeparture: @Sendable (MemberID) async throws(AuthError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        taken = { _, _ throws(AuthError) in throw Self.unstubbed("taken") }
        insert = { _, _, _, _, _, _ throws(AuthError) in throw Self.unstubbed("insert") }
        idempotencyRecord = { _ throws(AuthError) in throw Self.unstubbed("idempotencyRecord") }
        record = { _ throws(AuthError) in throw Self.unstubbed("record") }
        recordEmailKey = { _ throws(AuthError) in throw Self.unstubbed("recordEmailKey") }
        records = { _ throws(AuthError) in throw Self.unstubbed("records") }
        cards = { _ throws(AuthError) in throw Self.unstubbed("cards") }
        replace = { _, _, _, _, _ throws(AuthError) in throw Self.unstubbed("replace") }
        members = { _, _ throws(AuthError) in throw Self.unstubbed("members") }
        add = { _, _, _ throws(AuthError) in throw Self.unstubbed("add") }
        invitation = { _ throws(AuthError) in throw Self.unstubbed("invitation") }
        invitations = { _, _ throws(AuthError) in throw Self.unstubbed("invitations") }
        revoke = { _, _ throws(AuthError) in throw Self.unstubbed("revoke") }
        acts = UnstubbedActs()
        rehash = { _, _, _ throws(AuthError) in throw Self.unstubbed("rehash") }
        open = { _, _, _, _ throws(AuthError) in throw Self.unstubbed("open") }
        session = { _ throws(AuthError) in throw Self.unstubbed("session") }
        live = { _, _ throws(AuthError) in throw Self.unstubbed("live") }
        sessions = { _ throws(AuthError) in throw Self.unstubbed("sessions") }
        end = { _, _ throws(AuthError) in throw Self.unstubbed("end") }
        endSessions = { _, _ throws(AuthError) in throw Self.unstubbed("endSessions") }
        revokeAllAccess = { () throws(AuthError) in throw Self.unstubbed("revokeAllAccess") }
        token = { _ throws(AuthError) in throw Self.unstubbed("token") }
        rotate = { _, _, _, _, _ throws(AuthError) in throw Self.unstubbed("rotate") }
        places = { _ throws(AuthError) in throw Self.unstubbed("places") }
        settings = { _ throws(AuthError) in throw Self.unstubbed("settings") }
        keep = { _, _ throws(AuthError) in throw Self.unstubbed("keep") }
        removeSetting = { _, _ throws(AuthError) in throw Self.unstubbed("removeSetting") }
        keepBlock = { _, _, _ throws(AuthError) in throw Self.unstubbed("keepBlock") }
        removeBlock = { _, _ throws(AuthError) in throw Self.unstubbed("removeBlock") }
        blocks = { _ throws(AuthError) in throw Self.unstubbed("blocks") }
        hiddenMembers = { _, _ throws(AuthError) in throw Self.unstubbed("hiddenMembers") }
        hiddenMembersAmong = { _, _ throws(AuthError) in throw Self.unstubbed("hiddenMembersAmong") }
        isBlocked = { _, _ throws(AuthError) in throw Self.unstubbed("isBlocked") }
        recordTowards = { _, _ throws(AuthError) in throw Self.unstubbed("recordTowards") }
        membersNicknameKeys = { _ throws(AuthError) in throw Self.unstubbed("membersNicknameKeys") }
        pendingDepartures = { _ throws(AuthError) in throw Self.unstubbed("pendingDepartures") }
        settleDeparture = { _ throws(AuthError) in throw Self.unstubbed("settleDeparture") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any AuthStore) {
        taken = real.taken(_:besides:)
        insert = real.insert(_:opening:with:from:by:request:)
        idempotencyRecord = real.idempotencyRecord(of:)
        record = real.record(of:)
        recordEmailKey = real.record(emailKey:)
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
        sessions = real.sessions(of:)
        end = real.end(_:of:)
        endSessions = real.endSessions(of:keeping:)
        revokeAllAccess = real.revokeAllAccess
        token = real.token(_:)
        rotate = real.rotate(_:to:at:until:from:)
        places = real.places(of:)
        settings = real.settings(of:)
        keep = real.keep(_:of:)
        removeSetting = real.removeSetting(_:of:)
        keepBlock = real.keep(_:of:atMost:)
        removeBlock = real.removeBlock(_:of:)
        blocks = real.blocks(of:)
        hiddenMembers = real.hiddenMembers(from:limit:)
        hiddenMembersAmong = real.hiddenMembers(among:from:)
        isBlocked = real.isBlocked(_:_:)
        recordTowards = real.record(of:towards:)
        membersNicknameKeys = real.members(nicknameKeys:)
        pendingDepartures = real.pendingDepartures(limit:)
        settleDeparture = real.settleDeparture(of:)
    }

    private static func unstubbed(_ name: String) -> AuthError {
        .service(.internal("AuthStore.\(name) is not stubbed"))
    }
}

extension AuthStoreFake {
    /// Calls `taken`.
    public func taken(_ names: UniqueNames, besides member: MemberID?) async throws(AuthError) -> TakenNames {
        try await taken(names, member)
    }

    /// Calls `insert`.
    public func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        from place: KnownPlace?, by invitation: InvitationUse?, request: IdempotentRequest?
    ) async throws(AuthError) -> JoinIdempotencyRecord? {
        try await insert(record, session, token, place, invitation, request)
    }

    /// Calls `idempotencyRecord`.
    public func idempotencyRecord(
        of request: IdempotentRequest
    ) async throws(AuthError) -> JoinIdempotencyRecord? {
        try await idempotencyRecord(request)
    }

    /// Calls `record`.
    public func record(of id: MemberID) async throws(AuthError) -> MemberRecord? {
        try await record(id)
    }

    /// Calls `recordEmailKey`.
    public func record(emailKey: String) async throws(AuthError) -> MemberRecord? {
        try await recordEmailKey(emailKey)
    }

    /// Calls `records`.
    public func records(of ids: [MemberID]) async throws(AuthError) -> [MemberRecord] {
        try await records(ids)
    }

    /// Calls `cards`.
    public func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard] {
        try await cards(ids)
    }

    /// Calls `replace`.
    public func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions,
        for act: StaffAct?, telling news: OutboxMessage?
    ) async throws(AuthError) -> Bool {
        try await replace(record, version, sessions, act, news)
    }

    /// Calls `members`.
    public func members(
        _ filter: MemberFilter, _ page: PageRequest
    ) async throws(AuthError) -> Page<MemberRecord> {
        try await members(filter, page)
    }

    /// Calls `add`.
    public func add(_ invitation: Invitation, digest: String, for act: StaffAct) async throws(AuthError) {
        try await add(invitation, digest, act)
    }

    /// Calls `invitation`.
    public func invitation(digest: String) async throws(AuthError) -> Invitation? {
        try await invitation(digest)
    }

    /// Calls `invitations`.
    public func invitations(
        _ page: PageRequest, at now: Timestamp
    ) async throws(AuthError) -> Page<Invitation> {
        try await invitations(page, now)
    }

    /// Calls `revoke`.
    public func revoke(_ id: InvitationID, for act: StaffAct) async throws(AuthError) -> Bool {
        try await revoke(id, act)
    }

    /// Calls `rehash`.
    public func rehash(_ id: MemberID, from old: String, to new: String) async throws(AuthError) {
        try await rehash(id, old, new)
    }

    /// Calls `open`.
    public func open(
        _ session: SessionRecord, with token: TokenDigest, from place: KnownPlace?, ifPasswordIs hash: String
    ) async throws(AuthError) -> Bool {
        try await open(session, token, place, hash)
    }

    /// Calls `session`.
    public func session(_ id: SessionID) async throws(AuthError) -> LiveSession? {
        try await session(id)
    }

    /// Calls `live`.
    public func live(
        among sessions: [SessionID], at now: Timestamp
    ) async throws(AuthError) -> Set<SessionID> {
        try await live(sessions, now)
    }

    /// Calls `sessions`.
    public func sessions(of member: MemberID) async throws(AuthError) -> [SessionRecord] {
        try await sessions(member)
    }

    /// Calls `end`.
    public func end(_ id: SessionID, of member: MemberID) async throws(AuthError) -> Bool {
        try await end(id, member)
    }

    /// Calls `endSessions`.
    public func endSessions(of member: MemberID, keeping kept: SessionID?) async throws(AuthError) {
        try await endSessions(member, kept)
    }

    /// Calls `revokeAllAccess`.
    public func revokeAllAccess() async throws(AuthError) {
        try await revokeAllAccess()
    }

    /// Calls `token`.
    public func token(_ digest: TokenDigest) async throws(AuthError) -> StoredToken? {
        try await token(digest)
    }

    /// Calls `rotate`.
    public func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp,
        from place: KnownPlace?
    ) async throws(AuthError) -> Bool {
        try await rotate(digest, successor, now, expiry, place)
    }

    /// Calls `places`.
    public func places(of member: MemberID) async throws(AuthError) -> [KnownPlace] {
        try await places(member)
    }

    /// Calls `settings`.
    public func settings(of member: MemberID) async throws(AuthError) -> [MemberSetting] {
        try await settings(member)
    }

    /// Calls `keep`.
    public func keep(_ setting: MemberSetting, of member: MemberID) async throws(AuthError) -> Bool {
        try await keep(setting, member)
    }

    /// Calls `removeSetting`.
    public func removeSetting(_ name: String, of member: MemberID) async throws(AuthError) {
        try await removeSetting(name, member)
    }

    /// Calls `keepBlock`.
    public func keep(
        _ block: MemberBlock, of member: MemberID, atMost limit: Int
    ) async throws(AuthError) -> Bool {
        try await keepBlock(block, member, limit)
    }

    /// Calls `removeBlock`.
    public func removeBlock(_ other: MemberID, of member: MemberID) async throws(AuthError) {
        try await removeBlock(other, member)
    }

    /// Calls `blocks`.
    public func blocks(of member: MemberID) async throws(AuthError) -> [MemberBlock] {
        try await blocks(member)
    }

    /// Calls `hiddenMembers`.
    public func hiddenMembers(from member: MemberID, limit: Int) async throws(AuthError) -> Set<MemberID> {
        try await hiddenMembers(member, limit)
    }

    /// Calls `hiddenMembersAmong`.
    public func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(AuthError) -> Set<MemberID> {
        try await hiddenMembersAmong(others, member)
    }

    /// Calls `isBlocked`.
    public func isBlocked(_ member: MemberID, _ other: MemberID) async throws(AuthError) -> Bool {
        try await isBlocked(member, other)
    }

    /// Calls `recordTowards`.
    public func record(of id: MemberID, towards other: MemberID) async throws(AuthError) -> MemberTowards? {
        try await recordTowards(id, other)
    }

    /// Calls `membersNicknameKeys`.
    public func members(nicknameKeys keys: [String]) async throws(AuthError) -> [String: MemberID] {
        try await membersNicknameKeys(keys)
    }

    /// Calls `pendingDepartures`.
    public func pendingDepartures(limit: Int) async throws(AuthError) -> [MemberID] {
        try await pendingDepartures(limit)
    }

    /// Calls `settleDeparture`.
    public func settleDeparture(of id: MemberID) async throws(AuthError) {
        try await settleDeparture(id)
    }
}

/// What a stub has as `acts`.
private struct UnstubbedActs: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("AuthStore.acts is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("AuthStore.acts is not stubbed"))
    }
}
