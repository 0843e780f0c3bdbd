import Database
import DatabaseTestSupport
import Testing

/// Every row of a table is read, however many there are.
@Suite("Rows that can be read")
struct RowCheckTests {
    private static let stalls = SQLTable(
        "stalls", key: [.text("market"), .integer("place")], [.text("name")])

    @Test(
        "rows that cannot be read are named by their keys, also behind the first page",
        arguments: TestPlace.present)
    func named(_ place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, [], time: FixedTime())
        try await database.write { writer throws(DatabaseError) in
            try writer.run(
                """
                CREATE TABLE stalls (
                    market TEXT NOT NULL, place BIGINT NOT NULL, name TEXT NOT NULL,
                    PRIMARY KEY (market, place)
                )
                """)
            for market in ["동", "서"] {
                try writer.batch(
                    (1...600).map {
                        "INSERT INTO stalls (market, place, name) VALUES (\(market), \($0), \("칸 \($0)"))"
                    })
            }
        }
        let unreadable = ["칸 3", "칸 599"]
        let check = IntegrityCheck(rowsOf: Self.stalls, columns: "name", as: "a stall", ko: "가게") {
            row throws(DatabaseError) in
            let name = try row.text()
            if unreadable.contains(name) { throw .corrupt("'\(name)' is no name") }
        }
        let all = ["동 3", "동 599", "서 3", "서 599"]
        let found = try await check.offenders(in: database, limit: 10)
        #expect(found.map { String($0.prefix { $0 != "(" }.dropLast()) } == all)
        #expect(try await check.offenders(in: database, limit: 3).count == 3)
        #expect(try await IntegrityCheck(rowsOf: Self.stalls).offenders(in: database, limit: 10).isEmpty)
        #expect(check.promise == "every row of stalls can be read as a stall")
        try await database.discard()
    }
}
