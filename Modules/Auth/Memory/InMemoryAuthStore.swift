public import Vocabulary

/// Keeps accounts and sessions in memory, for the life of the process.
public actor InMemoryAuthStore: AuthStore {
    var members: [MemberID: MemberRecord] = [:]
    private var byEmail: [String: MemberID] = [:]
    private var byNickname: [String: MemberID] = [:]
    private var bySkeleton: [String: Set<MemberID>] = [:]
    var sessions: [SessionID: SessionRecord] = [:]
    var sessionsByMember: [MemberID: Set<SessionID>] = [:]
    var tokens: [TokenDigest: KeptToken] = [:]
    var tokensBySession: [SessionID: Set<TokenDigest>] = [:]
    var noted: [MemberID: [KnownPlace]] = [:]
    /// Settings: values by name.
    var settingsByMember: [MemberID: [String: String]] = [:]
    /// The members blocked by each member, with dates.
    var blocksByMember: [MemberID: [MemberID: Timestamp]] = [:]
    /// The members who block each member.
    var blockersByMember: [MemberID: Set<MemberID>] = [:]
    /// Messages waiting for delivery.
    var waiting = InMemoryOutbox()
    /// Invitations by the digests of their codes.
    var invitations: [String: Invitation] = [:]
    private var idempotencyRecords = IdempotencyRecords<JoinIdempotencyRecord>()

    struct KeptToken {
        let session: SessionID
        var expiresAt: Timestamp
        var usedAt: Timestamp?
    }

    /// An empty store.
    public init() {}

    public func taken(_ names: UniqueNames, besides member: MemberID?) throws(AuthError) -> TakenNames {
        TakenNames(
            email: byEmail[names.email].map { $0 != member } ?? false,
            nickname: byNickname[names.nickname].map { $0 != member } ?? looksTaken(names, besides: member))
    }

    /// Whether an unused nickname looks like another member's, or would take another's mentions.
    private func looksTaken(_ names: UniqueNames, besides member: MemberID?) -> Bool {
        bySkeleton[names.nicknameSkeleton, default: []].contains { $0 != member }
            || names.nicknameBases.contains { byNickname[$0].map { $0 != member } ?? false }
    }

    public func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        from place: KnownPlace?, by invitation: InvitationUse?, request: IdempotentRequest?
    ) throws(AuthError) -> JoinIdempotencyRecord? {
        if let request, let known = try idempotencyRecord(of: request) { return known }
        try taken(record.names, besides: nil).refuse()
        if let invitation { try use(invitation) }
        put(record)
        put(session, token)
        note(place, of: session.member)
        if let request { idempotencyRecords.keep(JoinIdempotencyRecord(record, session), for: request) }
        return nil
    }

    public func idempotencyRecord(of request: IdempotentRequest) throws(AuthError) -> JoinIdempotencyRecord? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }

    public func record(of id: MemberID) throws(AuthError) -> MemberRecord? { members[id] }

    public func record(emailKey: String) throws(AuthError) -> MemberRecord? {
        byEmail[emailKey].flatMap { members[$0] }
    }

    public func records(of ids: [MemberID]) throws(AuthError) -> [MemberRecord] {
        ids.compactMap { members[$0] }
    }

    public func replace(
        _ record: MemberRecord, expecting version: Version, ending ended: EndedSessions,
        for act: StaffAct?, telling news: OutboxMessage?
    ) throws(AuthError) -> Bool {
        let id = record.account.id
        guard let old = members[id], old.account.version == version else { return false }
        try taken(record.names, besides: id).refuse()
        if act?.keepsAnOperator == true, old.actsAsOperator, !record.actsAsOperator {
            guard members.values.contains(where: { $0.actsAsOperator && $0.account.id != id }) else {
                throw .lastOperator
            }
        }
        byEmail[old.names.email] = nil
        byNickname[old.names.nickname] = nil
        bySkeleton[old.names.nicknameSkeleton]?.remove(id)
        put(record)
        for message in act?.messages ?? [] { waiting.append(message) }
        if let news { waiting.append(news) }
        if record.account.isWithdrawn {
            noted[id] = nil
            settingsByMember[id] = nil
            forgetBlocks(of: id)
            forgetReasons(of: id)
        }
        switch ended {
        case .none: break
        case .all: endSessions(of: id, keeping: nil)
        case .others(than: let kept): endSessions(of: id, keeping: kept)
        }
        return true
    }

    public func rehash(_ id: MemberID, from old: String, to new: String) throws(AuthError) {
        if members[id]?.passwordHash == old { members[id]?.passwordHash = new }
    }

    public func pendingDepartures(limit: Int) throws(AuthError) -> [MemberID] {
        Array(members.values.filter(\.isDeparturePending).map(\.account.id).sorted().prefix(limit))
    }

    public func settleDeparture(of id: MemberID) throws(AuthError) {
        members[id]?.isDeparturePending = false
    }

    public func members(nicknameKeys keys: [String]) throws(AuthError) -> [String: MemberID] {
        keys.reduce(into: [:]) { $0[$1] = byNickname[$1] }
    }

    /// The member's role and password hash, for the session operations.
    func member(_ id: MemberID) -> MemberRecord? { members[id] }

    private func put(_ record: MemberRecord) {
        members[record.account.id] = record
        if !record.names.email.isEmpty { byEmail[record.names.email] = record.account.id }
        if !record.names.nickname.isEmpty { byNickname[record.names.nickname] = record.account.id }
        if !record.names.nicknameSkeleton.isEmpty {
            bySkeleton[record.names.nicknameSkeleton, default: []].insert(record.account.id)
        }
    }
}
