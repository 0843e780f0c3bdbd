import Database
import DatabaseTestSupport
import Testing

@testable import DatabaseSQLite

@Suite("Group commit")
struct GroupCommitTests {
    static let ids = (10..<30).map(String.init)

    @Test(
        "writes that wait together are committed together, in their order, as far as the bounds go",
        arguments: [
            (SQLiteDatabase.Options.longRunning, 1),
            // The body that keeps the others waiting is one of its group.
            (.longRunning.with(\.groupLimit, 3), 7),
            (.longRunning.with(\.groupTime, .zero), 20),
            (.longRunning.with(\.groupLimit, 1), 20),
        ])
    func commits(_ options: SQLiteDatabase.Options, _ commits: Int) async throws {
        try await Place.file.database(membersMigration, options: options) { database async throws in
            let before = try WriteAheadLog(ofDatabaseAt: try #require(database.path)).commits
            #expect(await database.writeTogether(Self.ids.map { joining($0) }).allSatisfy { $0 == nil })
            let after = try WriteAheadLog(ofDatabaseAt: try #require(database.path)).commits
            #expect(after - before == commits, "a commit for each group must be in the log")
            #expect(try await database.joined() == Self.ids)
        }
    }

    @Test("writes that come one by one are each committed at once")
    func alone() async throws {
        try await Place.file.database(membersMigration, options: .longRunning) { database async throws in
            let before = try WriteAheadLog(ofDatabaseAt: try #require(database.path)).commits
            for id in Self.ids {
                try await database.write(joining(id))
            }
            let after = try WriteAheadLog(ofDatabaseAt: try #require(database.path)).commits
            #expect(after - before == Self.ids.count)
        }
    }

    @Test(
        "one that fails is undone alone, whether or not another has written before",
        arguments: Place.allCases, [nil, DatabaseError.contention])
    func failing(_ place: Place, _ first: DatabaseError?) async throws {
        try await place.database(membersMigration, options: .longRunning) { database async throws in
            let answers = await database.writeTogether(
                after: first,
                [
                    refusing(.corrupt("first")), joining("1", "가"), joining("2", "나"), joining("3", "가"),
                    joining("1", "다"), refusing(.corrupt("middle"), after: "CREATE TABLE left_over (x TEXT)"),
                    running("SELEC 1"), joining("7", "라"),
                ])
            let duplicates = [DatabaseError.duplicate("members_by_nickname"), .duplicate("members.id")]
            let wrong = DatabaseError.misuse("near \"SELEC\": syntax error")
            #expect(
                answers == [.corrupt("first"), nil, nil] + duplicates + [.corrupt("middle"), wrong, nil])
            #expect(try await database.joined() == ["1", "2", "7"])
            #expect(
                try await database.text("SELECT 'left' FROM sqlite_master WHERE name = 'left_over'") == nil)
        }
    }

    @Test(
        "a reference that is checked late and leads nowhere is its own write's failure",
        arguments: Place.allCases)
    func lateReference(_ place: Place) async throws {
        let pets = Migration(
            "pets-0001",
            """
            CREATE TABLE pets (owner TEXT NOT NULL REFERENCES members (id) DEFERRABLE INITIALLY DEFERRED)
            """)
        try await place.database(membersMigration, pets, options: .longRunning) { database async throws in
            let adopt: SQL = "INSERT INTO pets (owner) VALUES ('2')"
            let answers = await database.writeTogether([
                joining("1"), running(adopt), running(adopt, "INSERT INTO members VALUES ('2', '2', 1)"),
                joining("3"),
            ])
            #expect(answers == [nil, .misuse("FOREIGN KEY constraint failed"), nil, nil])
            #expect(try await database.joined() == ["1", "2", "3"])
            #expect(try await database.text("SELECT CAST(count(*) AS TEXT) FROM pets") == "1")
        }
    }

    @Test(
        "one that fills the disk fails alone; those that SQLite rolls back with it run once more",
        arguments: Place.allCases, [false, true])
    func full(_ place: Place, _ takesAll: Bool) async throws {
        try await place.database(membersMigration, options: .longRunning) { database async throws in
            try await database.write { writer throws(DatabaseError) in
                _ = try writer.exists("PRAGMA max_page_count = 20")
            }
            let name = String(repeating: "가", count: 99_999)
            // Of an insert by query SQLite can undo the statement alone.
            let large =
                takesAll ? running("INSERT INTO members VALUES ('3', \(name), 1)") : joining("3", name)
            let bodies = [joining("1"), joining("2"), joining("1", "다"), large, joining("4")]
            let runs = Tally()
            let answers = await database.writeTogether(bodies.map { counted($0, by: runs) })
            #expect(answers == [nil, nil, .duplicate("members.id"), .full, nil])
            #expect(try await database.joined() == ["1", "2", "4"])
            #expect(
                runs.count == (takesAll ? 8 : 5), "those before the large one must have run again, if lost")
        }
    }

    @Test("a body that ends the transaction, or tries to commit, harms nobody", arguments: Place.allCases)
    func ending(_ place: Place) async throws {
        try await place.database(membersMigration, options: .longRunning) { database async throws in
            let bodies = (["COMMIT", " end transaction"] as [SQL]).map {
                running("INSERT INTO members VALUES ('9', '9', 9)", $0)
            }
            let answers = await database.writeTogether([joining("1")] + bodies + [joining("2")])
            let early = DatabaseError.misuse(
                "a body cannot commit: what it did is committed when it has returned")
            #expect(answers == [nil, early, early, nil])
            let ended = DatabaseError.unavailable("the transaction has ended after an error")
            #expect(
                await database.writeTogether([joining("3"), running("ROLLBACK"), joining("4")]) == [
                    nil, ended, nil,
                ])
            #expect(try await database.joined() == ["1", "2", "3", "4"])
        }
    }

    @Test("one whose task is cancelled while it waits never runs; the others do", arguments: Place.allCases)
    func cancelled(_ place: Place) async throws {
        try await place.database(membersMigration, options: .longRunning) { database async throws in
            let answers = await database.writeTogether(Self.ids.map { joining($0) }) { tasks in
                for index in [0, 3, 19] { tasks[index].cancel() }
            }
            for (index, answer) in answers.enumerated() {
                #expect(answer == ([0, 3, 19].contains(index) ? CancellationTests.calledOff : nil))
            }
            #expect(try await database.joined().count == 17)
        }
    }

    @Test("when no transaction can begin, all that wait are told", arguments: Place.allCases)
    func notBegun(_ place: Place) async throws {
        let options = SQLiteDatabase.Options.longRunning.with(\.groupLimit, 2)
        try await place.database(membersMigration, options: options) { database async throws in
            let answers = await database.writeTogether(
                [running("PRAGMA query_only = 1")] + Self.ids.map { joining($0) })
            #expect(answers == [nil] + Self.ids.map { _ in DatabaseError.readOnly })
        }
    }

    @Test("steps of a schema may wait together with writes", arguments: Place.allCases)
    func migrating(_ place: Place) async throws {
        try await place.database(membersMigration, options: .longRunning) { database async throws in
            let held = await HeldWriter(of: database)
            let first = Task.immediate { try await database.write(joining("1")) }
            let applied = Task.immediate {
                try await Migrator([membersMigration, MigratorTests.second], time: FixedTime())
                    .migrate(database)
            }
            let second = Task.immediate { try await database.write(joining("2")) }
            try await held.release().get()
            try await first.value
            #expect(try await applied.value == ["members-0002"])
            try await second.value
            #expect(try await database.joined().sorted() == ["0", "1", "2"])
        }
    }
}
