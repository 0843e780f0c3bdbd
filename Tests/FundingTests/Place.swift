import ContractKit
import Funding
import FundingContract
import FundingFakes
import FundingHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run funding.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> FundingFixture {
        let (environment, payments) = (ClauseEnvironment(order), KnownCashier())
        let payouts = KnownPayouts()
        let service = environment.service(over: InMemoryFundingStore(), payments: payments, payouts: payouts)
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment, payments: payments, payouts: payouts,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteFundingRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension FundingService {
    /// A server of funding alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(fundingRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: FundingService
    let store: any FundingStore

    /// The caller's own verbs, without the fault.
    var sound: any FundingRepository { service.repository(for: principal) }
    /// The owner's verbs, without the fault.
    var owner: any FundingRepository { service.repository(for: environment.members.owner) }

    /// The operator's verbs, without the fault.
    var `operator`: any FundingRepository { service.repository(for: environment.members.operator) }

    /// The caller's verbs of a service that knows nothing of standings and blocks.
    var heedless: any FundingRepository {
        let members = KnownMembers(environment.members.nicknames)
        return FundingService(
            store: store, members: members, cashier: KnownCashier(), payouts: KnownPayouts(),
            zones: KnownZones(), pictures: environment.pictures, time: environment.clock,
            ids: environment.ids
        ).repository(for: principal)
    }
}

extension FundingFixture {
    typealias StoreChange = @Sendable (inout FundingStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout FundingRepositoryFake, PlaceCaller) -> Void
    typealias PayingChange = @Sendable (inout BentPurchasable, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store, its verbs, or what Payments calls.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }, paying: @escaping PayingChange = { _, _ in }
    ) -> FundingFixture {
        let (environment, payments) = (ClauseEnvironment(order), KnownCashier())
        let payouts = KnownPayouts()
        var store = FundingStoreFake(forwardingTo: InMemoryFundingStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept, payments: payments, payouts: payouts)
        let caller = { @Sendable service, principal in
            PlaceCaller(principal: principal, environment: environment, service: service, store: kept)
        }
        return .of(
            { service }, in: environment, payments: payments, payouts: payouts,
            paying: { service in
                var backings = BentPurchasable(service)
                paying(&backings, caller(service, .anonymous))
                return backings
            },
            verbs: { service, principal in
                let caller = caller(service, principal)
                var verbs = FundingRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> FundingFixture {
        let (environment, payments) = (ClauseEnvironment(order), KnownCashier())
        let payouts = KnownPayouts()
        let store = LockedValue<any FundingStore>(InMemoryFundingStore())
        return .of(
            { environment.service(over: store.now, payments: payments, payouts: payouts) }, in: environment,
            payments: payments, payouts: payouts, reopen: { store.withLock { $0 = InMemoryFundingStore() } })
    }
}

extension Fault<FundingFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping FundingFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping FundingFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }

    /// A fault of what Payments calls, which `change` leaves sound elsewhere. The caller's principal is a
    /// visitor.
    static func paying(
        _ name: String, caughtBy clauses: String..., change: @escaping FundingFixture.PayingChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, paying: change) }
    }
}
