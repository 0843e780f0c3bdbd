import Database
import DatabaseTestSupport
import Testing

@Suite("Values in and out")
struct ValueTests {
    static let texts = [
        "", " ", "당근", "\u{1103}\u{1161}\u{11BC}\u{1100}\u{1173}\u{11AB}", "중고 자전거 👍🏽 𠮷 e\u{301}",
        "\\x41", "\u{FFFD}\u{10FFFF}", "'; DROP TABLE members; --", "$1",
    ]

    @Test("text comes back byte for byte", arguments: TestPlace.present, texts)
    func text(_ place: TestPlace, _ text: String) async throws {
        try await place.database(membersMigration) { database async throws in
            try await database.join("1", text)
            let read = try await database.nicknames()
            #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
        }
    }

    @Test("integers, bytes and NULL come back as they were", arguments: TestPlace.present)
    func others(_ place: TestPlace) async throws {
        try await place.database { database async throws in
            try await database.read { reader throws(DatabaseError) in
                for number in [Int64.min, -1, 0, 1, .max] {
                    let read = try reader.first("SELECT \(number)") { row throws(DatabaseError) in
                        try row.integer(0)
                    }
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
        "text with a NUL is refused, and the transaction goes on", arguments: TestPlace.present,
        ["가\u{0}나", "\u{0}"])
    func nul(_ place: TestPlace, _ text: String) async throws {
        let refusal = DatabaseError.misuse("no database keeps text with the character NUL in it")
        try await place.database(membersMigration) { database async throws in
            try await database.write { writer throws(DatabaseError) in
                try writer.join("1", "가")
                #expect(throws: refusal) { try writer.join("2", text) }
                #expect(throws: refusal) { try writer.text("SELECT \(text)") }
                try writer.join("3", "나")
            }
            #expect(try await database.nicknames() == ["가", "나"])
            await #expect(throws: refusal) { try await database.text("SELECT \(text)") }
        }
    }

    @Test("a column that holds something else is corrupt", arguments: TestPlace.present)
    func otherTypes(_ place: TestPlace) async throws {
        try await place.database { database async throws in
            await #expect(throws: DatabaseError.corrupt("column 0 holds NULL, not text")) {
                try await database.text("SELECT CAST(NULL AS TEXT)")
            }
            await #expect(throws: DatabaseError.corrupt("column 0 holds an integer, not text")) {
                try await database.text("SELECT 1")
            }
            await #expect(throws: DatabaseError.corrupt("column 0 holds text, not an integer")) {
                try await database.integer("SELECT CAST('1' AS TEXT)")
            }
        }
    }

    @Test("text in a file that is not UTF-8 is corrupt")
    func notUTF8() async throws {
        try await TestPlace.sqliteFile.database { database async throws in
            await #expect(throws: DatabaseError.corrupt("column 0 is not UTF-8")) {
                try await database.text("SELECT CAST(x'ff' AS TEXT)")
            }
        }
    }

    @Test("lists and nested conditions find what they name", arguments: TestPlace.present)
    func conditions(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
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

    @Test("the same query runs inside its own rows", arguments: TestPlace.present)
    func nestedQuery(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
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
