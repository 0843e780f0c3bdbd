public import Vocabulary

/// Deals in memory: for tests, and the model for all other stores.
public actor InMemoryDealStore: DealStore {
    var deals: [DealID: Deal] = [:]
    var made = IdempotencyRecords<DealID>()
    private var closed = ClosedMembers()
    private var waiting = InMemoryOutbox()
    private var ordersLetGo: [OrderID: Timestamp] = [:]

    /// An empty store.
    public init() {}

    public func insert(
        _ deal: Deal, telling notice: Notice?, request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> Deal {
        try requireOpen(deal.buyer)
        guard (try? closed.requireOpen(deal.seller)) != nil else { throw .listingNotFound }
        expire(at: now)
        if let request, let known = try known(request) {
            guard let deal = deals[known] else { throw .service(.keyInFlight) }
            return deal
        }
        guard deals[deal.id] == nil else { throw .service(.internal("deal identifier taken")) }
        let open = deals.values.filter { $0.buyer == deal.buyer && $0.state.isOpen }
        if let same = open.first(where: { $0.goods.listing == deal.goods.listing }) {
            throw .openAlready(same.id)
        }
        if open.count >= DealError.mostOpen { throw .tooManyOpen(DealError.mostOpen) }
        deals[deal.id] = deal
        if let request { made.keep(deal.id, for: request) }
        if let notice { waiting.append(OutboxMessage(notice)) }
        return deal
    }

    public func made(for request: IdempotentRequest, at now: Timestamp) async throws(DealError) -> Deal? {
        expire(at: now)
        return try known(request).flatMap { deals[$0] }
    }

    public func find(_ id: DealID, at now: Timestamp) async throws(DealError) -> Deal? {
        expire(at: now)
        return deals[id]
    }

    public func find(_ ids: [DealID], at now: Timestamp) async throws(DealError) -> [Deal] {
        expire(at: now)
        return ids.compactMap { deals[$0] }
    }

    public func replace(
        _ deal: Deal, expecting expected: Version, by actor: MemberID?, telling notice: Notice?
    ) async throws(DealError) -> Bool {
        if let actor { try requireOpen(actor) }
        return write(deal, expecting: expected, telling: notice)
    }

    public func letGo(
        of order: OrderID, _ deal: Deal, expecting expected: Version, telling notice: Notice?,
        at now: Timestamp
    ) async throws(DealError) -> Bool {
        guard write(deal, expecting: expected, telling: notice) else { return false }
        ordersLetGo = ordersLetGo.filter { now.since($0.value) < DealTimes.letGo }
        if ordersLetGo[order] == nil { ordersLetGo[order] = now }
        return true
    }

    public func wasLetGo(_ order: OrderID, at now: Timestamp) async throws(DealError) -> Bool {
        ordersLetGo[order].map { now.since($0) < DealTimes.letGo } ?? false
    }

    public func remove(_ id: DealID, expecting expected: Version) async throws(DealError) -> Bool {
        guard deals[id]?.version == expected else { return false }
        deals[id] = nil
        made.drop(where: { $0 == id })
        return true
    }

    public func page(
        of member: MemberID, _ filter: DealFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(DealError) -> Page<Deal> {
        expire(at: now)
        return KeysetPage.cut(
            deals.values.filter { filter.matches($0, of: member) }, page, scope: filter.scope(of: member),
            key: \.createdAt.microseconds, id: \.id.raw)
    }

    public func unfinished(of member: MemberID?, limit: Int) async throws(DealError) -> [Deal] {
        let deals = deals.values.filter { deal in
            deal.step != nil && member.map { deal.isBetween($0) } != false
        }
        return Array(deals.sorted { $0.updatedAt < $1.updatedAt }.prefix(limit))
    }
}

extension InMemoryDealStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(DealError) {
        expire(at: now)
        closed.close(member)
        for deal in deals.values where deal.hasTraces(of: member) {
            deals[deal.id] = deal.withdrawn(by: member, at: now)
        }
        made.forget(member)
    }

    private func write(_ deal: Deal, expecting expected: Version, telling notice: Notice?) -> Bool {
        guard deals[deal.id]?.version == expected else { return false }
        deals[deal.id] = deal
        if let notice { waiting.append(OutboxMessage(notice)) }
        return true
    }

    private func expire(at now: Timestamp) {
        for deal in deals.values where deal.hasRunOut(at: now) { deals[deal.id] = deal.expired(at: now) }
    }

    private func requireOpen(_ member: MemberID) throws(DealError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    private func known(_ request: IdempotentRequest) throws(DealError) -> DealID? {
        do throws(ServiceFailure) {
            return try made.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}

/// The store is its own outbox.
extension InMemoryDealStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}
