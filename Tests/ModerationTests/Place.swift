import ContractKit
import Moderation
import ModerationContract
import ModerationFakes
import ModerationHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run moderation.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> ModerationFixture {
        let environment = ClauseEnvironment(order)
        let acts = KnownActs()
        let service = environment.service(over: InMemoryModerationStore(), acts)
        let loopback = Loopback(service.dispatcher)
        return .of(
            ModerationGround(acts) { service }, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteModerationRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension ModerationService {
    /// A server of moderation alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(moderationRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: ModerationService
    let store: any ModerationStore
    let acts: KnownActs

    /// The caller's own verbs, without the fault.
    var sound: any ModerationRepository { service.repository(for: principal) }
    /// The verbs of a moderator, without the fault.
    var moderator: any ModerationRepository { service.repository(for: environment.members.moderator) }

    /// The caller's verbs of a service that is put together otherwise.
    func verbs(
        subjects: (any SubjectDirectory)? = nil, members: (any MemberDirectory & StandingDirectory)? = nil
    ) -> ModerationRepositoryFake {
        let other = ModerationService(
            store: store, subjects: subjects ?? environment.subjects, acts: acts, memberActs: acts,
            members: members ?? environment.directory, time: environment.clock, ids: environment.ids)
        return ModerationRepositoryFake(forwardingTo: other.repository(for: principal))
    }
}

extension ModerationFixture {
    typealias StoreChange = @Sendable (inout ModerationStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout ModerationRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> ModerationFixture {
        let environment = ClauseEnvironment(order)
        let acts = KnownActs()
        var store = ModerationStoreFake(forwardingTo: InMemoryModerationStore())
        change(&store)
        let kept = store
        let service = environment.service(over: kept, acts)
        return .of(
            ModerationGround(acts) { service }, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(
                    principal: principal, environment: environment, service: service, store: kept,
                    acts: acts)
                var verbs = ModerationRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> ModerationFixture {
        let environment = ClauseEnvironment(order)
        let acts = KnownActs()
        let store = LockedValue<any ModerationStore>(InMemoryModerationStore())
        return .of(
            ModerationGround(acts) { environment.service(over: store.now, acts) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryModerationStore() } })
    }
}

extension Fault<ModerationFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping ModerationFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping ModerationFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
