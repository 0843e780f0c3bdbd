public import Database
public import Vocabulary

/// A clock that stands still.
public struct FixedTime: TimeSource {
    /// One moment for ever.
    public init() {}

    /// 20 November 2026, 05:20 in Seoul.
    public func now() -> Timestamp { Timestamp(microseconds: 1_795_000_000_000_000) }
}

/// The table that the tests of drivers work on.
public let membersMigration = Migration(
    "members-0001",
    "CREATE TABLE members (id TEXT NOT NULL PRIMARY KEY, nickname TEXT NOT NULL, points BIGINT NOT NULL)",
    "CREATE UNIQUE INDEX members_by_nickname ON members (nickname)")

extension SQLDatabase {
    /// Adds a member. Throws what the database throws.
    public func join(_ id: String, _ nickname: String, points: Int = 0) async throws(DatabaseError) {
        try await write { writer throws(DatabaseError) in try writer.join(id, nickname, points: points) }
    }

    /// All nicknames, in order. Throws what the database throws.
    public func nicknames() async throws(DatabaseError) -> [String] {
        try await read { reader throws(DatabaseError) in try reader.nicknames() }
    }

    /// The first column of the first row of a query that need not be inside a write. Throws what the database
    /// throws.
    public func text(_ query: SQL) async throws(DatabaseError) -> String? {
        try await read { reader throws(DatabaseError) in try reader.text(query) }
    }

    /// As `text`, an integer.
    public func integer(_ query: SQL) async throws(DatabaseError) -> Int64? {
        try await read { reader throws(DatabaseError) in try reader.integer(query) }
    }

    /// Adds one to all members' points, by reading and then writing. Throws what the database throws.
    public func increment() async throws(DatabaseError) {
        try await write { writer throws(DatabaseError) in
            let points = try writer.integer("SELECT points FROM members") ?? 0
            try writer.run("UPDATE members SET points = \(points + 1)")
        }
    }
}

extension SQLWriter {
    /// Adds a member. Throws what the database throws.
    public func join(_ id: String, _ nickname: String, points: Int = 0) throws(DatabaseError) {
        try run("INSERT INTO members (id, nickname, points) VALUES (\(id), \(nickname), \(points))")
    }
}

extension SQLReader {
    /// All nicknames, in order. Throws what the database throws.
    public func nicknames() throws(DatabaseError) -> [String] {
        try query("SELECT nickname FROM members ORDER BY nickname") { row throws(DatabaseError) in
            try row.text(0)
        }
    }

    /// The first column of the first row. Throws what the database throws.
    public func text(_ statement: SQL) throws(DatabaseError) -> String? {
        try first(statement) { row throws(DatabaseError) in try row.text(0) }
    }

    /// The first column of the first row. Throws what the database throws.
    public func integer(_ statement: SQL) throws(DatabaseError) -> Int64? {
        try first(statement) { row throws(DatabaseError) in try row.integer(0) }
    }
}
