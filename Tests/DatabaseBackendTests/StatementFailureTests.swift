import Database
import DatabaseSQLite
import Testing

@Suite("Statements that fail")
struct StatementFailureTests {
    @Test("a duplicate names the index, or the columns of the table's own key", arguments: Place.allCases)
    func duplicate(_ place: Place) async throws {
        let more = Migration(
            "members-0002", "CREATE TABLE likes (a TEXT, b TEXT, c TEXT, d TEXT, UNIQUE (b, c))",
            "CREATE UNIQUE INDEX likes_by_b_and_a ON likes (b, a)",
            "CREATE UNIQUE INDEX likes_by_low_d ON likes (lower(d))")
        try await place.database(membersMigration, more) { database async throws in
            try await database.join("1", "당근")
            await #expect(throws: DatabaseError.duplicate("members_by_nickname")) {
                try await database.join("2", "당근")
            }
            await #expect(throws: DatabaseError.duplicate("members.id")) {
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
            await #expect(throws: DatabaseError.duplicate("likes.b, likes.c")) {
                _ = try await like(["x", "b", "c", "x"])
            }
            await #expect(throws: DatabaseError.duplicate("likes_by_low_d")) {
                _ = try await like(["x", "x", "x", "D"])
            }
            #expect(try await database.nicknames() == ["당근"])
        }
    }

    @Test("a body may go on after a duplicate that it caught", arguments: Place.allCases)
    func caughtDuplicate(_ place: Place) async throws {
        try await place.database(membersMigration) { database async throws in
            try await database.write { writer throws(DatabaseError) in
                for id in ["1", "1", "2"] {
                    do throws(DatabaseError) {
                        try writer.run("INSERT INTO members (id, nickname, points) VALUES (\(id), \(id), 0)")
                    } catch .duplicate {}
                }
            }
            #expect(try await database.nicknames() == ["1", "2"])
        }
    }

    @Test(
        "a statement that is wrong is misuse", arguments: Place.allCases,
        ["SELEC 1", "SELECT 1; SELECT 2", "SELECT * FROM nowhere", "SELECT $1", "SELECT \"none\""] as [SQL])
    func misuse(_ place: Place, _ statement: SQL) async throws {
        try await place.database { database async throws in
            do throws(DatabaseError) {
                _ = try await database.text(statement)
                Issue.record("'\(statement.text)' ran: it must be refused")
            } catch .misuse {
            }
        }
    }

    @Test("a read changes nothing, whatever it runs", arguments: Place.allCases)
    func readOnly(_ place: Place) async throws {
        try await place.database(membersMigration) { database async throws in
            await #expect(throws: DatabaseError.misuse("a read cannot change anything: use write")) {
                try await database.text(
                    "INSERT INTO members (id, nickname, points) VALUES ('1', '가', 0) RETURNING id")
            }
            #expect(try await database.nicknames() == [])
        }
    }

    @Test("foreign keys are checked", arguments: Place.allCases)
    func foreignKeys(_ place: Place) async throws {
        let pets = Migration("pets-0001", "CREATE TABLE pets (owner TEXT NOT NULL REFERENCES members (id))")
        try await place.database(membersMigration, pets) { database async throws in
            await #expect(throws: DatabaseError.misuse("FOREIGN KEY constraint failed")) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.run("INSERT INTO pets VALUES ('nobody')")
                }
            }
        }
    }

    @Test("a number of changed rows belongs to its own statement", arguments: Place.allCases)
    func changedRows(_ place: Place) async throws {
        try await place.database(membersMigration) { database async throws in
            let counts = try await database.write { writer throws(DatabaseError) in
                [
                    try writer.run("INSERT INTO members VALUES ('1', '가', 1), ('2', '나', 2), ('3', '다', 3)"),
                    try writer.run("CREATE TABLE other (x TEXT)"),
                    try writer.run("UPDATE members SET points = points + 1 WHERE points > 1"),
                    try writer.run("DELETE FROM members WHERE id = 'nobody'"),
                ]
            }
            #expect(counts == [3, 0, 2, 0])
        }
    }
}
