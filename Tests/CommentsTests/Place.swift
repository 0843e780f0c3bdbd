import Comments
import CommentsContract
import CommentsFakes
import CommentsHTTP
import ContractKit
import TestKit
import Vocabulary
import Wire

/// Testing has a type of that name, too.
typealias Comment = Comments.Comment

/// The ways in which these tests run comments.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> CommentFixture {
        let place = ServicePlace(order)
        let loopback = Loopback(place.service.dispatcher)
        return place.fixture { principal in
            switch self {
            case .inMemory: place.service.repository(for: principal)
            case .overTheLoopback: RemoteCommentRepository(loopback.caller(as: principal))
            }
        }
    }
}

/// A service over a store, on what is known there.
struct ServicePlace: Sendable {
    let environment: ClauseEnvironment
    let store: any CommentStore
    let service: CommentService

    init(_ order: IdentifierOrder = .ascending, over store: any CommentStore = InMemoryCommentStore()) {
        environment = ClauseEnvironment(order)
        self.store = store
        service = environment.service(over: store)
    }

    /// What clauses run in, with these verbs.
    func fixture(
        serving service: CommentService? = nil,
        _ verbs: @escaping @Sendable (Principal) -> any CommentRepository
    ) -> CommentFixture {
        let served = service ?? self.service
        return .of({ served }, in: environment, verbs: { verbs($1) })
    }

    /// What a member has that is commented on.
    func clientSubjects(of principal: Principal) -> CommentTestClient.Subjects {
        environment.clientSubjects(of: principal, service)
    }
}

extension CommentService {
    /// A server of comments alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(commentRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let place: ServicePlace

    /// The caller's own verbs, without the fault.
    var sound: any CommentRepository { verbs(of: principal) }
    /// Those of the one who usually comments.
    var buyer: any CommentRepository { verbs(of: place.environment.members.buyer) }
    /// Those of a moderator.
    var moderator: any CommentRepository { verbs(of: place.environment.members.moderator) }

    /// A principal's verbs, without the fault.
    func verbs(of principal: Principal) -> any CommentRepository {
        place.service.repository(for: principal)
    }
}

extension CommentFixture {
    typealias StoreChange = @Sendable (inout CommentStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout CommentRepositoryFake, PlaceCaller) -> Void
    typealias NeedsChange = @Sendable (CommentNeeds, ClauseEnvironment) -> CommentNeeds

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> CommentFixture {
        var store = CommentStoreFake(forwardingTo: InMemoryCommentStore())
        change(&store)
        let place = ServicePlace(order, over: store)
        return place.fixture { principal in
            let caller = PlaceCaller(principal: principal, place: place)
            var verbs = CommentRepositoryFake(forwardingTo: caller.sound)
            bend(&verbs, caller)
            return verbs
        }
    }

    /// A place in memory, with a fault in what it is told of other domains.
    static func place(_ order: IdentifierOrder, needs change: NeedsChange) -> CommentFixture {
        let place = ServicePlace(order)
        let environment = place.environment
        let directory = environment.directory
        let needs = CommentNeeds(
            members: directory, nicknames: directory, blocks: directory, subjects: environment.subjects,
            reports: environment.subjects)
        let service = CommentService(
            store: place.store, change(needs, environment), time: environment.clock, ids: environment.ids)
        return place.fixture(serving: service) { service.repository(for: $0) }
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> CommentFixture {
        let store = LockedValue<any CommentStore>(InMemoryCommentStore())
        let environment = ClauseEnvironment(order)
        return .of(
            { environment.service(over: store.now) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryCommentStore() } })
    }
}

extension Fault<CommentFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping CommentFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping CommentFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }

    /// A fault in what the domain is told of others.
    static func needs(
        _ name: String, caughtBy clauses: String..., change: @escaping CommentFixture.NeedsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, needs: change) }
    }
}
