import Database
import DatabasePostgres
import DatabaseTrials
import Synchronization
import Testing
import Vocabulary

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private let schemas = Mutex(0)

/// Options for tests: few connections, because many tests run at once.
func options(_ change: (inout PostgresDatabase.Options) -> Void = { _ in }) -> PostgresDatabase.Options {
    var options = PostgresDatabase.Options()
    options.connections = 4
    options.acquireMilliseconds = 60_000
    change(&options)
    return options
}

/// Runs the body on a database in an empty schema of its own, and drops the schema.
func withDatabase(
    _ migrations: Migration..., in cluster: PostgresCluster? = nil,
    options: PostgresDatabase.Options = options(),
    body: (PostgresDatabase) async throws -> Void
) async throws {
    let cluster = try cluster ?? PostgresCluster.shared.get()
    let location = try cluster.location.inSchema(newSchema())
    let database = try await PostgresDatabase.open(location, options: options)
    _ = try await Migrator(migrations, time: FixedTime()).migrate(database)
    do {
        try await body(database)
    } catch {
        try await drop(database)
        throw error
    }
    try await drop(database)
}

/// A name that no other test has.
func newSchema() -> String {
    "test_\(getpid())_\(schemas.withLock { number in number += 1; return number })"
}

private func drop(_ database: PostgresDatabase) async throws {
    await database.close()
    let other = try await PostgresDatabase.open(database.location, options: options { $0.connections = 1 })
    let name = database.location.schema ?? ""
    try await other.write { writer throws(DatabaseError) in
        try writer.run(
            """
            DO $$ BEGIN EXECUTE (SELECT 'DROP SCHEMA ' || current_schema() || ' CASCADE'); END $$
            """)
    }
    await other.close()
    #expect(name.hasPrefix("test_"), "only schemas of tests are dropped")
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
        try await write { writer throws(DatabaseError) in try writer.join(id, nickname, points: points) }
    }

    /// Everybody's nickname, in order.
    func nicknames() async throws(DatabaseError) -> [String] {
        try await read { reader throws(DatabaseError) in try reader.nicknames() }
    }

    /// The first column of the first row of a query that need not be inside a write.
    func text(_ query: SQL) async throws(DatabaseError) -> String? {
        try await read { reader throws(DatabaseError) in try reader.text(query) }
    }

    /// As `text`, an integer.
    func integer(_ query: SQL) async throws(DatabaseError) -> Int64? {
        try await read { reader throws(DatabaseError) in try reader.integer(query) }
    }

    /// Adds one to everybody's points, by reading and then writing.
    func increment() async throws(DatabaseError) {
        try await write { writer throws(DatabaseError) in
            let points = try writer.integer("SELECT points FROM members") ?? 0
            try writer.run("UPDATE members SET points = \(points + 1)")
        }
    }
}

extension SQLWriter {
    /// Adds a member.
    func join(_ id: String, _ nickname: String, points: Int = 0) throws(DatabaseError) {
        try run("INSERT INTO members (id, nickname, points) VALUES (\(id), \(nickname), \(points))")
    }
}

extension SQLReader {
    /// Everybody's nickname, in order.
    func nicknames() throws(DatabaseError) -> [String] {
        try query("SELECT nickname FROM members ORDER BY nickname") { row throws(DatabaseError) in
            try row.text(0)
        }
    }

    /// The first column of the first row.
    func text(_ statement: SQL) throws(DatabaseError) -> String? {
        try first(statement) { row throws(DatabaseError) in try row.text(0) }
    }

    /// The first column of the first row.
    func integer(_ statement: SQL) throws(DatabaseError) -> Int64? {
        try first(statement) { row throws(DatabaseError) in try row.integer(0) }
    }
}
