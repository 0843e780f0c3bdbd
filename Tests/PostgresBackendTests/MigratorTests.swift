import Database
import DatabasePostgres
import DatabaseTestSupport
import FoundationEssentials
import Testing

@Suite("PostgreSQL: migrations", .enabled(if: PostgresCluster.isWanted))
struct MigratorTests {
    static let second = Migration(
        "members-0002", "ALTER TABLE members ADD COLUMN town TEXT NOT NULL DEFAULT '망원동'",
        .init(only: .sqlite, "THIS IS NOT FOR POSTGRESQL"),
        .init(only: .postgres, "INSERT INTO members (id, nickname, points) VALUES ('0', '첫째', 0)"))

    @Test("a step whose connection is killed in its middle leaves nothing, and is applied the next time")
    func killed() async throws {
        let killing = Migration(
            "pets-0001", "CREATE TABLE pets (name TEXT)", "SELECT pg_terminate_backend(pg_backend_pid())",
            "CREATE TABLE never (name TEXT)")
        let sound = Migration("pets-0001", "CREATE TABLE pets (name TEXT)")
        try await withDatabase { database async throws in
            await #expect(
                throws: DatabaseError.unavailable("terminating connection due to administrator command")
            ) {
                try await Migrator([membersMigration, killing], time: FixedTime()).migrate(database)
            }
            #expect(try await tables(database) == ["madang_migrations", "members"])
            let migrator = Migrator([membersMigration, sound], time: FixedTime())
            #expect(try await migrator.pending(database).map(\.name) == ["pets-0001"])
            #expect(try await migrator.migrate(database) == ["pets-0001"])
        }
    }

    @Test("a program that is killed between two statements of a step leaves nothing of it")
    func killedProgram() async throws {
        try await withDatabase(membersMigration) { database async throws in
            let schema = database.location.schema ?? ""
            // Another program does as the migrator does, and is killed by its own shell, as by `kill -9`.
            let statements = """
                BEGIN; SET search_path = \(schema);
                SELECT pg_advisory_xact_lock(1296122994, hashtext(current_schema()));
                CREATE TABLE pets (name TEXT);
                \\! kill -9 $PPID
                COMMIT;
                """
            let path = FileManager.default.temporaryDirectory.path + "/\(schema).sql"
            try Data(statements.utf8).write(to: URL(fileURLWithPath: path))
            #expect(throws: PostgresCluster.Absence.self, "the program must die of it") {
                try PostgresCluster.shared.get().administer(file: path)
            }
            try FileManager.default.removeItem(atPath: path)
            #expect(try await tables(database) == ["madang_migrations", "members"])
            let sound = Migration("pets-0001", "CREATE TABLE pets (name TEXT)")
            let migrator = Migrator([membersMigration, sound], time: FixedTime())
            #expect(try await migrator.migrate(database) == ["pets-0001"])
        }
    }

    @Test("a step may take longer than other statements, within a limit of its own")
    func patience() async throws {
        let slow = Migration("slow-0001", "SELECT pg_sleep(0.4)")
        var limits = options { $0.statementMilliseconds = 100 }
        try await withDatabase(options: limits) { database async throws in
            #expect(try await Migrator([slow], time: FixedTime()).migrate(database) == ["slow-0001"])
        }
        limits.patientMilliseconds = 100
        try await withDatabase(options: limits) { database async throws in
            await #expect(throws: DatabaseError.unavailable("a statement took longer than its time limit")) {
                try await Migrator([slow], time: FixedTime()).migrate(database)
            }
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
