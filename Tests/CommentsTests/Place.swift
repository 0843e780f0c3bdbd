import Comments
import CommentsContract
import CommentsFakes
import CommentsHTTP
import ContractKit
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run comments.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> CommentFixture {
        let environment = ClauseEnvironment(order)
        let service = environment.service(over: InMemoryCommentStore())
        let loopback = Loopback(service.dispatcher)
        return CommentFixture(
            environment,
            repository: { principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteCommentRepository(loopback.caller(as: principal))
                }
            },
            forget: { try await service.forget($0) })
    }
}

extension CommentService {
    /// A server of comments alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(commentRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: CommentService
    let store: any CommentStore

    /// The caller's own verbs, without the fault.
    var sound: any CommentRepository { service.repository(for: principal) }
    /// The owner's verbs, without the fault.
    var owner: any CommentRepository { service.repository(for: environment.members.owner) }
}

extension CommentFixture {
    typealias StoreChange = @Sendable (inout CommentStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout CommentRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> CommentFixture {
        let environment = ClauseEnvironment(order)
        var store = CommentStoreFake(forwardingTo: InMemoryCommentStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept)
        return CommentFixture(
            environment,
            repository: { principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept)
                var verbs = CommentRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            },
            forget: { try await service.forget($0) })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> CommentFixture {
        let environment = ClauseEnvironment(order)
        let store = LockedValue<any CommentStore>(InMemoryCommentStore())
        return CommentFixture(
            environment,
            repository: { environment.service(over: store.now).repository(for: $0) },
            forget: { try await environment.service(over: store.now).forget($0) },
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
}
