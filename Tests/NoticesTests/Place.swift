import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import NoticesHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run notices.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> NoticeFixture {
        let (environment, setup) = (ClauseEnvironment(order), NoticeTestSetup())
        let service = environment.service(over: InMemoryNoticeStore(limits: setup.limits), setup)
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, with: setup, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteNoticeRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension NoticeService {
    /// A server of notices alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(noticeRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: NoticeService

    /// The caller's own verbs, without the fault.
    var sound: any NoticeRepository { service.repository(for: principal) }
    /// The owner's verbs, without the fault.
    var owner: any NoticeRepository { service.repository(for: environment.members.owner) }
}

extension NoticeFixture {
    typealias StoreChange = @Sendable (inout NoticeStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout NoticeRepositoryFake, PlaceCaller) -> Void
    typealias ServiceMaking =
        @Sendable (any NoticeStore, ClauseEnvironment, NoticeTestSetup) -> NoticeService

    /// A place in memory, with a fault in its store, its verbs, or what the service is told.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in },
        service make: ServiceMaking = { store, environment, setup in
            environment.service(over: store, setup)
        }
    ) -> NoticeFixture {
        let (environment, setup) = (ClauseEnvironment(order), NoticeTestSetup())
        var store = NoticeStoreFake(forwardingTo: InMemoryNoticeStore(limits: setup.limits))
        change(&store)
        let service = make(store, environment, setup)
        return .of(
            { service }, with: setup, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(principal: principal, environment: environment, service: service)
                var verbs = NoticeRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> NoticeFixture {
        let (environment, setup) = (ClauseEnvironment(order), NoticeTestSetup())
        let store = LockedValue<any NoticeStore>(InMemoryNoticeStore())
        return .of(
            { environment.service(over: store.now, setup) }, with: setup, in: environment,
            reopen: { store.withLock { $0 = InMemoryNoticeStore() } })
    }
}

extension Fault<NoticeFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping NoticeFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping NoticeFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
