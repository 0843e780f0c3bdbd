import Audit
import AuditContract
import AuditFakes
import AuditHTTP
import ContractKit
import Hashing
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run the audit log.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> AuditFixture {
        let environment = ClauseEnvironment(order)
        let service = environment.service(over: InMemoryAuditStore(.system))
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteAuditRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension AuditSeals {
    /// Those of a server.
    static let system = AuditSeals(
        keyedHash: { BLAKE2b.digest(of: $0, key: $1) }, randomBytes: { RandomBytes.make($0) })

    /// The same, but that every salt is the same, so that every hash is the same in every run.
    static let unsalted = AuditSeals(
        keyedHash: { BLAKE2b.digest(of: $0, key: $1) }, randomBytes: { [UInt8](repeating: 7, count: $0) })
}

extension AuditService {
    /// A server of the log alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(auditRoutes(repository)) }
}

extension AuditFixture {
    typealias StoreChange = @Sendable (inout AuditStoreFake, ClauseEnvironment) -> Void
    typealias VerbsChange = @Sendable (inout AuditRepositoryFake, Principal, AuditService) -> Void

    /// A place in memory, with a fault in its store or its verbs.
    static func place(
        _ order: IdentifierOrder, _ seals: AuditSeals = .system, store change: StoreChange = { _, _ in },
        verbs bend: @escaping VerbsChange = { _, _, _ in }
    ) -> AuditFixture {
        let environment = ClauseEnvironment(order)
        var store = AuditStoreFake(forwardingTo: InMemoryAuditStore(seals))
        change(&store, environment)
        let service = environment.service(over: store)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                var verbs = AuditRepositoryFake(forwardingTo: service.repository(for: principal))
                bend(&verbs, principal, service)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> AuditFixture {
        let environment = ClauseEnvironment(order)
        let store = LockedValue<any AuditStore>(InMemoryAuditStore(.system))
        return .of(
            { environment.service(over: store.now) }, in: environment,
            reopen: { store.withLock { $0 = InMemoryAuditStore(.system) } })
    }
}

extension Fault<AuditFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping AuditFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping AuditFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
