import Auth
import AuthContract
import AuthHTTP
import AuthSQL
import ContractKit
import Database
import DatabaseSQLite
import Glibc
import Testing
import Vocabulary
import Wire

/// A database that accounts are kept in, and the way to it.
enum Backend: String, CaseIterable, Sendable {
    case sqliteInMemory = "SQLite in memory"
    case sqliteFile = "a SQLite file"
    case sqliteOverTheLoopback = "the loopback over SQLite"

    /// Checks the clause in a database of its own, which is cleared away afterwards.
    func check(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        switch self {
        case .sqliteInMemory: try await Self.with(.memory, order) { try await clause.check(in: $0) }
        case .sqliteFile: try await Self.withFile(order) { try await clause.check(in: $0) }
        case .sqliteOverTheLoopback:
            try await Self.with(.memory, order) { try await clause.check(in: $0.overLoopback) }
        }
    }

    private static func withFile(
        _ order: IdentifierOrder, _ body: (AuthFixture) async throws -> Void
    ) async throws {
        let folder = try makeFolder()
        defer { for name in ["", "-wal", "-shm"] { unlink("\(folder)/auth.sqlite\(name)") }; rmdir(folder) }
        try await with(.file(path: "\(folder)/auth.sqlite"), order, body)
    }

    private static func with(
        _ location: SQLiteDatabase.Location, _ order: IdentifierOrder,
        _ body: (AuthFixture) async throws -> Void
    ) async throws {
        let database = try await ReopenableDatabase.open(location, AuthMigrations.all, time: ManualClock())
        let fixture = AuthFixture(
            store: SQLAuthStore(database), order: order, reopen: { try await database.reopen() })
        do {
            try await body(fixture)
        } catch {
            try await database.close()
            throw error
        }
        try await database.close()
    }

    private static func makeFolder() throws -> String {
        var template = Array("/tmp/madang-auth-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template), "no folder under /tmp: free some space there")
        return String(cString: made)
    }
}

extension AuthFixture {
    /// The same called through the bytes of requests and answers.
    var overLoopback: AuthFixture {
        let service = service
        let dispatcher = Dispatcher(authRoutes { service.repository(for: $0) }) {
            token throws(ServiceFailure) in try await service.authenticator.principal(for: token)
        }
        let loopback = Loopback(dispatcher)
        var fixture = self
        fixture.anonymous = RemoteAuthRepository(over: loopback)
        fixture.bearing = { token throws(AuthError) in
            RemoteAuthRepository(over: loopback, credentials: FixedCredentials(token: token))
        }
        return fixture
    }
}

/// Sends one token and gets no other.
private struct FixedCredentials: Credentials {
    let token: String
    func accessToken() async throws(ServiceFailure) -> String? { token }
    func renewed(after token: String) async throws(ServiceFailure) -> String { throw .accessExpired }
}
