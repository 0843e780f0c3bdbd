public import Database
public import DatabasePostgres
import DatabaseSQLite
import FoundationEssentials
import Synchronization
public import Vocabulary

/// An empty database of one test's own, which can be closed and opened again under the stores that stand on
/// it.
public final class TestDatabase: SQLDatabase {
    /// A database and how to let go of it.
    struct Opened: Sendable {
        let database: any SQLDatabase
        let close: @Sendable () async throws -> Void
    }

    private let current: Mutex<Opened>
    private let open: @Sendable () async throws -> Opened
    private let clear: @Sendable () async throws -> Void

    init(
        opening open: @escaping @Sendable () async throws -> Opened,
        clearing clear: @escaping @Sendable () async throws -> Void
    ) async throws {
        current = Mutex(try await open())
        self.open = open
        self.clear = clear
    }

    /// Opens an empty database there, with at most that many connections to a server or for reading a file,
    /// and migrates it. Costly reads may take a minute unless other limits are given, because a test machine
    /// may be slow. Throws outages.
    public static func open(
        _ place: TestPlace, _ migrations: [Migration], connections: Int = usualConnections,
        costlyReads limits: CostlyReadLimits = patience, time: any TimeSource
    ) async throws -> TestDatabase {
        let trial: TestDatabase
        switch place {
        case .sqliteInMemory: trial = try await inMemory()
        case .sqliteFile:
            let folder = FileManager.default.temporaryDirectory.path
            trial = try await inFile(folder + "/madang-trial-\(UUID().uuidString)", connections, limits)
        case .postgres:
            trial = try await inSchema(of: try PostgresCluster.shared.get().location, connections, limits)
        }
        _ = try await Migrator(migrations, time: time).migrate(trial)
        return trial
    }

    /// Opens an empty SQLite file in a folder that is made for it and removed with it. Throws as `open`.
    public static func open(
        inFolder folder: String, _ migrations: [Migration], time: any TimeSource
    ) async throws -> TestDatabase {
        let trial = try await inFile(folder, usualConnections, patience)
        _ = try await Migrator(migrations, time: time).migrate(trial)
        return trial
    }

    /// Opens a schema of its own in that PostgreSQL database, made for it and removed with it. Throws as
    /// `open`.
    public static func open(
        inSchemaOf location: PostgresLocation, _ migrations: [Migration], time: any TimeSource
    ) async throws -> TestDatabase {
        let trial = try await inSchema(of: location, usualConnections, patience)
        _ = try await Migrator(migrations, time: time).migrate(trial)
        return trial
    }

    /// Those of the database that is open.
    public var unreadableRows: UnreadableRows { database.unreadableRows }

    /// The engine of the place.
    public var engine: SQLEngine { database.engine }

    private var database: any SQLDatabase { current.withLock { $0.database } }

    /// As the database below.
    public var replicaReads: any SQLDatabase { database.replicaReads }

    /// As the database below.
    public var costlyReads: any SQLDatabase { database.costlyReads }

    /// As the database below.
    public var load: DatabaseLoad? { database.load }

    /// As the database below.
    public var revision: Int64? { database.revision }

    /// As the database below.
    public var longRunning: any SQLDatabase { database.longRunning }

    /// As the database below.
    public func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await database.runRead(body)
    }

    /// As the database below.
    public func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await database.runWrite(body)
    }

    /// Closes the database and opens it again, but for one in memory, which closing would empty.
    public func reopen() async throws {
        try await current.withLock { $0 }.close()
        let opened = try await open()
        current.withLock { $0 = opened }
    }

    /// Closes the database and removes what it kept.
    public func discard() async throws {
        try await current.withLock { $0 }.close()
        try await clear()
    }
}

extension TestDatabase {
    private static func inMemory() async throws -> TestDatabase {
        let database = try await SQLiteDatabase.open(.memory)
        return try await TestDatabase(
            opening: { Opened(database: database, close: {}) }, clearing: { try await database.close() })
    }

    /// How many connections there are, whatever machine this is.
    public static let usualConnections = 4

    /// Ten minutes to run and to wait, since tests share the machine.
    public static var patience: CostlyReadLimits {
        var limits = CostlyReadLimits()
        (limits.runningTime, limits.waitingTime) = (.seconds(600), .seconds(600))
        return limits
    }

    private static func inFile(
        _ folder: String, _ connections: Int, _ limits: CostlyReadLimits
    ) async throws -> TestDatabase {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try await TestDatabase(
            opening: {
                var options = SQLiteDatabase.Options(readers: connections)
                options.costlyReads = limits
                let file = SQLiteDatabase.Location.file(path: folder + "/trial.sqlite")
                let database = try await SQLiteDatabase.open(file, options: options)
                return Opened(database: database, close: { try await database.close() })
            }, clearing: { try FileManager.default.removeItem(atPath: folder) })
    }

    private static func inSchema(
        of place: PostgresLocation, _ connections: Int, _ limits: CostlyReadLimits
    ) async throws -> TestDatabase {
        let schema = "trial_" + UUID().uuidString.lowercased().filter { $0 != "-" }
        let location = try place.inSchema(schema)
        var options = PostgresDatabase.Options()
        options.connections = connections
        options.acquireMilliseconds = 60_000
        options.idleTransactionMilliseconds = 600_000
        options.costlyReads = limits
        return try await TestDatabase(
            opening: { [options] in
                let database = try await PostgresDatabase.open(location, options: options)
                return Opened(database: database, close: { await database.close() })
            },
            clearing: { [options] in
                let database = try await PostgresDatabase.open(location, options: options)
                try await database.write { writer throws(DatabaseError) in
                    try writer.run(
                        """
                        DO $$ BEGIN EXECUTE (SELECT 'DROP SCHEMA ' || current_schema() || ' CASCADE'); END $$
                        """)
                }
                await database.close()
            })
    }
}
