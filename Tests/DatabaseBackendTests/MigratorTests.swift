import Database
import DatabaseSQLite
import Testing

@Suite("Migrations")
struct MigratorTests {
    static let second = Migration(
        "members-0002", "ALTER TABLE members ADD COLUMN town TEXT NOT NULL DEFAULT '망원동'",
        .init(only: .postgres, "THIS IS NOT FOR SQLITE"),
        .init(only: .sqlite, "INSERT INTO members (id, nickname, points) VALUES ('0', '첫째', 0)"))

    @Test("steps are applied once, in their order, and recorded", arguments: Place.allCases)
    func once(_ place: Place) async throws {
        try await place.database { database async throws in
            let migrator = Migrator([membersMigration, Self.second], time: FixedTime())
            #expect(try await migrator.pending(database).map(\.name) == ["members-0001", "members-0002"])
            #expect(try await migrator.migrate(database) == ["members-0001", "members-0002"])
            #expect(try await migrator.migrate(database) == [])
            #expect(try await migrator.pending(database).isEmpty)
            #expect(try await database.text("SELECT town FROM members") == "망원동")
        }
    }

    @Test("a later program applies what is new", arguments: Place.allCases)
    func later(_ place: Place) async throws {
        try await place.database(membersMigration) { database async throws in
            let migrator = Migrator([membersMigration, Self.second], time: FixedTime())
            #expect(try await migrator.migrate(database) == ["members-0002"])
        }
    }

    @Test("an earlier program refuses a newer schema and changes nothing", arguments: Place.allCases)
    func newer(_ place: Place) async throws {
        try await place.database(membersMigration, Self.second) { database async throws in
            let other = Migration("other-0001", "CREATE TABLE other (x TEXT)")
            let earlier = Migrator([other, membersMigration], time: FixedTime())
            let before = try await schema(database)
            await #expect(throws: DatabaseError.newerSchema("members-0001")) {
                try await earlier.migrate(database)
            }
            #expect(try await schema(database) == before)
        }
    }

    @Test("a step that fails leaves nothing of itself, and those before it stay", arguments: Place.allCases)
    func failing(_ place: Place) async throws {
        let broken = Migration(
            "pets-0001", "CREATE TABLE pets (name TEXT)", "CREATE TABLE members (name TEXT)")
        try await place.database { database async throws in
            let migrator = Migrator([membersMigration, broken, Self.second], time: FixedTime())
            await #expect(throws: DatabaseError.misuse("table members already exists")) {
                try await migrator.migrate(database)
            }
            #expect(try await migrator.pending(database).map(\.name) == ["pets-0001", "members-0002"])
            #expect(try await !schema(database).contains { $0.contains("pets") })
        }
    }

    @Test("two programs that migrate one file at once apply each step once")
    func racing() async throws {
        let folder = try TemporaryFolder()
        let migrations = [membersMigration, Self.second]
        let applied = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let database = try await SQLiteDatabase.open(.file(path: folder.path("a.sqlite")))
                    let names = try await Migrator(migrations, time: FixedTime()).migrate(database)
                    try await database.close()
                    return names
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(applied.sorted() == ["members-0001", "members-0002"])
    }

    private func schema(_ database: SQLiteDatabase) async throws -> [String] {
        try await database.read { reader throws(DatabaseError) in
            try reader.query("SELECT coalesce(sql, name) FROM sqlite_master ORDER BY name") {
                row throws(DatabaseError) in try row.text(0)
            }
        }
    }
}
