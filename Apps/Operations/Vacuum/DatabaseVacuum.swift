import Composition
import Database
import DatabasePostgres
import DatabaseSQLite
public import Settings
public import Vocabulary

/// Rewrites a database without what is left in it of rows that are gone.
public enum DatabaseVacuum {
    /// Rewrites the settings' database while servers work on it, whose writes wait meanwhile on SQLite.
    /// Throws `unavailable` for what is no database, for one that is not there, and for outages.
    public static func run(_ settings: Settings) async throws(ServiceFailure) {
        try await mappingDatabaseErrors(ServiceFailure.self) { () async throws(DatabaseError) in
            switch settings.backend {
            case .sqlite(let path): try await SQLiteDatabase.vacuum(path)
            case .postgres(let location):
                let schemas = PostgresSchemas(of: location)
                for table in Domain.tables + Domain.tablesCarriedApart {
                    try await schemas.vacuum(table.name)
                }
            case .memory, .server:
                throw .unavailable(
                    "\(settings.backend) is no database: name one with --backend sqlite:PATH or postgres://…")
            }
        }
    }
}
