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
    func fixture(_ order: IdentifierOrder) -> CampaignFixture {
        let environment = ClauseEnvironment(order)
        let service = environment.service(over: InMemoryCampaignStore())
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteCampaignRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension CampaignService {
    /// A server of funding alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(campaignRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: CampaignService
    let store: any CampaignStore

    /// The caller's own verbs, without the fault.
    var sound: any CampaignRepository { service.repository(for: principal) }
    /// The owner's verbs, without the fault.
    var owner: any CampaignRepository { service.repository(for: environment.members.owner) }
}

extension CampaignFixture {
    typealias StoreChange = @Sendable (inout CampaignStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout CampaignRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> CampaignFixture {
        let environment = ClauseEnvironment(order)
        var store = CampaignStoreFake(forwardingTo: InMemoryCampaignStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept)
                var verbs = CampaignRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> CampaignFixture {
        let environment = ClauseEnvironment(order)
        let store = LockedValue<any CampaignStore>(InMemoryCampaignStore())
        return .of(
            { environment.service(over: store.now) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryCampaignStore() } })
    }
}

extension Fault<CampaignFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping CampaignFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping CampaignFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
