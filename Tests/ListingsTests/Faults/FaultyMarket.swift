import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Who calls a market, and the sound verbs that lie below the fault.
struct MarketCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: ListingService
    let store: any ListingStore

    var members: ClauseMembers { environment.members }
    var clock: ManualClock { environment.clock }
    /// The caller's own verbs, without the fault.
    var sound: any ListingRepository { other(principal) }

    /// Somebody else's verbs, without the fault.
    func other(_ principal: Principal) -> any ListingRepository { service.repository(for: principal) }

    /// The same, to be changed.
    func verbs(of principal: Principal) -> ListingRepositoryFake {
        ListingRepositoryFake(forwardingTo: other(principal))
    }
}

extension ListingFixture {
    typealias StoreChange = @Sendable (inout ListingStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout ListingRepositoryFake, MarketCaller) -> Void

    /// A market in memory, with a fault in its store or its verbs.
    static func market(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> ListingFixture {
        let environment = ClauseEnvironment(order)
        var store = ListingStoreFake(forwardingTo: InMemoryListingStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                let caller = MarketCaller(
                    principal: principal, environment: environment, service: service,
                    store: kept)
                var verbs = caller.verbs(of: principal)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A market that is empty each time it was closed.
    static func forgetfulMarket(_ order: IdentifierOrder) -> ListingFixture {
        let environment = ClauseEnvironment(order)
        let store = LockedValue<any ListingStore>(InMemoryListingStore())
        return .of(
            { environment.service(over: store.now) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryListingStore() } })
    }
}

extension Fault<ListingFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: [String], _ change: @escaping ListingFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .market($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: [String], _ change: @escaping ListingFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .market($0, verbs: change) }
    }
}
