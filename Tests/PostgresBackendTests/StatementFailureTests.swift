import Database
import DatabaseTestSupport
import Testing

@testable import DatabasePostgres

@Suite("PostgreSQL: statements that fail", .enabled(if: PostgresCluster.isWanted))
struct StatementFailureTests {
    @Test("a duplicate names the index, or the constraint of the table's own key")
    func duplicate() async throws {
        let more = Migration(
            "members-0002", "CREATE TABLE likes (a TEXT, b TEXT, c TEXT, d TEXT, UNIQUE (b, c))",
            "CREATE UNIQUE INDEX likes_by_b_and_a ON likes (b, a)",
            "CREATE UNIQUE INDEX likes_by_low_d ON likes (lower(d))")
        try await withDatabase(membersMigration, more) { database async throws in
            try await database.join("1", "당근")
            await #expect(throws: DatabaseError.duplicate("members_by_nickname")) {
                try await database.join("2", "당근")
            }
            await #expect(throws: DatabaseError.duplicate("members_pkey")) {
                try await database.join("1", "오이")
            }
            let like = { @Sendable (values: [String]) async throws(DatabaseError) in
                try await database.write { writer throws(DatabaseError) in
                    try writer.run("INSERT INTO likes VALUES \(list: values)")
                }
            }
            _ = try await like(["a", "b", "c", "d"])
            await #expect(throws: DatabaseError.duplicate("likes_by_b_and_a")) {
                _ = try await like(["a", "b", "x", "x"])
            }
            await #expect(throws: DatabaseError.duplicate("likes_by_low_d")) {
                _ = try await like(["x", "x", "x", "D"])
            }
            #expect(try await database.nicknames() == ["당근"])
        }
    }

    @Test(
        "a body that had looked before another wrote what stands against it is run again",
        arguments: [false, true])
    func overtaken(isCareful: Bool) async throws {
        try await withDatabase(membersMigration) { database async throws in
            let (hasLooked, hasJoined) = (Signal(), Signal())
            async let isKnown = database.write { writer throws(DatabaseError) in
                // Goes on after a refusal, so that each statement is run behind a savepoint.
                if isCareful {
                    try writer.join("0", "오이")
                    do throws(DatabaseError) { try writer.join("0", "오이") } catch .duplicate {}
                }
                if try writer.nicknames().contains("당근") { return true }
                hasLooked.send()
                #expect(hasJoined.receivedOnThread(), "a write must not wait for one that has looked")
                try writer.join("2", "당근")
                return false
            }
            await hasLooked.received()
            try await database.join("1", "당근")
            hasJoined.send()
            #expect(try await isKnown, "the other's row was seen when the body ran again")
            #expect(try await database.nicknames() == (isCareful ? ["당근", "오이"] : ["당근"]))
        }
    }

    @Test(
        "a statement that is wrong is misuse, and the connection stays good",
        arguments: [
            "SELEC 1", "SELECT 1; SELECT 2", "SELECT * FROM nowhere", "SELECT $1", "SELECT \"none\"",
            "SELECT 'a'::bigint",
        ] as [SQL])
    func misuse(_ statement: SQL) async throws {
        try await withDatabase(options: options { $0.connections = 1 }) { database async throws in
            do throws(DatabaseError) {
                _ = try await database.text(statement)
                Issue.record("'\(statement.text)' ran: it must be refused")
            } catch .misuse {
            }
            #expect(try await database.text("SELECT 'good'") == "good")
        }
    }

    @Test("foreign keys are checked, and reasons hold no values")
    func foreignKeys() async throws {
        let pets = Migration("pets-0001", "CREATE TABLE pets (owner TEXT NOT NULL REFERENCES members (id))")
        try await withDatabase(membersMigration, pets) { database async throws in
            let refusal = DatabaseError.misuse(
                "insert or update on table \"pets\" violates foreign key constraint \"pets_owner_fkey\"")
            await #expect(throws: refusal) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.run("INSERT INTO pets VALUES (\("secret"))")
                }
            }
            let unfit = DatabaseError.misuse("a value does not fit where it is put (SQLSTATE 22P02)")
            await #expect(throws: unfit) {
                try await database.integer("SELECT count(*) FROM members WHERE points = \("secret")")
            }
        }
    }

    @Test("a table that changes under a prepared statement is noticed by nobody")
    func stalePlan() async throws {
        try await withDatabase(membersMigration, options: options { $0.connections = 1 }) {
            database async throws in
            try await database.join("1", "가")
            let all: SQL = "SELECT * FROM members"
            #expect(try await database.text(all) == "1")
            try await database.write { writer throws(DatabaseError) in
                try writer.run("ALTER TABLE members ADD COLUMN town TEXT")
            }
            #expect(try await database.text(all) == "1")
            #expect(try await database.text(all) == "1")
        }
    }

    @Test("more statements than a connection keeps are all answered")
    func manyStatements() async throws {
        let few = options {
            $0.connections = 1; $0.statements = 3
        }
        try await withDatabase(options: few) { database async throws in
            for _ in 0..<2 {
                for count in 1...10 {
                    let numbers = Array(1...count)
                    #expect(
                        try await database.integer(
                            "SELECT count(*) FROM generate_series(1, 10) n WHERE n IN \(list: numbers)")
                            == Int64(count))
                }
            }
            let kept = try await database.integer(
                "SELECT count(*) FROM pg_prepared_statements WHERE name ~ '^s[0-9]+$'")
            #expect((kept ?? 99) <= 3)
        }
    }

    @Test("a full disk is told to whoever asks, until a write succeeds or ten seconds are over")
    func fullDisk() async throws {
        let refusal: SQL = "DO $$ BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END $$"
        try await withDatabase(membersMigration) { database async throws in
            #expect(database.obstacle == nil)
            await #expect(throws: DatabaseError.full) {
                try await database.write { writer throws(DatabaseError) in try writer.run(refusal) }
            }
            #expect(database.obstacle == .full)
            _ = try await database.nicknames()
            #expect(database.obstacle == .full, "what is read tells nothing of it")
            try await database.join("1", "당근")
            #expect(database.obstacle == nil)
        }
        let (refusals, now) = (DiskRefusals(), ContinuousClock.now)
        refusals.note(.full, at: now)
        refusals.note(.contention, at: now)
        #expect(refusals.obstacle(at: now.advanced(by: .milliseconds(9_999))) == .full)
        #expect(refusals.obstacle(at: now.advanced(by: .seconds(10))) == nil)
    }
}
