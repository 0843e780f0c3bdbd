import Database
import DatabaseTestSupport
import Testing

/// The same statement on the same rows gives the same answer on every engine, byte for byte.
@Suite("The same answers on every engine")
struct AnswerTests {
    @Test("text is compared and ordered by its bytes, whatever it means", arguments: TestPlace.present)
    func order(_ place: TestPlace) async throws {
        let sorted = Words.all.compactMap(\.self).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        try await withWords(place) { words async throws in
            let rising = try await words.column("SELECT word FROM words ORDER BY word ASC NULLS LAST")
            #expect(rising.map(bytes) == (sorted + [nil]).map(bytes))
            let falling = try await words.column("SELECT word FROM words ORDER BY word DESC NULLS FIRST")
            #expect(falling.map(bytes) == ([nil] + sorted.reversed()).map(bytes))
            for word in sorted {
                let equal = try await words.integer("SELECT count(*) FROM words WHERE word = \(word)")
                #expect(equal == 1, "'\(word)' equals itself alone")
                let before = try await words.integer("SELECT count(*) FROM words WHERE word < \(word)")
                let smaller = sorted.filter { $0.utf8.lexicographicallyPrecedes(word.utf8) }
                #expect(before == Int64(smaller.count), "what is before '\(word)'")
            }
            #expect(try await words.integer("SELECT count(DISTINCT word) FROM words") == Int64(sorted.count))
            #expect(try await words.text("SELECT min(word) FROM words").map(bytes) == bytes(""))
            #expect(try await words.text("SELECT max(word) FROM words") == "𠮷")
        }
    }

    @Test(
        "LIKE tells capitals, normal forms and its own marks apart", arguments: TestPlace.present,
        [
            ("a%", ["a", "a-c", "a\\c", "a_c", "ab"]), ("A%", ["A"]), ("%É%", []), ("%é%", ["é"]),
            ("%e\u{301}%", ["e\u{301}"]), ("가", ["가"]), ("%\u{1100}%", ["\u{1100}\u{1161}"]),
            ("a\\_c", ["a_c"]), ("%\\%", ["100%"]), ("a\\\\c", ["a\\c"]), ("%👍%", ["👍🏽"]), ("", [""]),
            // One character is one scalar of Unicode.
            ("_", ["A", "B", "a", "é", "가", "ａ", "\u{FFFD}", "𠮷"]),
            ("__", ["ab", "e\u{301}", "\u{1100}\u{1161}", "👍🏽"]),
        ] as [(String, [String])])
    func like(_ place: TestPlace, _ example: (pattern: String, found: [String])) async throws {
        try await withWords(place) { words async throws in
            let found = try await words.column(
                "SELECT word FROM words WHERE word LIKE \(example.pattern) ESCAPE '\\' ORDER BY word")
            #expect(found.map(bytes) == example.found.map(bytes), "what is like '\(example.pattern)'")
        }
    }

    @Test("lengths and parts of text are counted in scalars", arguments: TestPlace.present)
    func lengths(_ place: TestPlace) async throws {
        try await withWords(place) { words async throws in
            for word in Words.all.compactMap(\.self) {
                let length = try await words.integer("SELECT length(word) FROM words WHERE word = \(word)")
                #expect(length == Int64(word.unicodeScalars.count), "the length of '\(word)'")
                let part = try await words.text("SELECT substr(word, 2, 1) FROM words WHERE word = \(word)")
                let second = String(String.UnicodeScalarView(word.unicodeScalars.dropFirst().prefix(1)))
                #expect(part.map(bytes) == bytes(second), "the second scalar of '\(word)'")
            }
        }
    }

    @Test("numbers, NULL and truth have one meaning", arguments: TestPlace.present, Words.questions)
    func meaning(_ place: TestPlace, _ question: Words.Question) async throws {
        try await withWords(place) { words async throws in
            let answer = try await words.read { reader throws(DatabaseError) in
                try reader.first(question.statement) { row throws(DatabaseError) in
                    try row.optionalInteger(0)
                }
            }
            #expect(answer == .some(question.answer), "\(question.statement.text)")
        }
    }

    @Test(
        "a number beyond 64 bits is refused, whoever comes to it", arguments: TestPlace.present,
        [
            "SELECT sum(number) FROM words", "SELECT max(number) + 1 FROM words",
            "SELECT 9223372036854775807 * 2", "SELECT 9223372036854775808",
        ] as [SQL])
    func tooLarge(_ place: TestPlace, _ query: SQL) async throws {
        try await withWords(place) { words async throws in
            try await words.write { writer throws(DatabaseError) in
                try writer.run("UPDATE words SET number = \(Int64.max) WHERE id > 1")
            }
            let refusal = DatabaseError.misuse("a number is too large for its place")
            await #expect(throws: refusal) { try await words.integer(query) }
        }
    }

