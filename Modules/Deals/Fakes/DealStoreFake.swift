// Emitted from the protocol DealStore, not written by hand. Scripts/fakes writes it anew.

public import Deals
public import Vocabulary

/// A test double of `DealStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct DealStoreFake: DealStore {
    /// Implements `insert(_:telling:request:at:)`.
    public var insert:
        @Sendable (Deal, Notice?, IdempotentRequest?, Timestamp) async throws(DealError) -> Deal
    /// Implements `made(for:at:)`.
    public var made: @Sendable (IdempotentRequest, Timestamp) async throws(DealError) -> Deal?
    /// Implements `find(_:at:)`.
    public var find: @Sendable (DealID, Timestamp) async throws(DealError) -> Deal?
    /// Implements `find(_:at:)`.
    public var findIDs: @Sendable ([DealID], Timestamp) async throws(DealError) -> [Deal]
    /// Implements `replace(_:expecting:by:telling:)`.
    public var replace: @Sendable (Deal, Version, MemberID?, Notice?) async throws(DealError) -> Bool
    /// Implements `letGo(of:_:expecting:telling:at:)`.
    public var letGo: @Sendable (OrderID, Deal, Version, Notice?, Timestamp) async throws(DealError) -> Bool
    /// Implements `wasLetGo(_:at:)`.
    public var wasLetGo: @Sendable (OrderID, Timestamp) async throws(DealError) -> Bool
    /// Implements `remove(_:expecting:)`.
    public var remove: @Sendable (DealID, Version) async throws(DealError) -> Bool
    /// Implements `page(of:_:_:at:)`.
    public var page:
        @Sendable (MemberID, DealFilter, PageRequest, Timestamp) async throws(DealError) -> Page<Deal>
    /// Implements `unfinished(of:limit:)`.
    public var unfinished: @Sendable (MemberID?, Int) async throws(DealError) -> [Deal]
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(DealError) -> Void
    /// Implements `outbox`.
    public var outbox: any Outbox

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _, _, _ throws(DealError) in throw Self.unstubbed("insert") }
        made = { _, _ throws(DealError) in throw Self.unstubbed("made") }
        find = { _, _ throws(DealError) in throw Self.unstubbed("find") }
        findIDs = { _, _ throws(DealError) in throw Self.unstubbed("findIDs") }
        replace = { _, _, _, _ throws(DealError) in throw Self.unstubbed("replace") }
        letGo = { _, _, _, _, _ throws(DealError) in throw Self.unstubbed("letGo") }
        wasLetGo = { _, _ throws(DealError) in throw Self.unstubbed("wasLetGo") }
        remove = { _, _ throws(DealError) in throw Self.unstubbed("remove") }
        page = { _, _, _, _ throws(DealError) in throw Self.unstubbed("page") }
        unfinished = { _, _ throws(DealError) in throw Self.unstubbed("unfinished") }
        forget = { _, _ throws(DealError) in throw Self.unstubbed("forget") }
        outbox = UnstubbedOutbox()
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any DealStore) {
        insert = real.insert(_:telling:request:at:)
        made = real.made(for:at:)
        find = { id, now throws(DealError) in try await real.find(id, at: now) }
        findIDs = { ids, now throws(DealError) in try await real.find(ids, at: now) }
        replace = real.replace(_:expecting:by:telling:)
        letGo = real.letGo(of:_:expecting:telling:at:)
        wasLetGo = real.wasLetGo(_:at:)
        remove = real.remove(_:expecting:)
        page = real.page(of:_:_:at:)
        unfinished = real.unfinished(of:limit:)
        forget = real.forget(_:at:)
        outbox = real.outbox
    }

    private static func unstubbed(_ name: String) -> DealError {
        .service(.internal("DealStore.\(name) is not stubbed"))
    }
}

extension DealStoreFake {
    /// Calls `insert`.
    public func insert(
        _ deal: Deal, telling notice: Notice?, request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> Deal {
        try await insert(deal, notice, request, now)
    }

    /// Calls `made`.
    public func made(for request: IdempotentRequest, at now: Timestamp) async throws(DealError) -> Deal? {
        try await made(request, now)
    }

    /// Calls `find`.
    public func find(_ id: DealID, at now: Timestamp) async throws(DealError) -> Deal? {
        try await find(id, now)
    }

    /// Calls `findIDs`.
    public func find(_ ids: [DealID], at now: Timestamp) async throws(DealError) -> [Deal] {
        try await findIDs(ids, now)
    }

    /// Calls `replace`.
    public func replace(
        _ deal: Deal, expecting expected: Version, by actor: MemberID?, telling notice: Notice?
    ) async throws(DealError) -> Bool {
        try await replace(deal, expected, actor, notice)
    }

    /// Calls `letGo`.
    public func letGo(
        of order: OrderID, _ deal: Deal, expecting expected: Version, telling notice: Notice?,
        at now: Timestamp
    ) async throws(DealError) -> Bool {
        try await letGo(order, deal, expected, notice, now)
    }

    /// Calls `wasLetGo`.
    public func wasLetGo(_ order: OrderID, at now: Timestamp) async throws(DealError) -> Bool {
        try await wasLetGo(order, now)
    }

    /// Calls `remove`.
    public func remove(_ id: DealID, expecting expected: Version) async throws(DealError) -> Bool {
        try await remove(id, expected)
    }

    /// Calls `page`.
    public func page(
        of member: MemberID, _ filter: DealFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(DealError) -> Page<Deal> {
        try await self.page(member, filter, page, now)
    }

    /// Calls `unfinished`.
    public func unfinished(of member: MemberID?, limit: Int) async throws(DealError) -> [Deal] {
        try await unfinished(member, limit)
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(DealError) {
        try await forget(member, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("DealStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("DealStore.outbox is not stubbed"))
    }
}
