import Database
import DatabaseTestSupport
import Testing

/// What of indexes, constraints and triggers is other than migrations make it.
@Suite("A database's indexes and triggers beside those of its migrations")
struct SchemaObjectTests {
    private static let stalls = Migration(
        "stalls-0001",
        "CREATE TABLE stalls (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, place BIGINT NOT NULL)",
        "CREATE UNIQUE INDEX stalls_by_name ON stalls (name)\n    WHERE place > 0",
        "CREATE INDEX stalls_by_place ON stalls (place DESC, id)",
        "CREATE TABLE goods (id TEXT NOT NULL PRIMARY KEY, stall TEXT NOT NULL REFERENCES stalls (id))",
        "ALTER TABLE goods ADD COLUMN price BIGINT NOT NULL DEFAULT 0")

    /// What somebody did, what it is called, and the statements that mend it; none where none does.
    struct Meddling: Sendable {
        let engine: SQLEngine
        let damage: [SQL]
        let name: String
        let remedy: [SQL]

        init(_ engine: SQLEngine, _ damage: SQL..., name: String, remedy: SQL...) {
            (self.engine, self.damage, self.name, self.remedy) = (engine, damage, name, remedy)
        }
    }

    private static let foreignKey: SQL = """
        ALTER TABLE goods ADD CONSTRAINT goods_stall_fkey FOREIGN KEY (stall) REFERENCES stalls(id)
        """

    static let meddlings: [Meddling] = [
        Meddling(
            .sqlite, "DROP INDEX stalls_by_name", name: "missing index stalls_by_name",
            remedy: "CREATE UNIQUE INDEX stalls_by_name ON stalls(name)WHERE place > 0"),
        Meddling(
            .sqlite, "DROP INDEX stalls_by_name",
            "CREATE INDEX stalls_by_name ON stalls (name) WHERE place > 0",
            name: "changed index stalls_by_name", remedy: "DROP INDEX stalls_by_name",
            "CREATE UNIQUE INDEX stalls_by_name ON stalls(name)WHERE place > 0"),
        Meddling(
            .sqlite, "CREATE INDEX mine ON goods (price)", name: "foreign index mine",
            remedy: "DROP INDEX mine"),
        Meddling(
            .sqlite, "CREATE TRIGGER thief AFTER INSERT ON goods BEGIN DELETE FROM goods; END",
            name: "foreign trigger thief", remedy: "DROP TRIGGER thief"),
        Meddling(
            .sqlite, "CREATE VIEW \"가게\" AS SELECT name FROM stalls", name: "foreign view 가게",
            remedy: "DROP VIEW \"가게\""),
        Meddling(
            .sqlite, "DROP TABLE goods",
            "CREATE TABLE goods (id TEXT NOT NULL PRIMARY KEY, stall TEXT NOT NULL, price BIGINT NOT NULL)",
            name: "changed table goods"),
        Meddling(
            .postgres, "DROP INDEX stalls_by_name", name: "missing index stalls_by_name",
            remedy: "CREATE UNIQUE INDEX stalls_by_name ON stalls USING btree (name) WHERE (place > 0)"),
        Meddling(
            .postgres, "DROP INDEX stalls_by_place", "CREATE INDEX stalls_by_place ON stalls (place, id)",
            name: "changed index stalls_by_place", remedy: "DROP INDEX stalls_by_place",
            "CREATE INDEX stalls_by_place ON stalls USING btree (place DESC, id)"),
        Meddling(
            .postgres, "CREATE INDEX mine ON goods (price)", name: "foreign index mine",
            remedy: "DROP INDEX mine"),
        Meddling(
            .postgres,
            """
            CREATE TRIGGER thief BEFORE UPDATE ON goods FOR EACH ROW
            EXECUTE FUNCTION suppress_redundant_updates_trigger()
            """, name: "foreign trigger thief", remedy: "DROP TRIGGER thief ON goods"),
        Meddling(
            .postgres, "ALTER TABLE goods DROP CONSTRAINT goods_stall_fkey",
            name: "missing constraint goods_stall_fkey",
            remedy:
                foreignKey),
        Meddling(
            .postgres, "ALTER TABLE goods DISABLE TRIGGER ALL",
            name: "changed constraint goods_stall_fkey",
            remedy: "ALTER TABLE goods DROP CONSTRAINT goods_stall_fkey",
            foreignKey),
        Meddling(
            .postgres, "ALTER TABLE goods ADD CONSTRAINT dear CHECK (price > 9)",
            name: "foreign constraint dear", remedy: "ALTER TABLE goods DROP CONSTRAINT dear"),
        Meddling(
            .postgres, "CREATE RULE thief AS ON DELETE TO goods DO INSTEAD NOTHING",
            name: "foreign rule thief", remedy: "DROP RULE thief ON goods"),
        Meddling(
            .postgres, "CREATE POLICY hidden ON goods USING (price < 9)", name: "foreign policy hidden",
            remedy: "DROP POLICY hidden ON goods"),
        Meddling(
            .postgres, "CREATE VIEW \"가게\" AS SELECT name FROM stalls", name: "foreign view 가게",
            remedy: "DROP VIEW \"가게\""),
        Meddling(
            .postgres, "ALTER TABLE goods ENABLE ROW LEVEL SECURITY", name: "changed table goods"),
        Meddling(.postgres, "ALTER TABLE goods SET UNLOGGED", name: "changed table goods"),
        Meddling(
            .postgres, "ALTER TABLE goods ALTER COLUMN price DROP DEFAULT", name: "changed column price"),
    ]

