import Database
import DatabaseTestSupport
import Testing

@testable import DatabasePostgres

/// Tables are written anew beside those who use them, or it is said why not.
@Suite("PostgreSQL: rewriting", .serialized, .enabled(if: PostgresCluster.isWanted))
struct RewritingTests {
    /// A server of its own: transactions of other tests would be waited for.
    private static let own = Result { () throws in try PostgresCluster.start([]) }

    /// Short attempts, many of them.
    private static func limits(attempts: Int = 100_000) -> PostgresRewriting.Limits {
        var limits = PostgresRewriting.Limits()
        (limits.lockMilliseconds, limits.pause, limits.attempts) = (20, .milliseconds(1), attempts)
        return limits
    }

    /// Rewrites the tables while a body of a transaction waits, which is let go when that reason to wait is
    /// told, however else the tests beside this one are in the way.
    private func rewrite(
        _ database: PostgresDatabase, releasingAt expected: String,
        beside body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws {
        let (hasBegun, mayEnd) = (Signal(), Signal())
        let held = Task {
            try await database.write { writer throws(DatabaseError) in
                try body(writer)
                hasBegun.send()
                #expect(mayEnd.receivedOnThread())
            }
        }
        await hasBegun.received()
        // A later transaction makes the waiting one older than the rewriting; else only the lock counts.
        if expected.contains("still sees") { try await database.join("1", "보라") }
        let before = try await file(database)
        var isTold = false
        try await PostgresRewriting(of: database.location, limits: Self.limits()).run { step in
            guard case .waiting(let reason) = step else { return }
            guard !isTold, reason.contains(expected) else { return }
            isTold = true
            mayEnd.send()
        }
        mayEnd.send()
        try await held.value
        #expect(isTold)
        #expect(try await file(database) != before, "the table has a new file")
    }

    private func file(_ database: PostgresDatabase) async throws -> String? {
        try await database.text("SELECT pg_relation_filepath('members')")
    }

    @Test("a table that others use is waited for a little at a time, and then rewritten")
    func locked() async throws {
        try await withDatabase(membersMigration, in: Self.own.get()) { database async throws in
            try await rewrite(database, releasingAt: "others use \"members\"") {
                writer throws(DatabaseError) in
                try writer.run("LOCK TABLE members IN ACCESS SHARE MODE")
            }
        }
    }

    @Test("a transaction that still sees deleted rows is waited for")
    func older() async throws {
        try await withDatabase(membersMigration, in: Self.own.get()) { database async throws in
            let process = "(madang/\(database.location.schema ?? "")) still sees rows that were deleted"
            try await rewrite(database, releasingAt: process) { writer throws(DatabaseError) in
                _ = try writer.integer("SELECT count(*) FROM pg_class")
            }
        }
    }

    @Test("what stays in the way is named, with what to do, and nothing is called done")
    func refused() async throws {
        try await withDatabase(membersMigration, in: Self.own.get()) { database async throws in
            let rewriting = PostgresRewriting(of: database.location, limits: Self.limits(attempts: 2))
            let (hasBegun, mayEnd) = (Signal(), Signal())
            let held = Task {
                try await database.write { writer throws(DatabaseError) in
                    _ = try writer.integer("SELECT count(*) FROM members")
                    hasBegun.send()
                    #expect(mayEnd.receivedOnThread())
                }
            }
            await hasBegun.received()
            try await database.join("1", "보라")
            var rewritten: [String] = []
            let error = await #expect(throws: DatabaseError.self) {
                try await rewriting.run { step in
                    if case .rewrote(let table, _, _) = step { rewritten.append(table) }
                }
            }
            mayEnd.send()
            try await held.value
            #expect("\(String(describing: error))".contains("end it (a backup, an idle session"))
            #expect(rewritten == [])
        }
    }

    @Test("a role that may not rewrite a table is told so, where PostgreSQL only warns")
    func withoutRight() async throws {
        try await withDatabase(membersMigration, in: Self.own.get()) { database async throws in
            let (cluster, schema) = (try Self.own.get(), database.location.schema ?? "")
            let role = "reader_" + schema
            try cluster.administer("CREATE ROLE \(role) LOGIN; GRANT USAGE ON SCHEMA \(schema) TO \(role)")
            let place = "\(database.location)".replacing("madang@", with: "\(role)@")
            let rewriting = PostgresRewriting(of: try PostgresLocation(place), limits: Self.limits())
            let error = await #expect(throws: DatabaseError.self) { try await rewriting.run { _ in } }
            #expect(
                "\(String(describing: error))".contains("may not rewrite"), "\(String(describing: error))")
            try cluster.administer("DROP OWNED BY \(role); DROP ROLE \(role)")
        }
    }

    @Test("the planner's statistics forget values that are gone, also of a table that is empty now")
    func statistics() async throws {
        try await withDatabase(membersMigration, in: Self.own.get()) { database async throws in
            try await database.write { writer throws(DatabaseError) in
                try writer.run(
                    """
                    INSERT INTO members (id, nickname, points)
                    SELECT CAST(i AS TEXT), '보라 ' || i, i FROM generate_series(1, 60) i
                    """)
            }
            try Self.own.get().administer("ANALYZE \(database.location.schema ?? "").members")
            let known: SQL = """
                SELECT CAST(count(*) AS BIGINT) FROM pg_stats
                WHERE schemaname = current_schema() AND CAST(histogram_bounds AS TEXT) LIKE '%보라%'
                """
            #expect(try await database.integer(known) == 1)
            try await database.write { writer throws(DatabaseError) in try writer.run("DELETE FROM members") }
            try await PostgresRewriting(of: database.location, limits: Self.limits()).run { _ in }
            #expect(try await database.integer(known) == 0)
        }
    }
}
