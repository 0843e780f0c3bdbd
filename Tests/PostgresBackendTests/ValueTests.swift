import Database
import DatabasePostgres
import DatabaseTestSupport
import Testing

@Suite("PostgreSQL: values in and out", .enabled(if: PostgresCluster.isWanted))
struct ValueTests {
    @Test(
        "a column of each width takes an integer and NULL, whichever comes first", arguments: [false, true])
    func widths(_ nullComesFirst: Bool) async throws {
        let table = Migration(
            "widths-0001", "CREATE TABLE widths (id INTEGER NOT NULL, small INTEGER, big BIGINT, raw BYTEA)")
        try await withDatabase(table) { database async throws in
            let read = try await database.write { writer throws(DatabaseError) in
                for number in nullComesFirst ? [nil, 7, -7] : [7, nil, -7] as [Int?] {
                    let raw = number.map { _ in [0, 200] as [UInt8] }
                    try writer.run(
                        "INSERT INTO widths VALUES (\((number ?? 0) + 10), \(number), \(number), \(raw))")
                }
                return try writer.query(
                    "SELECT small, big, raw FROM widths WHERE id > \(0) ORDER BY id"
                ) { row throws(DatabaseError) in
                    [try row.optionalInteger(0), try row.optionalInteger(1), row.isNull(2) ? nil : 1]
                }
            }
            #expect(read == [[-7, -7, 1], [nil, nil, nil], [7, 7, 1]])
        }
    }

    @Test(
        "sums, counts and truth values are integers as in SQLite",
        arguments: [
            ("SELECT sum(points) FROM members", 9_007_199_254_740_995), ("SELECT count(*) FROM members", 2),
            ("SELECT points > 5 FROM members WHERE id = '1'", 0), ("SELECT 120000::numeric", 120_000),
            ("SELECT -9223372036854775808::numeric", .min), ("SELECT 0::numeric", 0),
            ("SELECT 7::smallint", 7), ("SELECT max(points) FROM members", 9_007_199_254_740_992),
        ] as [(SQL, Int64)])
    func integers(_ query: SQL, _ expected: Int64) async throws {
        try await withDatabase(membersMigration) { database async throws in
            try await database.join("1", "가", points: 3)
            try await database.join("2", "나", points: 9_007_199_254_740_992)
            #expect(try await database.integer(query) == expected)
        }
    }

    @Test(
        "a column that holds something else is corrupt",
        arguments: [
            ("SELECT NULL::text", "column 0 holds NULL, not text"),
            ("SELECT 1", "column 0 holds an integer, not text"),
            ("SELECT 1.5", "column 0 holds a decimal number, not text"),
            ("SELECT 1.5::float8", "column 0 holds a floating-point number, not text"),
            ("SELECT now()", "column 0 holds a value of type 1184, not text"),
        ] as [(SQL, String)])
    func otherTypes(_ query: SQL, _ reason: String) async throws {
        try await withDatabase { database async throws in
            await #expect(throws: DatabaseError.corrupt(reason)) { try await database.text(query) }
        }
    }

    @Test(
        "a decimal with a fraction is no integer",
        arguments: ["SELECT 0.5", "SELECT 'NaN'::numeric"] as [SQL])
    func noIntegers(_ query: SQL) async throws {
        try await withDatabase { database async throws in
            await #expect(
                throws: DatabaseError.corrupt("column 0 holds a number with a fraction, not an integer")
            ) {
                try await database.integer(query)
            }
        }
    }
}
