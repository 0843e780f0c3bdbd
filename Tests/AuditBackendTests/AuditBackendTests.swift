import Audit
import AuditContract
import AuditHTTP
import AuditSQL
import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Hashing
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct AuditBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("audit", AuditContract.clauses, AuditMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLAuditStore(database, .system))
            let loopback = Loopback(.trusting(auditRoutes(service.repository)))
            return AuditFixture.of(
                { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteAuditRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(AuditTables.all, madeBy: AuditMigrations.all, at: place)
    }
}

extension AuditSeals {
    /// Those of a server.
    static let system = AuditSeals(
        keyedHash: { BLAKE2b.digest(of: $0, key: $1) }, randomBytes: { RandomBytes.make($0) })
}
