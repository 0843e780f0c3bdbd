package import Database
package import DatabasePostgres
package import DatabaseSQLite
package import Settings
package import Vocabulary

/// Where a database of either engine is.
package enum DatabasePlace: Sendable {
    case sqlite(SQLiteDatabase.Location)
    case postgres(PostgresLocation)

    /// Opens it; SQLite makes an empty one if there is none. Throws as the drivers do.
    package func open(
        _ costlyReads: CostlyReadLimits = CostlyReadLimits()
    ) async throws(DatabaseError) -> OpenDatabase {
        switch self {
        case .sqlite(let location):
            if case .file(let path) = location { try Self.requireNoRemains(of: path) }
            var options = SQLiteDatabase.Options()
            options.costlyReads = costlyReads
            let database = try await SQLiteDatabase.open(location, options: options)
            return OpenDatabase(sql: database, engine: "SQLite \(database.version)") {
                try? await database.close()
            }
        case .postgres(let location):
            var options = PostgresDatabase.Options()
            options.costlyReads = costlyReads
            let database = try await PostgresDatabase.open(location, options: options)
            // The server adds its packager's version in brackets.
            let version = database.version.prefix { $0 != " " }
            return OpenDatabase(sql: database, engine: "PostgreSQL \(version)") { await database.close() }
        }
    }

    /// Opens it for the body and closes it afterwards. Throws what the body throws, and as `open`.
    package func using<Value>(
        _ body: (OpenDatabase) async throws(DatabaseError) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(DatabaseError) {
            let database = try await open()
            do throws(DatabaseError) {
                let value = try await body(database)
                await database.close()
                return value
            } catch {
                await database.close()
                throw error
            }
        } catch {
            throw error.service
        }
    }

    /// Opens it, brings its schema up to date for these domains, and names the steps that were missing.
    /// Throws `unavailable`, or `internal` for a damaged file and for domains that share a name.
    func migrated(
        for domains: [Domain], time: any TimeSource, costlyReads: CostlyReadLimits = CostlyReadLimits()
    ) async throws(ServiceFailure) -> (database: OpenDatabase, applied: [String]) {
        try domains.requireDistinctNames()
        do throws(DatabaseError) {
            let database = try await open(costlyReads)
            do throws(DatabaseError) {
                let applied = try await Migrator(domains.migrations, time: time).migrate(database.sql)
                try await domains.complete(database.sql)
                return (database, applied)
            } catch {
                await database.close()
                throw error
            }
        } catch {
            throw error.service
        }
    }
}

extension Backend {
    /// The database that the data is in; nil for memory and for another server of Madang.
    package var database: DatabasePlace? {
        switch self {
        case .memory, .server: nil
        case .sqlite(let path): .sqlite(.file(path: path))
        case .postgres(let location): .postgres(location)
        }
    }
}

/// A database of either engine, opened.
package struct OpenDatabase: Sendable {
    /// What the stores talk to.
    package let sql: any SQLDatabase
    /// The engine with its version: `SQLite 3.40.1`, `PostgreSQL 15.18`.
    package let engine: String
    /// Lets what was begun finish and lets go of files and connections.
    package let close: @Sendable () async -> Void

    /// Memberwise.
    package init(sql: any SQLDatabase, engine: String, close: @escaping @Sendable () async -> Void) {
        self.sql = sql
        self.engine = engine
        self.close = close
    }
}
