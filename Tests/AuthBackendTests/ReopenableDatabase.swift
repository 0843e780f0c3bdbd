import Database
import DatabaseSQLite
import Synchronization
import Vocabulary

/// A database that can be closed and opened again under the stores that stand on it.
final class ReopenableDatabase: SQLDatabase {
    private let location: SQLiteDatabase.Location
    private let current: Mutex<SQLiteDatabase>

    private init(_ location: SQLiteDatabase.Location, _ database: SQLiteDatabase) {
        self.location = location
        current = Mutex(database)
    }

    /// Opens the database and brings its schema up to date.
    static func open(
        _ location: SQLiteDatabase.Location, _ migrations: [Migration], time: any TimeSource
    ) async throws -> ReopenableDatabase {
        let database = try await SQLiteDatabase.open(location)
        _ = try await Migrator(migrations, time: time).migrate(database)
        return ReopenableDatabase(location, database)
    }

    var engine: SQLEngine { .sqlite }

    private var database: SQLiteDatabase { current.withLock { $0 } }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await database.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await database.write(body)
    }

    /// Closes a file and opens it again; memory is left alone, for closing would empty it.
    func reopen() async throws {
        guard case .file = location else { return }
        try await database.close()
        let database = try await SQLiteDatabase.open(location)
        current.withLock { $0 = database }
    }

    func close() async throws { try await database.close() }
}