    private static func made(_ place: TestPlace) async throws -> [SchemaObject] {
        let database = try await TestDatabase.open(
            place, place == .postgres ? [] : [stalls], time: FixedTime())
        let made =
            place == .postgres
            ? try await SchemaObject.made(by: [stalls], in: database)
            : try await SchemaObject.all(in: database)
        if place == .postgres {
            #expect(try await SchemaObject.all(in: database).allSatisfy { $0.table == "madang_migrations" })
        }
        try await database.discard()
        return made
    }

    @Test("each thing that is missing, changed or foreign is named, and mended by what is said")
    func meddled() async throws {
        for place in TestPlace.present {
            let made = try await Self.made(place)
            #expect(made.count >= 5, "\(made)")
            for meddling in Self.meddlings where (meddling.engine == .postgres) == (place == .postgres) {
                let database = try await TestDatabase.open(place, [Self.stalls], time: FixedTime())
                let differences = { () async throws in
                    SchemaObjectDifference.all(of: try await SchemaObject.all(in: database), from: made)
                }
                #expect(try await differences() == [], "\(place)")
                try await database.run(meddling.damage)
                let found = try await differences()
                #expect(found.map(\.name) == [meddling.name])
                let remedy = meddling.remedy.map(\.text).joined(separator: "; ")
                #expect(
                    found.compactMap { $0.remedy(on: database.engine) } == (remedy.isEmpty ? [] : [remedy]))
                try await database.run(meddling.remedy)
                if !remedy.isEmpty { #expect(try await differences() == [], "\(meddling.name)") }
                try await database.discard()
            }
        }
    }

    @Test("White space and quotes around names do not make a difference; a text in it does")
    func normalForm() async throws {
        let forms: [SQL] = [
            "CREATE TABLE \"box\"(a TEXT DEFAULT 'x  y',\n  b TEXT)",
            "CREATE TABLE box ( a  TEXT DEFAULT 'x  y', b TEXT )",
            "CREATE TABLE box (a TEXT DEFAULT 'x y', b TEXT)",
        ]
        var found: [String] = []
        for form in forms {
            let database = try await TestDatabase.open(.sqliteInMemory, [], time: FixedTime())
            try await database.run([form])
            found += try await SchemaObject.all(in: database).filter { $0.name == "box" }.map(\.definition)
            try await database.discard()
        }
        #expect(found.count == 3 && found[0] == found[1] && found[1] != found[2], "\(found)")
    }
}

extension SQLDatabase {
    fileprivate func run(_ statements: [SQL]) async throws(DatabaseError) {
        try await write { writer throws(DatabaseError) in
            for statement in statements { try writer.run(statement) }
        }
    }
}

extension SchemaObjectDifference {
    fileprivate var name: String {
        switch self {
        case .missing(let object): "missing \(object.kind) \(object.name)"
        case .foreign(let object): "foreign \(object.kind) \(object.name)"
        case .changed(let object, _): "changed \(object.kind) \(object.name)"
        }
    }
}
