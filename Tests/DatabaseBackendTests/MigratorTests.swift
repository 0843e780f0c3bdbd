import Database
import DatabaseSQLite
import DatabaseTestSupport
import TestKit
import Testing

@Suite("Migrations")
struct MigratorTests {
    static let second = Migration(
        "members-0002", "ALTER TABLE members ADD COLUMN town TEXT NOT NULL DEFAULT '망원동'",
        .init(only: .sqlite, "INSERT INTO members (id, nickname, points) VALUES ('0', '첫째', 1)"),
        .init(only: .postgres, "INSERT INTO members (id, nickname, points) VALUES ('0', '첫째', 2)"))

    @Test("steps are applied once, in their order, and recorded", arguments: TestPlace.present)
    func once(_ place: TestPlace) async throws {
        try await place.database { database async throws in
            let migrator = Migrator([membersMigration, Self.second], time: FixedTime())
            #expect(try await migrator.pending(database).map(\.name) == ["members-0001", "members-0002"])
            #expect(try await migrator.migrate(database) == ["members-0001", "members-0002"])
            #expect(try await migrator.migrate(database) == [])
            #expect(try await migrator.pending(database).isEmpty)
            #expect(try await database.text("SELECT town FROM members") == "망원동")
            let own: Int64 = database.engine == .sqlite ? 1 : 2
            #expect(try await database.integer("SELECT points FROM members") == own)
        }
    }

    @Test("a later program applies what is new", arguments: TestPlace.present)
    func later(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let migrator = Migrator([membersMigration, Self.second], time: FixedTime())
            #expect(try await migrator.migrate(database) == ["members-0002"])
        }
    }

    @Test("an earlier program refuses a newer schema and changes nothing", arguments: TestPlace.present)
    func newer(_ place: TestPlace) async throws {
        try await place.database(membersMigration, Self.second) { database async throws in
            let other = Migration("other-0001", "CREATE TABLE other (x TEXT)")
            let earlier = Migrator([other, membersMigration], time: FixedTime())
            let refusal = DatabaseError.newerSchema("members-0002")
            await #expect(throws: refusal) { try await earlier.migrate(database) }
            #expect(try await !hasTable(database, "SELECT 1 FROM other"))
            let words = "\(refusal.service)"
            #expect(
                words.contains("members-0002") && words.contains("newer one"), "says what to do: \(words)")
        }
    }

    @Test(
        "a step that fails leaves nothing of itself, and those before it stay", arguments: TestPlace.present)
    func failing(_ place: TestPlace) async throws {
        let broken = Migration(
            "pets-0001", "CREATE TABLE pets (name TEXT)", "CREATE TABLE members (name TEXT)")
        try await place.database { database async throws in
            let migrator = Migrator([membersMigration, broken, Self.second], time: FixedTime())
            let error = await #expect(throws: DatabaseError.self) { try await migrator.migrate(database) }
            #expect("\(error as Any)".contains("already exists"))
            #expect(try await migrator.pending(database).map(\.name) == ["pets-0001", "members-0002"])
            #expect(try await !hasTable(database, "SELECT 1 FROM pets"))
            #expect(try await hasTable(database, "SELECT 1 FROM members"))
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

    private func hasTable(_ database: TestDatabase, _ query: SQL) async throws -> Bool {
        do throws(DatabaseError) {
            _ = try await database.integer(query)
            return true
        } catch .misuse {
            return false
        }
    }
}
