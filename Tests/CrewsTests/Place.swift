import ContractKit
import Crews
import CrewsContract
import CrewsFakes
import CrewsHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run crews.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> CrewFixture {
        let (environment, payments) = (ClauseEnvironment(order), KnownCashier())
        let service = environment.service(over: InMemoryCrewStore(), payments: payments)
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment, payments: payments,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteCrewRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension CrewService {
    /// A server of crews alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(crewRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: CrewService
    let store: any CrewStore

    /// The caller's own verbs, without the fault.
    var sound: any CrewRepository { service.repository(for: principal) }
    /// The owner's verbs, without the fault.
    var owner: any CrewRepository { service.repository(for: environment.members.owner) }

    /// The caller's verbs of a service that knows nothing of standings and blocks.
    var heedless: any CrewRepository {
        let (members, cashier) = (KnownMembers(environment.members.nicknames), KnownCashier())
        return CrewService(
            store: store, members: members, cashier: cashier, sellers: cashier, zones: KnownZones(),
            pictures: environment.pictures, time: environment.clock, ids: environment.ids
        ).repository(for: principal)
    }

    /// The caller's verbs of a service that knows nothing of the money of crews.
    var penniless: any CrewRepository { environment.service(over: store).repository(for: principal) }
}

extension CrewFixture {
    typealias StoreChange = @Sendable (inout CrewStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout CrewRepositoryFake, PlaceCaller) -> Void
    typealias PayingChange = @Sendable (inout BentPurchasable, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store, its verbs, or what Payments calls.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }, paying: @escaping PayingChange = { _, _ in }
    ) -> CrewFixture {
        let (environment, payments) = (ClauseEnvironment(order), KnownCashier())
        var store = CrewStoreFake(forwardingTo: InMemoryCrewStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept, payments: payments)
        let caller = { @Sendable service, principal in
            PlaceCaller(principal: principal, environment: environment, service: service, store: kept)
        }
        return .of(
            { service }, in: environment, payments: payments,
            paying: { service in
                var crews = BentPurchasable(service)
                paying(&crews, caller(service, .anonymous))
                return crews
            },
            verbs: { service, principal in
                let caller = caller(service, principal)
                var verbs = CrewRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> CrewFixture {
        let (environment, payments) = (ClauseEnvironment(order), KnownCashier())
        let store = LockedValue<any CrewStore>(InMemoryCrewStore())
        return .of(
            { environment.service(over: store.now, payments: payments) }, in: environment,
            payments: payments, reopen: { store.withLock { $0 = InMemoryCrewStore() } })
    }
}

extension Fault<CrewFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping CrewFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping CrewFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }

    /// A fault of what Payments calls, which `change` leaves sound elsewhere. The caller's principal is a
    /// visitor.
    static func paying(
        _ name: String, caughtBy clauses: String..., change: @escaping CrewFixture.PayingChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, paying: change) }
    }
}
