import Database
import DatabasePostgres
import DatabaseTestSupport
import FoundationEssentials
import Testing

@Suite("PostgreSQL: servers that fail", .serialized, .enabled(if: PostgresCluster.isWanted))
struct FaultTests {
    /// A server to treat badly, with a replica.
    static let own = Result { () throws in try PostgresCluster.start(["--replica"]) }

    @Test("where no server is, it is unavailable, and the reason names the place without the password")
    func absent() async throws {
        let location = try PostgresLocation("postgres://madang:geheim@127.0.0.1:1/madang?connect_timeout=2")
        let error = await #expect(throws: DatabaseError.self) { try await PostgresDatabase.open(location) }
        let reason = try #require(error.flatMap(reason))
        #expect(reason.hasPrefix("postgres://madang@127.0.0.1:1/madang: connection to server at"))
        #expect(reason.contains("Connection refused") && !reason.contains("geheim"))
    }

    @Test(
        "a server that stops is unavailable, and is found again after a restart inside a transaction"
    )
    func restarted() async throws {
        let cluster = try PostgresCluster.start([])
        try await withDatabase(membersMigration, in: cluster) { database async throws in
            try await database.join("1", "가")
            await #expect(throws: DatabaseError.self) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.join("2", "나")
                    do { try cluster.restart() } catch { Issue.record("no restart: \(error)") }
                    try writer.join("3", "다")
                }
            }
            #expect(try await database.nicknames() == ["가"])
            try cluster.restart()
            try await database.join("2", "나")
            #expect(try await database.nicknames() == ["가", "나"])
        }
        let database = try await PostgresDatabase.open(cluster.location)
        try cluster.stop()
        let error = await #expect(throws: DatabaseError.self) { try await database.text("SELECT 'x'") }
        #expect(error.flatMap(reason)?.contains("Connection refused") == true)
        await database.close()
    }

    @Test("a replica is read only: refused where writes are wanted, and good for reading")
    func replica() async throws {
        let cluster = try Self.own.get()
        let replica = try #require(cluster.replica)
        await #expect(throws: DatabaseError.readOnly) { try await PostgresDatabase.open(replica) }
        let reading = options { $0.writes = false }
        let database = try await PostgresDatabase.open(replica, options: reading)
        #expect(try await database.text("SELECT 'read'") == "read")
        await #expect(throws: DatabaseError.readOnly) {
            try await database.write { writer throws(DatabaseError) in
                try writer.run("CREATE TABLE a (x TEXT)")
            }
        }
        await database.close()
    }

    @Test("of several servers the one that can be written is found")
    func severalServers() async throws {
        let cluster = try Self.own.get()
        let replica = try #require(cluster.replica).description.dropLast("/madang".count)
        let primary = cluster.location.description.dropFirst("postgres://madang@".count)
        let schema = newSchema()
        let both = try PostgresLocation("\(replica),\(primary)?schema=\(schema)")
        #expect(both.description == "\(replica),\(primary)?schema=\(schema)")
        let database = try await PostgresDatabase.open(both)
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        try await database.join("1", "가")
        #expect(try await database.nicknames() == ["가"])
        await database.close()
    }

    @Test("a password is asked for, refused when it is wrong, and never repeated")
    func passwords() async throws {
        let cluster = try Self.own.get()
        let directory = try #require(cluster.directory)
        try cluster.administer("CREATE ROLE guarded LOGIN PASSWORD 'geheim'")
        try Data(
            "local all,replication all trust\nhost all guarded all scram-sha-256\nhost all all all trust\n"
                .utf8
        )
        .write(to: URL(fileURLWithPath: directory + "/primary/pg_hba.conf"))
        try cluster.administer("SELECT pg_reload_conf()")
        let place = cluster.location.description.replacing("madang@", with: "guarded@")
        for (secret, said) in [
            ("", "the server asks for a password"), (":falsch", "the server refused the password"),
        ] {
            let location = try PostgresLocation(place.replacing("guarded@", with: "guarded\(secret)@"))
            let error = await #expect(throws: DatabaseError.self) {
                try await PostgresDatabase.open(location)
            }
            let reason = try #require(error.flatMap(reason))
            #expect(reason.hasPrefix("\(place): \(said)") && !reason.contains("falsch"), "\(reason)")
        }
        let location = try PostgresLocation(place.replacing("guarded@", with: "guarded:geheim@"))
        let database = try await PostgresDatabase.open(location)
        #expect(database.location.description == place && database.version.contains("."))
        await database.close()
    }

    @Test("a server that is full of connections is unavailable, and serves those who have one")
    func full() async throws {
        let cluster = try Self.own.get()
        try cluster.administer("CREATE ROLE narrow LOGIN CONNECTION LIMIT 1")
        let place = cluster.location.description.replacing("madang@", with: "narrow@")
        let database = try await PostgresDatabase.open(PostgresLocation(String(place)))
        let (hasBegun, mayEnd) = (Signal(), Signal())
        async let held = database.read { reader throws(DatabaseError) in
            hasBegun.send()
            #expect(mayEnd.receivedOnThread())
            return try reader.text("SELECT 'served'")
        }
        await hasBegun.received()
        let error = await #expect(throws: DatabaseError.self) { try await database.text("SELECT 'x'") }
        #expect(error.flatMap(reason)?.contains("too many connections") == true)
        mayEnd.send()
        #expect(try await held == "served")
        await database.close()
    }

    @Test(
        "a database that keeps text in another way is refused with what to do",
        arguments: [
            ("icu", "LOCALE_PROVIDER icu ICU_LOCALE 'ko' LOCALE 'C.UTF-8'"),
            ("latin", "ENCODING 'LATIN1' LOCALE 'C'"),
        ])
    func otherText(_ name: String, _ kind: String) async throws {
        let cluster = try Self.own.get()
        try cluster.administer("CREATE DATABASE \(name) \(kind) TEMPLATE template0")
        let place = cluster.location.description.dropLast("madang".count) + name
        let error = await #expect(throws: DatabaseError.self) {
            try await PostgresDatabase.open(PostgresLocation(String(place)))
        }
        #expect(error.flatMap(reason)?.contains("LC_COLLATE 'C'") == true)
    }

    @Test("a statement beyond its time limit is ended by the server, and the connection goes on")
    func slow() async throws {
        try await withDatabase(
            options: options {
                $0.connections = 1; $0.statementMilliseconds = 100
            }
        ) {
            database async throws in
            let process = try await database.integer("SELECT pg_backend_pid()")
            await #expect(throws: DatabaseError.unavailable("a statement took longer than its time limit")) {
                try await database.text("SELECT pg_sleep(30)::text")
            }
            #expect(try await database.integer("SELECT pg_backend_pid()") == process)
        }
    }

    private func reason(_ error: DatabaseError) -> String? {
        if case .unavailable(let reason) = error { reason } else { nil }
    }
}