    @Test("rows that a statement touched are counted alike", arguments: TestPlace.present)
    func counts(_ place: TestPlace) async throws {
        try await withWords(place) { words async throws in
            let counts = try await words.write { writer throws(DatabaseError) in
                [
                    try writer.run("UPDATE words SET number = number WHERE id <= 3"),
                    try writer.run("UPDATE words SET number = 1 WHERE id > 100"),
                    try writer.run("INSERT INTO words (id, word) VALUES (1, 'x') ON CONFLICT DO NOTHING"),
                    try writer.run(
                        """
                        INSERT INTO words (id, word) VALUES (1, 'x') ON CONFLICT (id) DO UPDATE
                        SET word = excluded.word
                        """),
                    try writer.run("DELETE FROM words WHERE word = 'x' OR word IS NULL"),
                ]
            }
            #expect(counts == [3, 0, 0, 1, 2])
        }
    }

    private func withWords(_ place: TestPlace, body: (TestDatabase) async throws -> Void) async throws {
        try await place.database(Words.migration) { database async throws in
            try await database.write { writer throws(DatabaseError) in
                for (index, word) in Words.all.enumerated() {
                    let number = word == nil ? nil : index
                    try writer.run(
                        "INSERT INTO words (id, word, number) VALUES (\(index + 1), \(word), \(number))")
                }
            }
            try await body(database)
        }
    }
}

/// What the engines are asked about.
enum Words {
    static let migration = Migration(
        "words-0001", "CREATE TABLE words (id BIGINT NOT NULL PRIMARY KEY, word TEXT, number BIGINT)")

    /// Capitals, marks, normal forms, Hangul whole and in letters, scalars of two, three and four bytes.
    static let all: [String?] = [
        "a", "A", "B", "ab", "a-c", "a_c", "a\\c", "100%", "", nil, "é", "e\u{301}", "가",
        "\u{1100}\u{1161}", "ａ", "\u{FFFD}", "👍🏽", "𠮷",
    ]

    /// A query and the integer that it answers.
    struct Question: Sendable, CustomTestStringConvertible {
        let statement: SQL
        let answer: Int64?

        init(_ statement: SQL, _ answer: Int64?) {
            self.statement = statement
            self.answer = answer
        }

        var testDescription: String { statement.text }
    }

    static let questions = [
        Question("SELECT \(7) / \(-2)", -3), Question("SELECT \(-7) % \(3)", -1),
        Question("SELECT '' IS NULL", 0), Question("SELECT count(*) FROM words WHERE word = \("")", 1),
        Question("SELECT count(*) FROM words WHERE word IS NULL", 1),
        Question("SELECT count(*) FROM words WHERE word <> \("")", 16),
        Question("SELECT count(*) FROM words WHERE word NOT IN \(list: ["a", "가"])", 15),
        Question("SELECT count(*) FROM words WHERE word = \(nil as String?)", 0),
        Question("SELECT count(number) FROM words", 17),
        Question("SELECT sum(number) FROM words WHERE id > 100", nil),
        Question("SELECT max(number) FROM words WHERE id > 100", nil),
        Question("SELECT coalesce(sum(number), 0) FROM words WHERE id > 100", 0),
        Question("SELECT sum(number) FROM words", 144),
        Question("SELECT number FROM words WHERE word IS NULL", nil),
        Question("SELECT length(word || \(nil as String?)) FROM words WHERE id = 1", nil),
        Question("SELECT count(*) FROM words WHERE (number, id) < (\(3), \(100))", 4),
        Question("SELECT count(*) FROM words WHERE word BETWEEN \("a") AND \("b")", 5),
        Question("SELECT CASE WHEN number > 5 THEN 1 ELSE 0 END FROM words WHERE word IS NULL", 0),
        Question("SELECT id FROM words ORDER BY number DESC NULLS LAST, id LIMIT 1 OFFSET 1", 17),
        Question("SELECT count(*) FROM words WHERE 'a' < 'B'", 0),
    ]
}

extension SQLDatabase {
    /// The first column of all rows.
    fileprivate func column(_ query: SQL) async throws(DatabaseError) -> [String?] {
        try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) in try row.optionalText(0) }
        }
    }
}

private func bytes(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) } }
