import UnicodeText
public import Vocabulary

/// Members' cards, standing and hidden members, read from Auth's own store.
public struct StoredMemberDirectory: MemberPorts {
    /// The most names looked up at once.
    private static let mostNames = 1_000

    private let store: any AuthStore
    private let time: any TimeSource
    private let mostListed: Int

    /// Reads from the store, with that clock; lists at most `mostListed` hidden members.
    public init(
        _ store: any AuthStore, time: any TimeSource, mostListed: Int = HiddenMembers.mostListed
    ) {
        self.store = store
        self.time = time
        self.mostListed = mostListed
    }

    /// As the port promises; an empty set costs no query.
    public func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        if ids.isEmpty { return [:] }
        return try await mappingToService { () throws(AuthError) in
            try await store.cards(of: Array(ids))
        }
    }

    /// As the port promises, with one query for the record unless it is known. A withdrawn member is closed;
    /// a suspended one is suspended towards all.
    public func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        if let known { return try await self.known(known, towards: other) }
        let found = try await mappingToService { () throws(AuthError) -> MemberTowards? in
            if let other { return try await store.record(of: member, towards: other) }
            return try await store.record(of: member).map { MemberTowards($0, isBlocked: false) }
        }
        guard let found else {
            return ActingMember(card: MemberCard(id: member, nickname: nil), standing: .closed)
        }
        let standing = found.record.standing(at: time.now())
        return ActingMember(
            card: found.record.card, standing: found.isBlocked && standing.writes ? .blocked : standing)
    }

    /// Combines what the session's look-up told with the relation between the two members.
    private func known(
        _ known: ActingMember, towards other: MemberID?
    ) async throws(ServiceFailure) -> ActingMember {
        guard let other, known.standing.writes, !known.hidesNobody else { return known }
        let isBlocked = try await mappingToService { () throws(AuthError) in
            try await store.isBlocked(known.card.id, other)
        }
        return isBlocked ? ActingMember(card: known.card, standing: .blocked) : known
    }

    /// As the port promises; names are compared in their unique form.
    public func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        if nicknames.isEmpty { return [:] }
        guard nicknames.count <= Self.mostNames else {
            throw .internal("more than \(Self.mostNames) names at once")
        }
        let keys = nicknames.reduce(into: [:]) { $0[$1] = NicknameRules.key(ofMember: $1) }
        let found = try await mappingToService { () throws(AuthError) in
            try await store.members(nicknameKeys: Array(Set(keys.values)))
        }
        return keys.compactMapValues { found[$0] }
    }

    /// As the port promises.
    public func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers {
        let found = try await mappingToService { () throws(AuthError) in
            try await store.hiddenMembers(from: member, limit: mostListed + 1)
        }
        return found.count > mostListed ? .crowd : .listed(found)
    }

    /// As the port promises; an empty set costs no query.
    public func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID> {
        if others.isEmpty { return [] }
        return try await mappingToService { () throws(AuthError) in
            try await store.hiddenMembers(among: others, from: member)
        }
    }

    private func mappingToService<Value>(
        _ ask: () async throws(AuthError) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(AuthError) {
            return try await ask()
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}

extension Standing {
    /// Whether the member may write at all.
    fileprivate var writes: Bool {
        switch self {
        case .active, .silenced: true
        case .suspended, .closed, .blocked: false
        }
    }
}

extension ActingMember {
    /// The acting member of a session at that moment; suspended members have no sessions.
    init(_ session: LiveSession, at now: Timestamp) {
        let present = session.silence?.present(at: now).map { Standing.silenced($0) } ?? .active
        self.init(
            card: session.card, standing: session.card.isWithdrawn ? .closed : present,
            hidesNobody: session.hidesNobody)
    }
}
