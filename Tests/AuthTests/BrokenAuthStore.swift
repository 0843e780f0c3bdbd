import Auth
import Synchronization
import Vocabulary

/// A store in memory that breaks one promise.
struct BrokenAuthStore: AuthStore {
    let base = InMemoryAuthStore()
    let sabotage: Sabotage
    let memory = Memory()

    /// What a broken store remembers to its harm.
    final class Memory: Sendable {
        let names = Mutex<Set<String>>([])
        let isEmptied = Mutex(false)
        let firstRead = Mutex<[MemberID: MemberRecord]>([:])
        let hasRefused = Mutex(false)
    }

    func taken(_ names: UniqueNames, besides member: MemberID?) async throws(AuthError) -> TakenNames {
        switch sabotage {
        case .namesNeverTaken: return .none
        case .takenForgetsItself: return try await base.taken(names, besides: nil)
        case .namesNeverFreed:
            let known = memory.names.withLock { $0 }
            let taken = try await base.taken(names, besides: member)
            let isOwn = member != nil
            return TakenNames(
                email: taken.email || (!isOwn && known.contains(names.email)),
                nickname: taken.nickname || (!isOwn && known.contains(names.nickname)))
        default:
            let taken = try await base.taken(names, besides: member)
            if taken != .none { memory.hasRefused.withLock { $0 = true } }
            return taken
        }
    }

    func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        request: IdempotentRequest?
    ) async throws(AuthError) -> JoinIdempotencyRecord? {
        var record = record
        memory.names.withLock { $0.formUnion([record.names.email, record.names.nickname]) }
        if sabotage == .namesNeverTaken {
            let old = record.account
            record.account = Account(
                id: old.id, email: "\(old.id)\(old.email)", nickname: "\(old.id)\(old.nickname)",
                joinedAt: old.joinedAt)
        }
        if request != nil, sabotage == .refusalsKeepKeys, memory.hasRefused.withLock({ $0 }) {
            throw .service(.keyReused)
        }
        return try await base.insert(record, opening: session, with: token, request: bent(request))
    }

    func idempotencyRecord(of request: IdempotentRequest) async throws(AuthError) -> JoinIdempotencyRecord? {
        guard let request = bent(request) else { return nil }
        return try await base.idempotencyRecord(of: request)
    }

    private func bent(_ request: IdempotentRequest?) -> IdempotentRequest? {
        guard let request else { return nil }
        return switch sabotage {
        case .keysForgotten: nil
        case .keysComparedOnly: IdempotentRequest(request.scope, RequestContent(of: []), at: request.madeAt)
        case .keysKeptForEver:
            IdempotentRequest(request.scope, request.content, at: Timestamp(microseconds: 0))
        default: request
        }
    }

    func record(of id: MemberID) async throws(AuthError) -> MemberRecord? {
        if memory.isEmptied.withLock({ $0 }) { return nil }
        guard let record = try await base.record(of: id) else { return nil }
        guard sabotage == .versionIgnored else { return record }
        // Reads an old state, as a slow reader might, and below writes over whatever is there.
        return memory.firstRead.withLock { read in
            read[id] = read[id] ?? record
            return read[id]
        }
    }

    func record(emailKey: String) async throws(AuthError) -> MemberRecord? {
        try await base.record(emailKey: emailKey)
    }

    func records(of ids: [MemberID]) async throws(AuthError) -> [MemberRecord] {
        let records = try await base.records(of: ids)
        return sabotage == .directoryForgets ? Array(records.dropLast()) : records
    }

    func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions
    ) async throws(AuthError) -> Bool {
        var version = version
        if sabotage == .replaceForgotten { return true }
        if sabotage == .versionIgnored, let now = try await base.record(of: record.account.id) {
            version = now.account.version
        }
        let ended: EndedSessions = sabotage == .replaceEndsNothing ? .none : sessions
        return try await base.replace(record, expecting: version, ending: ended)
    }

    func rehash(_ id: MemberID, from old: String, to new: String) async throws(AuthError) {
        try await base.rehash(id, from: old, to: new)
    }

    func pendingDepartures(limit: Int) async throws(AuthError) -> [MemberID] {
        sabotage == .departureForgotten ? [] : try await base.pendingDepartures(limit: limit)
    }

    func settleDeparture(of id: MemberID) async throws(AuthError) {
        if sabotage != .departureNeverSettled { try await base.settleDeparture(of: id) }
    }
}
