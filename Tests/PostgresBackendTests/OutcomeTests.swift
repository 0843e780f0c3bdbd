import Database
import DatabasePostgres
import DatabaseTestSupport
import Testing

@Suite("PostgreSQL: connections that are cut", .enabled(if: PostgresCluster.isWanted))
struct OutcomeTests {
    static let notCommitted = DatabaseError.unavailable("the connection was lost before the commit")

    @Test("a commit whose answer was lost is looked up: it happened, once")
    func answerLost() async throws {
        try await withProxy { proxy, database async throws in
            proxy.expect(.answerLost)
            try await database.join("1", "가")
            #expect(try await database.nicknames() == ["가"])
            try await database.join("2", "나")
        }
    }

    @Test("a commit that never reached the server is looked up: it did not happen")
    func commandLost() async throws {
        try await withProxy { proxy, database async throws in
            proxy.expect(.commandLost)
            await #expect(throws: Self.notCommitted) { try await database.join("1", "가") }
            #expect(try await database.nicknames() == [])
            try await database.join("1", "가")
        }
    }

    @Test("a transaction that the server keeps open for a lost driver is ended, so that its outcome is known")
    func commandStuck() async throws {
        // Half of it is waited; the other half is for a machine that is busy.
        try await withProxy(options { $0.statementMilliseconds = 10_000 }) { proxy, database async throws in
            proxy.expect(.commandStuck)
            await #expect(throws: Self.notCommitted) { try await database.join("1", "가") }
            try await database.join("1", "나")
            #expect(try await database.nicknames() == ["나"])
        }
    }

    @Test("an outcome that nobody can tell in time is called unknown")
    func unknown() async throws {
        try await withProxy(options { $0.statementMilliseconds = 200 }) { proxy, database async throws in
            proxy.expect(.answerLostForGood)
            let error = await #expect(throws: DatabaseError.self) { try await database.join("1", "가") }
            let unknown = "the server cannot tell its outcome: outcome unknown"
            #expect(
                error.map { "\($0)".contains(unknown) } == true,
                "the outcome cannot be known: \(error as Any)")
        }
    }

    @Test("connections that were cut while they rested are replaced, and nobody notices")
    func cutAtRest() async throws {
        try await withProxy { proxy, database async throws in
            try await database.join("1", "가")
            proxy.cut()
            try await database.join("2", "나")
            proxy.cut()
            #expect(try await database.nicknames() == ["가", "나"])
        }
    }

    @Test("a connection that is cut inside a write leaves nothing of it")
    func cutInside() async throws {
        try await withProxy { proxy, database async throws in
            await #expect(throws: DatabaseError.unavailable("the connection to the server was lost")) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.join("1", "가")
                    proxy.cut()
                    try writer.join("2", "나")
                }
            }
            #expect(try await database.nicknames() == [])
        }
    }

    @Test("a server that falls silent is unavailable after the time limit and a second")
    func silence() async throws {
        try await withProxy(options { $0.statementMilliseconds = 100 }) { proxy, database async throws in
            proxy.freeze()
            await #expect(throws: DatabaseError.unavailable("the server did not answer within 100 ms")) {
                try await database.nicknames()
            }
        }
    }

    /// Runs the body on a database behind a proxy, one connection at a time.
    private func withProxy(
        _ options: PostgresDatabase.Options = options(),
        body: (Proxy, PostgresDatabase) async throws -> Void
    ) async throws {
        try await withDatabase(membersMigration) { direct async throws in
            let port = direct.location.description.split(separator: ":").last.flatMap {
                Int($0.prefix { $0.isNumber })
            }
            let proxy = try #require(Proxy(to: port ?? 5432), "no port is free for the proxy")
            let location = try PostgresLocation("postgres://madang@127.0.0.1:\(proxy.port)/madang")
                .inSchema(direct.location.schema ?? "")
            var limits = options
            limits.connections = 1
            let database = try await PostgresDatabase.open(location, options: limits)
            try await body(proxy, database)
            await database.close()
            proxy.close()
        }
    }
}
