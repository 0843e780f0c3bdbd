import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import PaymentsHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run payments.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> OrderFixture {
        let environment = ClauseEnvironment(order)
        let market = OrderMarket(in: environment)
        let store: any OrderStore = InMemoryOrderStore(OrderMarket.seal)
        let service = environment.service(over: store, market)
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, over: { store }, market, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteOrderRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension OrderService {
    /// A server of payments alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(orderRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: OrderService
    let store: any OrderStore
    let market: OrderMarket

    /// The caller's own verbs, without the fault.
    var sound: any OrderRepository { service.repository(for: principal) }
    /// The seller's verbs, without the fault.
    var seller: any OrderRepository { service.repository(for: environment.members.owner) }
}

extension OrderFixture {
    typealias StoreChange = @Sendable (inout OrderStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout OrderRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store, its goods, its gateway or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        goods: @Sendable (OrderMarket) -> any Purchasable = { $0.goods },
        gateway: @Sendable (OrderMarket) -> any PaymentGateway = { $0.gateway },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> OrderFixture {
        let environment = ClauseEnvironment(order)
        let market = OrderMarket(in: environment)
        var store = OrderStoreFake(forwardingTo: InMemoryOrderStore(OrderMarket.seal))
        change(&store)
        let kept = store
        let service = environment.service(
            over: kept, market, goods: goods(market), gateway: gateway(market))
        return .of(
            { service }, over: { kept }, market, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept,
                    market: market)
                var verbs = OrderRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> OrderFixture {
        let environment = ClauseEnvironment(order)
        let market = OrderMarket(in: environment)
        let store = LockedValue<any OrderStore>(InMemoryOrderStore(OrderMarket.seal))
        return .of(
            { environment.service(over: store.now, market) }, over: { store.now }, market, in: environment,
            reopen: { store.withLock { $0 = InMemoryOrderStore(OrderMarket.seal) } })
    }
}

extension Fault<OrderFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping OrderFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the goods.
    static func goods(
        _ name: String, caughtBy clauses: String...,
        wrap: @escaping @Sendable (OrderMarket) -> any Purchasable
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, goods: wrap) }
    }

    /// A fault of the gateway.
    static func gateway(
        _ name: String, caughtBy clauses: String...,
        wrap: @escaping @Sendable (OrderMarket) -> any PaymentGateway
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, gateway: wrap) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping OrderFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
