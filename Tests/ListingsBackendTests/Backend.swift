import ContractKit
import Database
import DatabaseSQLite
import FoundationEssentials
import Listings
import ListingsContract
import ListingsHTTP
import ListingsSQL
import Synchronization
import Vocabulary
import Wire

/// A database that listings are kept in, and the way to it.
enum Backend: String, CaseIterable, Sendable {
    case sqliteInMemory = "SQLite in memory"
    case sqliteFile = "a SQLite file"
    case sqliteOverTheLoopback = "the loopback over SQLite"

    /// Checks the clause in a market of its own.
    func check(_ clause: Clause<ListingFixture>, _ order: IdentifierOrder) async throws {
        let folder = try TemporaryFolder()
        let market = try await SQLMarket(self, ListingSurroundings(order), folder)
        let outcome: (any Error)?
        do {
            try await clause.check(in: market.fixture)
            outcome = nil
        } catch {
            outcome = error
        }
        try await market.close()
        try folder.remove()
        if let outcome { throw outcome }
    }
}

/// A market in a database of its own.
final class SQLMarket: Sendable {
    private let surroundings: ListingSurroundings
    private let backend: Backend
    private let path: String
    private let database: Mutex<SQLiteDatabase>

    init(_ backend: Backend, _ surroundings: ListingSurroundings, _ folder: TemporaryFolder) async throws {
        self.backend = backend
        self.surroundings = surroundings
        path = folder.path + "/listings.sqlite"
        let place: SQLiteDatabase.Location = backend == .sqliteFile ? .file(path: path) : .memory
        let opened = try await SQLiteDatabase.open(place)
        database = Mutex(opened)
        _ = try await Migrator(ListingsMigrations.all, time: surroundings.clock).migrate(opened)
    }

    var fixture: ListingFixture {
        ListingFixture(
            surroundings, repository: { self.repository(as: $0) },
            forget: { try await self.service.forget($0) }, reopen: { try await self.reopen() })
    }

    func close() async throws {
        try await database.withLock { $0 }.close()
    }

    private var service: ListingService {
        surroundings.service(over: SQLListingStore(database.withLock { $0 }))
    }

    private func repository(as principal: Principal) -> any ListingRepository {
        guard backend == .sqliteOverTheLoopback else { return service.repository(for: principal) }
        let dispatcher = Dispatcher(listingRoutes(service.repository)) { token throws(ServiceFailure) in
            guard let principal = PrincipalToken.principal(token) else { throw .accessInvalid }
            return principal
        }
        let credentials = PrincipalToken(principal: principal)
        return RemoteListingRepository(RemoteCaller(Loopback(dispatcher), credentials: credentials))
    }

    private func reopen() async throws {
        guard backend == .sqliteFile else { return }
        try await close()
        let opened = try await SQLiteDatabase.open(.file(path: path))
        database.withLock { $0 = opened }
    }
}

/// A folder of one market's own.
struct TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/madang-listings-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func remove() throws { try FileManager.default.removeItem(atPath: path) }
}
