import ContractKit
import Feed
import FeedContract
import FeedFakes
import FeedHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run the feed.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> FeedFixture {
        let environment = ClauseEnvironment(order)
        let service = environment.service(over: InMemoryFeedStore())
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteFeedRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension FeedService {
    /// A server of the feed alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(feedRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: FeedService
    let store: any FeedStore

    /// The caller's own verbs, without the fault.
    var sound: any FeedRepository { service.repository(for: principal) }
    /// The verbs of a service that asks others for members, comments and listings.
    func verbs(
        members: KnownMembers? = nil, comments: KnownComments? = nil, listings: (any WornListings)? = nil
    ) -> any FeedRepository {
        FeedService(
            store: store, members: members ?? environment.directory,
            comments: comments ?? environment.comments, pictures: environment.pictures,
            listings: listings ?? KnownListings(in: environment), time: environment.clock,
            ids: environment.ids
        ).repository(for: principal)
    }

    /// The operator's verbs, without the fault.
    var keeper: any FeedRepository { service.repository(for: environment.members.operator) }
    /// The owner's verbs, without the fault.
    var owner: any FeedRepository { service.repository(for: environment.members.owner) }
}

extension FeedFixture {
    typealias StoreChange = @Sendable (inout FeedStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout FeedRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> FeedFixture {
        let environment = ClauseEnvironment(order)
        var store = FeedStoreFake(forwardingTo: InMemoryFeedStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept)
                var verbs = FeedRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> FeedFixture {
        let environment = ClauseEnvironment(order)
        let store = LockedValue<any FeedStore>(InMemoryFeedStore())
        return .of(
            { environment.service(over: store.now) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryFeedStore() } })
    }
}

extension Fault<FeedFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping FeedFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping FeedFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
