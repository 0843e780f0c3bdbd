import Database
import DatabasePostgres
import DatabaseTrials
import Testing

@Suite("PostgreSQL: migrations", .enabled(if: PostgresCluster.isWanted))
struct MigratorTests {
    static let second = Migration(
        "members-0002", "ALTER TABLE members ADD COLUMN town TEXT NOT NULL DEFAULT '망원동'",
        .init(only: .sqlite, "THIS IS NOT FOR POSTGRESQL"),
        .init(only: .postgres, "INSERT INTO members (id, nickname, points) VALUES ('0', '첫째', 0)"))

    @Test("steps are applied once, in their order, and recorded")
    func once() async throws {
        try await withDatabase { database async throws in
            let migrator = Migrator([membersMigration, Self.second], time: FixedTime())
            #expect(try await migrator.pending(database).map(\.name) == ["members-0001", "members-0002"])
            #expect(try await migrator.migrate(database) == ["members-0001", "members-0002"])
            #expect(try await migrator.migrate(database) == [])
            #expect(try await migrator.pending(database).isEmpty)
            #expect(try await database.text("SELECT town FROM members") == "망원동")
        }
    }

    @Test("an earlier program refuses a newer schema and changes nothing")
    func newer() async throws {
        try await withDatabase(membersMigration, Self.second) { database async throws in
            let other = Migration("other-0001", "CREATE TABLE other (x TEXT)")
            let earlier = Migrator([other, membersMigration], time: FixedTime())
            await #expect(throws: DatabaseError.newerSchema("members-0001")) {
                try await earlier.migrate(database)
            }
            #expect(try await tables(database) == ["madang_migrations", "members"])
        }
    }

    @Test("a step that fails leaves nothing of itself, and those before it stay")
    func failing() async throws {
        let broken = Migration(
            "pets-0001", "CREATE TABLE pets (name TEXT)", "CREATE TABLE members (name TEXT)")
        try await withDatabase { database async throws in
            let migrator = Migrator([membersMigration, broken, Self.second], time: FixedTime())
            await #expect(throws: DatabaseError.misuse("relation \"members\" already exists")) {
                try await migrator.migrate(database)
            }
            #expect(try await migrator.pending(database).map(\.name) == ["pets-0001", "members-0002"])
            #expect(try await tables(database) == ["madang_migrations", "members"])
        }
    }

    @Test("a step whose connection is killed in its middle leaves nothing, and is applied the next time")
    func killed() async throws {
        let suicide = Migration(
            "pets-0001", "CREATE TABLE pets (name TEXT)", "SELECT pg_terminate_backend(pg_backend_pid())",
            "CREATE TABLE never (name TEXT)")
        let sound = Migration("pets-0001", "CREATE TABLE pets (name TEXT)")
        try await withDatabase(membersMigration) { database async throws in
            await #expect(
                throws: DatabaseError.unavailable("terminating connection due to administrator command")
            ) {
                try await Migrator([membersMigration, suicide], time: FixedTime()).migrate(database)
            }
            #expect(try await tables(database) == ["madang_migrations", "members"])
            let migrator = Migrator([membersMigration, sound], time: FixedTime())
            #expect(try await migrator.migrate(database) == ["pets-0001"])
        }
    }

    @Test("programs that migrate one schema at once apply each step once")
    func racing() async throws {
        try await withDatabase { database async throws in
            let location = database.location
            let applied = try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        let other = try await PostgresDatabase.open(location, options: options())
                        let names = try await Migrator([membersMigration, Self.second], time: FixedTime())
                            .migrate(other)
                        await other.close()
                        return names
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(applied.sorted() == ["members-0001", "members-0002"])
        }
    }

    private func tables(_ database: PostgresDatabase) async throws -> [String] {
        try await database.read { reader throws(DatabaseError) in
            try reader.query(
                "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
            ) { row throws(DatabaseError) in try row.text(0) }
        }
    }
}
