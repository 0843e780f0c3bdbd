import Database
import DatabaseSQLite
import DatabaseTestSupport
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

    @Test("a body may go on after a duplicate that it caught", arguments: TestPlace.present)
    func caughtDuplicate(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let counts = try await database.write { writer throws(DatabaseError) in
                var duplicates = 0
                for id in ["1", "1", "2", "2", "3"] {
                    do throws(DatabaseError) { try writer.join(id, id) } catch .duplicate { duplicates += 1 }
                }
                return duplicates
            }
            #expect(counts == 2)
            #expect(try await database.nicknames() == ["1", "2", "3"])
        }
    }

    @Test("what a body did before a duplicate that it caught last is kept", arguments: TestPlace.present)
    func caughtLast(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let isNew = try await database.write { writer throws(DatabaseError) in
                try writer.join("1", "가")
                do throws(DatabaseError) {
                    try writer.join("2", "가")
                    return true
                } catch .duplicate {
                    return false
                }
            }
            #expect(!isNew)
            #expect(try await database.nicknames() == ["가"])
        }
    }

    @Test(
        "a batch runs in order, and a refused one leaves what came before it when it is caught",
        arguments: TestPlace.present)
    func batch(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let counts = try await database.write { writer throws(DatabaseError) in
                let counts = try writer.batch([
                    "INSERT INTO members VALUES ('1', '가', 1)", "UPDATE members SET points = points + \(2)",
                    "DELETE FROM members WHERE id = \("nobody")",
                ])
                do throws(DatabaseError) {
                    try writer.batch([
                        "INSERT INTO members VALUES ('2', '나', 1)",
                        "INSERT INTO members VALUES ('3', '가', 1)",
                        "INSERT INTO members VALUES ('4', '라', 1)",
                    ])
                } catch .duplicate {}
                return counts
            }
            #expect(counts == [1, 1, 0])
            #expect(try await database.nicknames() == ["가", "나"])
            #expect(try await database.integer("SELECT points FROM members WHERE id = '1'") == 3)
        }
    }

    @Test(
        "what a refused batch did before is kept, also when the body does nothing else",
        arguments: TestPlace.present)
    func batchAlone(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            try await database.write { writer throws(DatabaseError) in
                do throws(DatabaseError) {
                    try writer.batch([
                        "INSERT INTO members VALUES ('1', '가', 1)",
                        "INSERT INTO members VALUES ('2', '가', 1)",
                    ])
                } catch .duplicate {}
            }
            #expect(try await database.nicknames() == ["가"])
        }
    }

    @Test(
        "a statement that is wrong is misuse", arguments: TestPlace.present,
        [
            "SELEC 1", "SELECT 1; SELECT 2", "SELECT * FROM nowhere", "SELECT $1", "SELECT \"none\"",
            ("SELECT \("one")" as SQL).binding([]),
            ("SELECT \("one")" as SQL).binding([.text("one"), .text("two")]),
        ] as [SQL])
    func misuse(_ place: TestPlace, _ statement: SQL) async throws {
        try await place.database { database async throws in
            do throws(DatabaseError) {
                _ = try await database.text(statement)
                Issue.record("'\(statement.text)' ran: it must be refused")
            } catch .misuse {
            }
        }
    }

    @Test("a read changes nothing, whatever it runs", arguments: TestPlace.present)
    func readOnly(_ place: TestPlace) async throws {
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

    @Test("a number of changed rows belongs to its own statement", arguments: TestPlace.present)
    func changedRows(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let counts = try await database.write { writer throws(DatabaseError) in
                [
                    try writer.run("INSERT INTO members VALUES ('1', '가', 1), ('2', '나', 2), ('3', '다', 3)"),
                    try writer.run("CREATE TABLE other (x TEXT)"),
                    try writer.run("UPDATE members SET points = points + 1 WHERE points > 1"),
                    try writer.run("DELETE FROM members WHERE id = 'nobody'"),
                    try writer.run("SELECT 1"),
                ]
            }
            #expect(counts == [3, 0, 2, 0, 0])
        }
    }
}
