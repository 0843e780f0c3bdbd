import Community
import CommunityContract
import CommunityFakes
import CommunityHTTP
import ContractKit
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run the board.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> PostFixture {
        let environment = ClauseEnvironment(order)
        let service = environment.service(over: InMemoryPostStore())
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemotePostRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension PostService {
    /// A server of the board alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(postRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: PostService
    let store: any PostStore

    /// The caller's own verbs, without the fault.
    var sound: any PostRepository { service.repository(for: principal) }
    /// The verbs of a service that asks others what members are called and may do, what is hidden from them,
    /// and how much is said about posts.
    func verbs(
        members: KnownMembers? = nil, blocks: KnownMembers? = nil, comments: KnownComments? = nil
    ) -> any PostRepository {
        PostService(
            store: store, members: members ?? environment.directory,
            blocks: blocks ?? environment.directory, comments: comments ?? environment.comments,
            pictures: environment.pictures, time: environment.clock, ids: environment.ids
        ).repository(for: principal)
    }

    /// The operator's verbs, without the fault.
    var keeper: any PostRepository { service.repository(for: environment.members.operator) }
    /// The owner's verbs, without the fault.
    var owner: any PostRepository { service.repository(for: environment.members.owner) }
}

extension PostFixture {
    typealias StoreChange = @Sendable (inout PostStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout PostRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> PostFixture {
        let environment = ClauseEnvironment(order)
        var store = PostStoreFake(forwardingTo: InMemoryPostStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept)
                var verbs = PostRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> PostFixture {
        let environment = ClauseEnvironment(order)
        let store = LockedValue<any PostStore>(InMemoryPostStore())
        return .of(
            { environment.service(over: store.now) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryPostStore() } })
    }
}

extension Fault<PostFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping PostFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping PostFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
