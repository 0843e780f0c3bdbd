public import Deals
public import Vocabulary

/// A store of deals made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct DealStoreFake: DealStore {
    /// `insert(_:telling:request:at:)`.
    public var insert:
        @Sendable (Deal, Notice?, IdempotentRequest?, Timestamp) async throws(DealError) -> Deal
    /// `made(for:at:)`.
    public var made: @Sendable (IdempotentRequest, Timestamp) async throws(DealError) -> Deal?
    /// `find(_:at:)`.
    public var find: @Sendable (DealID, Timestamp) async throws(DealError) -> Deal?
    /// `find(_:at:)` of several.
    public var findAll: @Sendable ([DealID], Timestamp) async throws(DealError) -> [Deal]
    /// `replace(_:expecting:by:telling:)`.
    public var replace: @Sendable (Deal, Version, MemberID?, Notice?) async throws(DealError) -> Bool
    /// `remove(_:expecting:)`.
    public var remove: @Sendable (DealID, Version) async throws(DealError) -> Bool
    /// `page(of:_:_:at:)`.
    public var page:
        @Sendable (MemberID, DealFilter, PageRequest, Timestamp) async throws(DealError) -> Page<Deal>
    /// `unfinished(of:limit:)`.
    public var unfinished: @Sendable (MemberID?, Int) async throws(DealError) -> [Deal]
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(DealError) -> Void
    /// `outbox`.
    public var outbox: any Outbox

    /// A stub: every operation refuses with `internal`, which names it.
    public init() {
        insert = { _, _, _, _ throws(DealError) in throw unstubbed("DealStore.insert") }
        made = { _, _ throws(DealError) in throw unstubbed("DealStore.made") }
        find = { _, _ throws(DealError) in throw unstubbed("DealStore.find") }
        findAll = { _, _ throws(DealError) in throw unstubbed("DealStore.findAll") }
        replace = { _, _, _, _ throws(DealError) in throw unstubbed("DealStore.replace") }
        remove = { _, _ throws(DealError) in throw unstubbed("DealStore.remove") }
        page = { _, _, _, _ throws(DealError) in throw unstubbed("DealStore.page") }
        unfinished = { _, _ throws(DealError) in throw unstubbed("DealStore.unfinished") }
        forget = { _, _ throws(DealError) in throw unstubbed("DealStore.forget") }
        outbox = UnstubbedOutbox()
    }

    /// Asks the other for everything, until an operation is replaced.
    public init(forwardingTo real: any DealStore) {
        insert = real.insert(_:telling:request:at:)
        made = real.made(for:at:)
        find = { id, now throws(DealError) in try await real.find(id, at: now) }
        findAll = { ids, now throws(DealError) in try await real.find(ids, at: now) }
        replace = real.replace(_:expecting:by:telling:)
        remove = real.remove(_:expecting:)
        page = real.page(of:_:_:at:)
        unfinished = real.unfinished(of:limit:)
        forget = real.forget(_:at:)
        outbox = real.outbox
    }
}

extension DealStoreFake {
    /// As `insert` answers.
    public func insert(
        _ deal: Deal, telling notice: Notice?, request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> Deal {
        try await insert(deal, notice, request, now)
    }

    /// As `made` answers.
    public func made(for request: IdempotentRequest, at now: Timestamp) async throws(DealError) -> Deal? {
        try await made(request, now)
    }

    /// As `find` answers.
    public func find(_ id: DealID, at now: Timestamp) async throws(DealError) -> Deal? {
        try await find(id, now)
    }

    /// As `findAll` answers.
    public func find(_ ids: [DealID], at now: Timestamp) async throws(DealError) -> [Deal] {
        try await findAll(ids, now)
    }

    /// As `replace` answers.
    public func replace(
        _ deal: Deal, expecting expected: Version, by actor: MemberID?, telling notice: Notice?
    ) async throws(DealError) -> Bool {
        try await replace(deal, expected, actor, notice)
    }

    /// As `remove` answers.
    public func remove(_ id: DealID, expecting expected: Version) async throws(DealError) -> Bool {
        try await remove(id, expected)
    }

    /// As `page` answers.
    public func page(
        of member: MemberID, _ filter: DealFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(DealError) -> Page<Deal> {
        try await self.page(member, filter, page, now)
    }

    /// As `unfinished` answers.
    public func unfinished(of member: MemberID?, limit: Int) async throws(DealError) -> [Deal] {
        try await unfinished(member, limit)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(DealError) {
        try await forget(member, now)
    }
}
