import Database
import DatabaseTestSupport
import Testing
import Vocabulary

@Suite("Rows that have had their day")
struct ExpiredRowsTests {
    private static let migration = Migration(
        "leaves-0001",
        """
        CREATE TABLE leaves (
            tree TEXT NOT NULL, place BIGINT NOT NULL, fallen_at BIGINT NOT NULL, state TEXT NOT NULL,
            PRIMARY KEY (tree, place)
        )
        """, "CREATE INDEX leaves_fallen ON leaves (fallen_at)")

    private static let leaves = SQLTable(
        "leaves", key: [.text("tree"), .integer("place")], [.integer("fallen_at"), .text("state")])

    private static let expired = ExpiredRows(
        of: leaves, by: "fallen_at", after: .seconds(10), where: "state <> '푸름'")

    @Test("are removed a batch at a time, the oldest first, and no others", arguments: TestPlace.present)
    func batches(_ place: TestPlace) async throws {
        try await place.database(Self.migration) { database async throws in
            let count = ExpiredRows.batch + 7
            try await database.write { writer throws(DatabaseError) in
                for number in 1...count {
                    let moment = Timestamp(microseconds: Int64(number))
                    try writer.run(
                        "INSERT INTO leaves VALUES (\("단풍"), \(number), \(moment), \("마름"))")
                }
                try writer.run("INSERT INTO leaves VALUES ('솔', 1, 1, '푸름')")
                try writer.run("INSERT INTO leaves VALUES ('솔', 2, 1000000, '마름')")
            }
            let now = Timestamp(microseconds: 10_999_999)
            #expect(try await Self.expired.sweep(database, at: now) == ExpiredRows.batch)
            let youngest = try await database.read { reader throws(DatabaseError) in
                try reader.first("SELECT min(place) FROM leaves WHERE tree = \("단풍")") {
                    row throws(DatabaseError) in try row.count(0)
                }
            }
            #expect(youngest == ExpiredRows.batch + 1)
            #expect(try await Self.expired.sweep(database, at: now) == 7)
            #expect(try await Self.expired.sweep(database, at: now) == 0, "both of the other tree stay")
            let later = now.advanced(by: .microseconds(1))
            #expect(try await Self.expired.sweep(database, at: later) == 1, "ten seconds are over")
        }
    }

    @Test("that are not there cause no write", arguments: TestPlace.present)
    func nothing(_ place: TestPlace) async throws {
        try await place.database(Self.migration) { database async throws in
            let before = database.revision
            #expect(try await Self.expired.sweep(database, at: Timestamp(microseconds: 0)) == 0)
            #expect(database.revision == before)
        }
    }

    @Test("are not kept for longer by a clock that was ahead", arguments: TestPlace.present)
    func ahead(_ place: TestPlace) async throws {
        let rows = ExpiredRows(of: Self.leaves, by: "fallen_at", atMost: .seconds(10))
        try await place.database(Self.migration) { database async throws in
            try await database.write { writer throws(DatabaseError) in
                try writer.run("INSERT INTO leaves VALUES ('단풍', 1, 15000000, '마름')")
                try writer.run("INSERT INTO leaves VALUES ('단풍', 2, 15000001, '마름')")
                try writer.run("INSERT INTO leaves VALUES ('솔', 1, 31536000000000, '마름')")
            }
            let now = Timestamp(microseconds: 5_000_000)
            #expect(try await rows.sweep(database, at: now) == 0)
            let revision = database.revision
            #expect(try await rows.sweep(database, at: now) == 0)
            #expect(database.revision == revision, "set back once")
            #expect(try await rows.sweep(database, at: now.advanced(by: .microseconds(9_999_999))) == 0)
            #expect(try await rows.sweep(database, at: now.advanced(by: .seconds(10))) == 3)
        }
    }
}
