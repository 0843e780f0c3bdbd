import Database
import DatabaseCopy
import DatabaseTestSupport
import Testing
import Vocabulary

/// Tables of every kind: a composite key, bytes, NULL, a reference.
enum CopiedTables {
    static let migrations = [
        Migration(
            "shelf-0001",
            """
            CREATE TABLE boxes (
                id TEXT NOT NULL PRIMARY KEY, label TEXT, weight BIGINT, seal BYTEA, small INTEGER NOT NULL
            )
            """),
        Migration(
            "shelf-0002",
            """
            CREATE TABLE things (
                box TEXT NOT NULL REFERENCES boxes (id), place BIGINT NOT NULL, name TEXT NOT NULL,
                PRIMARY KEY (box, place)
            )
            """,
            "CREATE UNIQUE INDEX things_name ON things (name)"),
    ]

    static let boxes = SQLTable(
        "boxes", key: [.text("id")],
        [.optionalText("label"), .optionalInteger("weight"), .optionalBytes("seal"), .integer("small")])
    static let things = SQLTable("things", key: [.text("box"), .integer("place")], [.text("name")])
    static let tables = [boxes, things]
    static let comparison = SchemaComparison(tables: tables)

    /// Texts that engines like to change or to order in their own way.
    static let texts = [
        "가", "\u{1100}\u{1161}", "각", "\u{1100}\u{1161}\u{11A8}", "a", "B", "É", "e\u{301}", "𠮷", "👍🏽", "ﷺ",
        " ", "~",
        "1", "10", "9", "한글 장터", "$1", "'; DROP TABLE boxes; --", "\u{7F}", "\u{FFFD}", "\u{10FFFF}",
    ]

    /// Fills the tables: boxes by strange texts, then so many things in the first box.
    static func fill(_ database: some SQLDatabase, things count: Int) async throws(DatabaseError) {
        try await database.write { writer throws(DatabaseError) in
            for (index, text) in texts.enumerated() {
                let label: String? = index % 3 == 0 ? nil : text
                let weight: Int64? = [nil, Int64.min, -1, 0, .max][index % 5]
                let seal: [UInt8]? = [nil, [], [0, 255], Array(text.utf8)][index % 4]
                try writer.run(
                    """
                    INSERT INTO boxes (id, label, weight, seal, small)
                    VALUES (\(text), \(label), \(weight), \(seal), \(index))
                    """)
            }
            for start in stride(from: 0, to: count, by: 500) {
                try writer.batch(
                    (start..<min(count, start + 500)).map { index -> SQL in
                        let (place, name) = (index * 7919 % 1_000_003 - 500_000, "물건 \(index)")
                        return "INSERT INTO things (box, place, name) VALUES (\("가"), \(place), \(name))"
                    })
            }
        }
    }
}

/// Two databases of one test's own, the first of them filled.
struct Pair {
    let source: TestDatabase
    let target: TestDatabase

    /// Runs the body on a filled database and an empty one.
    static func with(
        _ from: TestPlace, _ to: TestPlace, things: Int = 0,
        _ body: (Pair) async throws -> Void
    ) async throws {
        let source = try await TestDatabase.open(from, CopiedTables.migrations, time: Hour(1))
        let target = try await TestDatabase.open(to, [], time: Hour(2))
        do {
            try await CopiedTables.fill(source, things: things)
            try await body(Pair(source: source, target: target))
        } catch {
            try await source.discard()
            try await target.discard()
            throw error
        }
        try await source.discard()
        try await target.discard()
    }

    /// A copy of it all, or of what stands in for one of the two.
    func copy(
        from source: (any SQLDatabase)? = nil, to target: (any SQLDatabase)? = nil,
        migrations: [Migration] = CopiedTables.migrations, pageSize: Int = 500
    ) -> DatabaseCopy {
        DatabaseCopy(
            from: source ?? self.source, to: target ?? self.target, tables: CopiedTables.tables,
            migrations: migrations, time: Hour(3), pageSize: pageSize)
    }
}

/// A clock that stands at an hour.
struct Hour: TimeSource {
    let hour: Int64

    init(_ hour: Int64) { self.hour = hour }

    func now() -> Timestamp { Timestamp(microseconds: hour * 3_600_000_000) }
}

extension SQLDatabase {
    /// Runs one statement.
    func run(_ statement: SQL) async throws(DatabaseError) {
        _ = try await write { writer throws(DatabaseError) in try writer.run(statement) }
    }
}
