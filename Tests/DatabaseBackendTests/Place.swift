import Database
import DatabaseSQLite
import DatabaseTestSupport
import TestKit
import Testing

/// Where a SQLite database under test is.
enum Place: String, CaseIterable, CustomTestStringConvertible {
    case memory, file

    var testDescription: String { rawValue }

    /// Runs the body on an empty database here, and closes it.
    func database(
        _ migrations: Migration..., options: SQLiteDatabase.Options = .init(),
        body: (SQLiteDatabase) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let location =
            self == .memory ? SQLiteDatabase.Location.memory : .file(path: folder.path("마당.sqlite"))
        let database = try await SQLiteDatabase.open(location, options: options)
        _ = try await Migrator(migrations, time: FixedTime()).migrate(database)
        try await body(database)
        try await database.close()
    }
}
