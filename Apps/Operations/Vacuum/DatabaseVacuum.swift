import Database
import DatabasePostgres
import DatabaseSQLite
public import Settings
public import Vocabulary

/// Rewrites a database without what is left in it of rows that are gone.
public enum DatabaseVacuum {
    /// What has been done, or is waited for.
    public enum Step: Hashable, Sendable {
        /// A table of PostgreSQL has been rewritten: the table, its number from 1, and how many there are.
        case rewrote(String, number: Int, of: Int)
        /// Something keeps it waiting, which is tried again.
        case waiting(String)
    }

    /// Rewrites the settings' database while servers work on it: on SQLite their writes wait meanwhile, on
    /// PostgreSQL what they ask of the table that is being rewritten. `tell` hears how far it is on
    /// PostgreSQL.
    ///
    /// Throws `unavailable` for what is no database, for one that is not there, for outages, and where others
    /// keep it from being rewritten, with what to do.
    public static func run(
        _ settings: Settings, _ tell: (Step) -> Void = { _ in }
    ) async throws(ServiceFailure) {
        try await mappingDatabaseErrors(ServiceFailure.self) { () async throws(DatabaseError) in
            switch settings.backend {
            case .sqlite(let path): try await SQLiteDatabase.vacuum(path)
            case .postgres(let location):
                try await PostgresRewriting(of: location).run { step in
                    switch step {
                    case .rewrote(let table, let number, let count):
                        tell(.rewrote(table, number: number, of: count))
                    case .waiting(let reason): tell(.waiting(reason))
                    }
                }
            case .memory, .server:
                throw .unavailable(
                    "\(settings.backend) is no database: name one with --backend sqlite:PATH or postgres://…")
            }
        }
    }
}
