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
        let payments = KnownPayments()
        let service = environment.service(over: InMemoryDealStore(), market, payments: payments)
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, over: market, in: environment, payments: payments,
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
    typealias PayingChange = @Sendable (inout BentPurchasable, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store, its market, its verbs, or what Payments calls.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        market wrap: @Sendable (MemoryMarket) -> any DealMarket = { $0 },
        verbs bend: @escaping VerbsChange = { _, _ in }, paying: @escaping PayingChange = { _, _ in }
    ) -> DealFixture {
        let environment = ClauseEnvironment(order)
        let market = MemoryMarket(time: environment.clock, ids: environment.ids)
        var store = DealStoreFake(forwardingTo: InMemoryDealStore())
        change(&store)
        let (kept, payments) = (store, KnownPayments())
        let service = environment.service(over: kept, wrap(market), payments: payments)
        let caller = { @Sendable service, principal in
            PlaceCaller(
                principal: principal, environment: environment, service: service, store: kept, market: market)
        }
        return .of(
            { service }, over: market, in: environment, payments: payments,
            paying: { service in
                var deals = BentPurchasable(service)
                paying(&deals, caller(service, .anonymous))
                return deals
            },
            verbs: { service, principal in
                let caller = caller(service, principal)
                var verbs = DealRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> DealFixture {
        let environment = ClauseEnvironment(order)
        let market = MemoryMarket(time: environment.clock, ids: environment.ids)
        let (store, payments) = (LockedValue<any DealStore>(InMemoryDealStore()), KnownPayments())
        return .of(
            { environment.service(over: store.now, market, payments: payments) }, over: market,
            in: environment, payments: payments,
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

    /// A fault of what Payments calls, which `change` leaves sound elsewhere. The caller's principal is a
    /// visitor.
    static func paying(
        _ name: String, caughtBy clauses: String..., change: @escaping DealFixture.PayingChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, paying: change) }
    }
}
