import Database
import DatabaseSQLite
import Testing
import Vocabulary

/// Where a database under test is.
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

/// A clock that stands still.
struct FixedTime: TimeSource {
    func now() -> Timestamp { Timestamp(microseconds: 1_795_000_000_000_000) }
}

let membersMigration = Migration(
    "members-0001",
    "CREATE TABLE members (id TEXT NOT NULL PRIMARY KEY, nickname TEXT NOT NULL, points BIGINT NOT NULL)",
    "CREATE UNIQUE INDEX members_by_nickname ON members (nickname)")

extension SQLDatabase {
    /// Adds a member.
    func join(_ id: String, _ nickname: String, points: Int = 0) async throws(DatabaseError) {
        try await write { writer throws(DatabaseError) in
            try writer.run(
                "INSERT INTO members (id, nickname, points) VALUES (\(id), \(nickname), \(points))")
        }
    }

    /// Everybody's nickname, in order.
    func nicknames() async throws(DatabaseError) -> [String] {
        try await read { reader throws(DatabaseError) in try reader.nicknames() }
    }

    /// The first column of the first row of a query that need not be inside a write.
    func text(_ query: SQL) async throws(DatabaseError) -> String? {
        try await read { reader throws(DatabaseError) in
            try reader.first(query) { row throws(DatabaseError) in try row.text(0) }
        }
    }
}

extension SQLReader {
    /// Everybody's nickname, in order.
    func nicknames() throws(DatabaseError) -> [String] {
        try query("SELECT nickname FROM members ORDER BY nickname") { row throws(DatabaseError) in
            try row.text(0)
        }
    }
}
