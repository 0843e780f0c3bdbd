import ContractKit
import Deals
import DealsContract
import DealsFakes
import DealsHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run deals.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> DealFixture {
        let environment = ClauseEnvironment(order)
        let market = MemoryMarket(time: environment.clock, ids: environment.ids)
        let service = environment.service(over: InMemoryDealStore(), market)
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, over: market, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteDealRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension DealService {
    /// A server of deals alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(dealRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: DealService
    let store: any DealStore
    let market: MemoryMarket

    /// The caller's own verbs, without the fault.
    var sound: any DealRepository { service.repository(for: principal) }
    /// The seller's verbs, without the fault.
    var seller: any DealRepository { service.repository(for: environment.members.owner) }
}

extension DealFixture {
    typealias StoreChange = @Sendable (inout DealStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout DealRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        market wrap: @Sendable (MemoryMarket) -> any DealMarket = { $0 },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> DealFixture {
        let environment = ClauseEnvironment(order)
        let market = MemoryMarket(time: environment.clock, ids: environment.ids)
        var store = DealStoreFake(forwardingTo: InMemoryDealStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept, wrap(market))
        return .of(
            { service }, over: market, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept,
                    market: market)
                var verbs = DealRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> DealFixture {
        let environment = ClauseEnvironment(order)
        let market = MemoryMarket(time: environment.clock, ids: environment.ids)
        let store = LockedValue<any DealStore>(InMemoryDealStore())
        return .of(
            { environment.service(over: store.now, market) }, over: market, in: environment,
            reopen: { store.withLock { $0 = InMemoryDealStore() } })
    }
}

extension Fault<DealFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping DealFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the market.
    static func market(
        _ name: String, caughtBy clauses: String...,
        wrap: @escaping @Sendable (MemoryMarket) -> any DealMarket
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, market: wrap) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping DealFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
