import ContractKit
public import Payments
import Synchronization
public import Vocabulary

/// A market in memory, for clauses of payments: members offer goods there, and pay for them. It keeps all
/// that `Purchasable` promises.
public final class KnownGoods: Purchasable {
    /// How far a purchase has come.
    enum Stage: Sendable {
        case held, handedOver, released
    }

    struct Sale: Sendable {
        let purchase: Purchase
        var stage: Stage
    }

    struct Thing: Sendable {
        var goods: OrderedGoods
        let payee: AnyIdentifier
    }

    struct State {
        var things: [AnyIdentifier: Thing] = [:]
        var sales: [OrderID: Sale] = [:]
        /// The records about which the market does not answer.
        var silent: Set<AnyIdentifier> = []
        /// What is kept of sales for the law.
        var supplies: [AnyIdentifier: [SupplyRecord]] = [:]
        /// How often each purchase was handed over.
        var handedOver: [OrderID: Int] = [:]
    }

    let state = Mutex(State())
    let time: any TimeSource
    private let ids: any IdentifierSource
    private let blocks: any BlockDirectory
    private let calls: OrderCalls

    /// Nothing is offered yet; members that `blocks` hides from each other see no goods of each other.
    init(_ environment: ClauseEnvironment, _ calls: OrderCalls) {
        (time, ids, blocks) = (environment.clock, environment.ids, environment.directory)
        self.calls = calls
    }

    /// Offers goods of the member's; answers the record to pay for. Throws for a visitor.
    @discardableResult
    public func offer(_ goods: OrderedGoods, by seller: Principal) throws(OrderError) -> AnyIdentifier {
        guard let member = seller.memberID else { throw .service(.signInRequired) }
        let record = AnyIdentifier(Identifier<OrderedSubject>(ids.next()))
        let thing = Thing(goods: goods, payee: goods.payee ?? AnyIdentifier(member))
        state.withLock { $0.things[record] = thing }
        return record
    }

    /// Changes the goods of a record, for purchases from now on.
    public func change(_ record: AnyIdentifier, _ change: (inout OrderedGoods) -> Void) {
        state.withLock { state in
            guard var thing = state.things[record] else { return }
            change(&thing.goods)
            state.things[record] = thing
        }
    }

    /// Lets no purchase of a record be held, handed over or let go from now on.
    func silence(_ record: AnyIdentifier) { state.withLock { _ = $0.silent.insert(record) } }

    /// Deletes a record: it can be neither seen nor fulfilled any more.
    public func remove(_ record: AnyIdentifier) { state.withLock { $0.things[record] = nil } }

    /// How far the purchase of an order has come; nil if it was never held.
    func stage(of order: OrderID) -> Stage? { state.withLock { $0.sales[order]?.stage } }

    /// How often the purchase of an order was handed over.
    func handOvers(of order: OrderID) -> Int { state.withLock { $0.handedOver[order] ?? 0 } }

    /// How many purchases of a record can be made now, and how many are handed over.
    func stock(of record: AnyIdentifier) -> (free: Int, sold: Int) {
        let now = time.now()
        return state.withLock { ($0.free(record, at: now), $0.taken(record) { $0.stage == .handedOver }) }
    }
}

extension KnownGoods {
    public func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        try await calls.make(.quote, failing: Self.outage) { () async throws(PurchaseFailure) in
            guard let member = buyer.memberID else { throw .service(.signInRequired) }
            guard let thing = state.withLock({ $0.things[request.record] }),
                try await isSeen(thing, by: buyer)
            else { throw .notFound }
            if thing.payee == AnyIdentifier(member) { throw .ownRecord }
            if let only = thing.goods.buyer, only != member { throw .notTheBuyer }
            guard thing.goods.isForSale else { throw .notForSale }
            if let refusal = thing.goods.refusal(of: request.amount) { throw refusal }
            let now = time.now()
            let isLeft = state.withLock { $0.isLeft(request.record, for: member, at: now) }
            guard isLeft else { throw .gone }
            return thing.goods.quote(request.amount, payee: thing.payee, at: now)
        }
    }

    public func hold(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await entered(.hold, purchase) { state, now throws(PurchaseFailure) in
            try state.hold(purchase, at: now)
        }
    }

    public func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await entered(.fulfil, purchase) { state, now throws(PurchaseFailure) in
            try state.fulfil(purchase, at: now)
        }
    }

    public func release(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await entered(.release, purchase) { state, _ throws(PurchaseFailure) in
            state.sales[purchase.order] = Sale(purchase: purchase, stage: .released)
        }
    }

    private func entered(
        _ call: OrderCalls.Call, _ purchase: Purchase,
        _ body: (inout State, Timestamp) throws(PurchaseFailure) -> Void
    ) async throws(PurchaseFailure) {
        let now = time.now()
        try await calls.make(call, failing: Self.outage) { () async throws(PurchaseFailure) in
            let result = state.withLock { state -> Result<Void, PurchaseFailure> in
                if state.silent.contains(purchase.record) { return .failure(Self.outage) }
                return Result { () throws(PurchaseFailure) in try body(&state, now) }
            }
            try result.get()
        }
    }

    private func isSeen(_ thing: Thing, by buyer: Principal) async throws(PurchaseFailure) -> Bool {
        guard let payee: MemberID = thing.payee.typed() else { return true }
        do throws(ServiceFailure) {
            return try await !blocks.hides(payee, from: buyer)
        } catch {
            throw .service(error)
        }
    }

    private static var outage: PurchaseFailure { .service(.unavailable("the goods")) }
}
