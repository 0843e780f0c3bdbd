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
        let service = environment.service(over: InMemoryOrderStore())
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment,
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

    /// The caller's own verbs, without the fault.
    var sound: any OrderRepository { service.repository(for: principal) }
    /// The owner's verbs, without the fault.
    var owner: any OrderRepository { service.repository(for: environment.members.owner) }
}

extension OrderFixture {
    typealias StoreChange = @Sendable (inout OrderStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout OrderRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> OrderFixture {
        let environment = ClauseEnvironment(order)
        var store = OrderStoreFake(forwardingTo: InMemoryOrderStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept)
                var verbs = OrderRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> OrderFixture {
        let environment = ClauseEnvironment(order)
        let store = LockedValue<any OrderStore>(InMemoryOrderStore())
        return .of(
            { environment.service(over: store.now) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryOrderStore() } })
    }
}

extension Fault<OrderFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping OrderFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping OrderFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
