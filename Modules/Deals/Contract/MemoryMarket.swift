public import Deals
import Synchronization
public import Vocabulary

/// A market in memory, for clauses of deals where there are no listings. Its units are held as everywhere.
public final class MemoryMarket: DealMarket {
    private struct State {
        var goods: [ListedID: OfferedThing] = [:]
        var holds = HoldBook<ListedSubject>(longest: DealTimes.longest)
        var outage: Outage?
    }

    private struct OfferedThing {
        let goods: DealtGoods
        var stock: Stock
    }

    /// When the market does not answer.
    public enum Outage: Sendable {
        /// Before it has done anything, or after.
        case before(DealStep), after(DealStep)
    }

    private let state = Mutex(State())
    private let time: any TimeSource
    private let ids: any IdentifierSource
    private let limits: HoldLimits?

    /// Nothing is offered yet. A buyer may have any number of holds unless limits are given.
    public init(time: any TimeSource, ids: any IdentifierSource, limits: HoldLimits? = nil) {
        (self.time, self.ids, self.limits) = (time, ids, limits)
    }

    /// Lets the market fail each time at that point, or not any more.
    public func fail(_ outage: Outage?) { state.withLock { $0.outage = outage } }

    /// Puts goods up.
    public func offer(_ goods: TestGoods, by seller: MemberID?) throws(DealError) -> ListedID {
        guard let seller else { throw .service(.signInRequired) }
        guard let stock = Stock(left: goods.units) else { throw .service(.internal("stock")) }
        let id: ListedID = ids.next()
        let dealt = DealtGoods(
            listing: id, seller: seller, title: goods.title, price: goods.price, asksSeller: goods.asksSeller)
        state.withLock { $0.goods[id] = OfferedThing(goods: dealt, stock: stock) }
        return id
    }

    /// The units left and held.
    public func stock(of id: ListedID) throws(DealError) -> Stock {
        try entered { state throws(DealError) in try found(id, state).stock }
    }

    public func goods(_ id: ListedID, for principal: Principal) async throws(DealError) -> OfferedGoods {
        try entered { state throws(DealError) in
            let thing = try found(id, state)
            return OfferedGoods(
                thing.goods, available: thing.stock.available, isOnSale: thing.stock.available > 0)
        }
    }

    public func keep(_ deal: Deal) async throws(DealError) {
        try acting(.keep) { state throws(DealError) in
            let hold = UnitHold(
                thing: deal.goods.listing, order: deal.order, holder: deal.buyer, quantity: deal.quantity,
                until: deal.until)
            if let known = state.holds.hold(of: deal.order, on: deal.goods.listing) {
                return try mapping { () throws(HoldFailure) in _ = try known.answer(to: hold) }
            }
            try admit(hold, beside: state)
            var thing = try found(deal.goods.listing, state)
            if thing.stock.available == 0 { throw .notOnSale }
            try mapping { () throws(HoldFailure) in thing.stock = try thing.stock.holding(deal.quantity) }
            state.goods[deal.goods.listing] = thing
            state.holds.keep(hold)
        }
    }

    public func sell(_ deal: Deal) async throws(DealError) {
        try acting(.sell) { state throws(DealError) in try end(deal, as: .confirmed, &state) }
    }

    public func giveBack(_ deal: Deal) async throws(DealError) {
        try acting(.giveBack) { state throws(DealError) in
            do throws(DealError) {
                try end(deal, as: .released, &state)
            } catch {
                // Nothing is kept any more: it ran out.
                guard case .wrongState = error else { throw error }
            }
            if deal.isForgiven { forgive(deal, &state) }
        }
    }
}

extension MemoryMarket {
    private func entered<Value>(
        _ body: (inout State) throws(DealError) -> Value
    ) throws(DealError) -> Value where Value: Sendable {
        let now = time.now()
        let result = state.withLock { state -> Result<Value, DealError> in
            for hold in state.holds.due(at: now) {
                guard let ended = try? hold.ending(as: .expired, at: now),
                    var thing = state.goods[hold.thing], let stock = try? thing.stock.after(ended)
                else { continue }
                thing.stock = stock
                state.goods[hold.thing] = thing
                state.holds.keep(ended)
            }
            return Result { () throws(DealError) in try body(&state) }
        }
        return try result.get()
    }

    private func acting(
        _ step: DealStep, _ body: (inout State) throws(DealError) -> Void
    ) throws(DealError) {
        let outage = state.withLock { $0.outage }
        if case .before(step) = outage { throw .service(.unavailable("the market")) }
        try entered(body)
        if case .after(step) = outage { throw .service(.unavailable("the market")) }
    }

    private func end(_ deal: Deal, as end: HoldState, _ state: inout State) throws(DealError) {
        var thing = try found(deal.goods.listing, state)
        guard let hold = state.holds.hold(of: deal.order, on: deal.goods.listing) else {
            throw .wrongState(.expired)
        }
        var ended = hold
        try mapping { () throws(HoldFailure) in ended = try hold.ending(as: end, at: time.now()) }
        if hold.state != .active { return }
        try mapping { () throws(HoldFailure) in thing.stock = try thing.stock.after(ended) }
        state.goods[deal.goods.listing] = thing
        state.holds.keep(ended)
    }

    private func admit(_ hold: UnitHold<ListedSubject>, beside state: State) throws(DealError) {
        guard let limits else { return }
        let now = time.now()
        let others = state.holds.holds(of: hold.holder, endingAfter: limits.horizon(at: now))
        try mapping { () throws(HoldFailure) in try limits.admit(hold, beside: others, at: now) }
    }

    private func forgive(_ deal: Deal, _ state: inout State) {
        guard let limits, let hold = state.holds.hold(of: deal.order, on: deal.goods.listing) else { return }
        state.holds.keep(hold.forgiven(by: limits.horizon(at: time.now())))
    }

    private func found(_ id: ListedID, _ state: State) throws(DealError) -> OfferedThing {
        guard let thing = state.goods[id] else { throw .listingNotFound }
        return thing
    }

    private func mapping(_ body: () throws(HoldFailure) -> Void) throws(DealError) {
        do throws(HoldFailure) {
            try body()
        } catch {
            switch error {
            case .notEnough(let available): throw .notEnough(available: available)
            case .ended, .notFound: throw .wrongState(.expired)
            case .tooMany(let until): throw .tooManyHolds(until: until)
            case .tooManyOfThing(let until): throw .heldAlready(until: until)
            case .inconsistent(let reason): throw .service(.internal(reason))
            }
        }
    }
}

extension MemoryMarket {
    /// A client for clauses with these verbs of deals, publishing here.
    public func client(_ deals: any DealRepository, _ principal: Principal) -> DealTestClient {
        DealTestClient(
            deals, offer: { try self.offer($0, by: principal.memberID) }, stock: { try self.stock(of: $0) })
    }
}
