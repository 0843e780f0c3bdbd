import Database
import DatabasePostgres
import DatabaseTrials
import Testing

@Suite("PostgreSQL: values in and out", .enabled(if: PostgresCluster.isWanted))
struct ValueTests {
    static let texts = [
        "", " ", "당근", "\u{1103}\u{1161}\u{11BC}\u{1100}\u{1173}\u{11AB}", "중고 자전거 👍🏽 𠮷 e\u{301}",
        "'; DROP TABLE members; --", "$1", "\\x41", "\u{FFFD}\u{10FFFF}",
    ]

    @Test("text comes back byte for byte", arguments: texts)
    func text(_ text: String) async throws {
        try await withDatabase(membersMigration) { database async throws in
            try await database.join("1", text)
            let read = try await database.nicknames()
            #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
        }
    }

    @Test(
        "text with a NUL is refused before it is sent, and the transaction goes on",
        arguments: ["가\u{0}나", "\u{0}"])
    func nul(_ text: String) async throws {
        try await withDatabase(membersMigration) { database async throws in
            let refusal = DatabaseError.misuse("PostgreSQL keeps no text with the character NUL in it")
            try await database.write { writer throws(DatabaseError) in
                try writer.join("1", "가")
                #expect(throws: refusal) { try writer.join("2", text) }
                try writer.join("3", "나")
            }
            #expect(try await database.nicknames() == ["가", "나"])
        }
    }

    @Test("integers, bytes and NULL come back as they were")
    func others() async throws {
        try await withDatabase { database async throws in
            try await database.read { reader throws(DatabaseError) in
                for number in [Int64.min, -1, 0, 1, .max] {
                    let read = try reader.integer("SELECT \(number)")
                    #expect(read == number)
                }
                for bytes in [[], [0], [0, 255, 0], Array(repeating: 7, count: 70_000)] as [[UInt8]] {
                    let read = try reader.first("SELECT \(bytes)") { row throws(DatabaseError) in
                        try row.bytes(0)
                    }
                    #expect(read == bytes)
                }
                let row = try reader.first("SELECT \(nil as String?), \("")") { row throws(DatabaseError) in
                    (row.isNull(0), row.isNull(1), try row.optionalText(0), try row.optionalText(1))
                }
                #expect(row?.0 == true && row?.1 == false && row?.2 == nil && row?.3 == "")
            }
        }
    }

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
        "a decimal with a fraction, or beyond 64 bits, is no integer",
        arguments: ["SELECT 0.5", "SELECT 9223372036854775808", "SELECT 'NaN'::numeric"] as [SQL])
    func noIntegers(_ query: SQL) async throws {
        try await withDatabase { database async throws in
            await #expect(
                throws: DatabaseError.corrupt("column 0 holds a number with a fraction, not an integer")
            ) {
                try await database.integer(query)
            }
        }
    }

    @Test("text is ordered and compared by its bytes, as in SQLite")
    func order() async throws {
        let names = ["a", "B", "a-c", "ab", "é", "가", "\u{1100}\u{1161}", "\u{FFFD}", "𠮷", "Z", "~", "A"]
        try await withDatabase(membersMigration) { database async throws in
            for (index, name) in names.enumerated() { try await database.join("\(index)", name) }
            let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            #expect(try await database.nicknames() == sorted)
            #expect(try await database.integer("SELECT count(*) FROM members WHERE nickname = \("가")") == 1)
        }
    }

    @Test("lists and nested conditions find what they name")
    func conditions() async throws {
        try await withDatabase(membersMigration) { database async throws in
            for (index, name) in ["가", "나", "다", "라"].enumerated() {
                try await database.join("\(index)", name, points: index)
            }
            let none: [String] = []
            let rich: SQL = "points > \(1)"
            #expect(
                try await database.integer("SELECT count(*) FROM members WHERE id IN \(list: ["1", "3"])")
                    == 2)
            #expect(
                try await database.text(
                    "SELECT 'none' WHERE NOT EXISTS (SELECT 1 WHERE '1' IN \(list: none))")
                    == "none")
            let both: SQL = "SELECT nickname FROM members WHERE id IN \(list: ["1", "3"]) AND \(sql: rich)"
            #expect(try await database.text(both) == "라")
        }
    }

    @Test("the same query runs inside its own rows")
    func nestedQuery() async throws {
        try await withDatabase(membersMigration) { database async throws in
            try await database.join("1", "가")
            try await database.join("2", "나")
            let pairs = try await database.read { reader throws(DatabaseError) in
                try reader.query("SELECT nickname FROM members ORDER BY nickname") {
                    row throws(DatabaseError) in
                    let inner = try reader.nicknames()
                    return try row.text(0) + inner.joined()
                }
            }
            #expect(pairs == ["가가나", "나가나"])
        }
    }
}
