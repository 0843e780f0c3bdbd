import Database
import DatabaseCopy
import DatabaseTestSupport
import Testing
import Vocabulary

@Suite("What is not copied")
struct RefusalTests {
    @Test("into a target with rows of its own", arguments: TestPlace.present)
    func occupied(_ place: TestPlace) async throws {
        try await Pair.with(.sqliteFile, place) { pair in
            _ = try await Migrator(CopiedTables.migrations, time: Hour(4)).migrate(pair.target)
            try await pair.target.run("INSERT INTO boxes (id, small) VALUES (\("남의 상자"), 1)")
            for anew in [false, true] {
                await #expect(throws: CopyError.occupied(table: "boxes")) {
                    try await pair.copy().begin(anew: anew)
                }
            }
            #expect(try await CopiedTables.comparison.differences(in: pair.target) == [])
        }
    }

    @Test("into a target that a whole copy has filled")
    func again() async throws {
        try await Pair.with(.sqliteFile, .sqliteFile) { pair in
            let begun = try await pair.copy().begin()
            try await begun.run()
            _ = try await begun.verify()
            await #expect(throws: CopyError.occupied(table: "boxes")) { try await pair.copy().begin() }
        }
    }

    @Test("into what an unfinished copy of another source has left", arguments: TestPlace.present)
    func ofAnother(_ place: TestPlace) async throws {
        try await Pair.with(.sqliteFile, place, things: 10) { pair in
            try await pair.copy().begin().run()
            let other = try await TestDatabase.open(.sqliteFile, CopiedTables.migrations, time: Hour(9))
            let copy = pair.copy(from: other)
            await #expect(throws: CopyError.ofAnother) { try await copy.begin() }
            let anew = try await copy.begin(anew: true)
            try await anew.run()
            let tables = try await anew.verify()
            #expect(tables.allSatisfy { $0.isEqual && $0.target.rows == 0 })
            try await other.discard()
        }
    }

    @Test("a source without Madang, or of another age", arguments: TestPlace.present)
    func schemas(_ place: TestPlace) async throws {
        try await Pair.with(place, .sqliteFile) { pair in
            let empty = try await TestDatabase.open(.sqliteInMemory, [], time: Hour(1))
            await #expect(throws: CopyError.noMadang(.source)) {
                try await pair.copy(from: empty).begin()
            }
            let later =
                CopiedTables.migrations + [Migration("shelf-0003", "CREATE TABLE more (id TEXT NOT NULL)")]
            await #expect(throws: CopyError.outdated(.source, steps: ["shelf-0003"])) {
                try await pair.copy(migrations: later).begin()
            }
            let earlier = Array(CopiedTables.migrations.prefix(1))
            await #expect(throws: CopyError.newer(.source)) {
                try await pair.copy(migrations: earlier).begin()
            }
            #expect(
                try await SchemaComparison(tables: []).differences(in: pair.target) == [],
                "A source that is refused leaves nothing in the target.")
            try await empty.discard()
        }
    }

    @Test("a source with tables or columns that nobody declares", arguments: TestPlace.present)
    func undeclared(_ place: TestPlace) async throws {
        try await Pair.with(place, .sqliteFile) { pair in
            try await pair.source.run("CREATE TABLE \"창고\" (id TEXT NOT NULL PRIMARY KEY)")
            try await pair.source.run("ALTER TABLE boxes ADD COLUMN note TEXT")
            let refusal = CopyError.undeclared(["boxes.note", "창고"])
            await #expect(throws: refusal) { try await pair.copy().begin() }
            await #expect(throws: refusal) { try await pair.copy().comparison.check() }
            #expect(
                try await SchemaComparison(tables: []).differences(in: pair.target) == [],
                "A source that is refused leaves nothing in the target.")
        }
    }

    @Test("into a target that is newer")
    func newerTarget() async throws {
        try await Pair.with(.sqliteFile, .sqliteFile) { pair in
            let later =
                CopiedTables.migrations + [Migration("shelf-0003", "CREATE TABLE more (id TEXT NOT NULL)")]
            _ = try await Migrator(later, time: Hour(4)).migrate(pair.target)
            await #expect(throws: CopyError.newer(.target)) { try await pair.copy().begin() }
        }
    }

    @Test("a NUL in text, where the target's engine cannot keep it", .enabled(if: PostgresCluster.isWanted))
    func unstorable() async throws {
        try await Pair.with(.sqliteFile, .postgres) { pair in
            try await pair.source.run("UPDATE boxes SET label = 'a' || char(0) || 'b' WHERE id = \("각")")
            let begun = try await pair.copy().begin()
            await #expect(throws: CopyError.unstorable(table: "boxes", key: "각")) { try await begun.run() }
        }
    }

    @Test("a number that the target's column is too small for", .enabled(if: PostgresCluster.isWanted))
    func tooLarge() async throws {
        try await Pair.with(.sqliteFile, .postgres) { pair in
            try await pair.source.run("UPDATE boxes SET small = \(1 << 40) WHERE id = \("각")")
            let begun = try await pair.copy().begin()
            let error = await #expect(throws: CopyError.self) { try await begun.run() }
            #expect(error?.code == "copy-refused")
        }
    }

    @Test("every refusal says in both languages what to do")
    func words() {
        let failure = ServiceFailure.unavailable("no route")
        let errors: [CopyError] = [
            .noMadang(.source), .outdated(.target, steps: ["a", "b"]), .newer(.source),
            .undeclared(["boxes.note", "창고"]), .occupied(table: "boxes"), .ofAnother, .overtaken,
            .otherKeys(place: "x.keys"),
            .unstorable(table: "boxes", key: "각"), .refused(table: "boxes", reason: "why"),
            .failed(.target, failure), .service(failure),
        ]
        #expect(Set(errors.map(\.message)).count == errors.count)
        let korean = errors.map(\.description.korean)
        #expect(Set(korean).count == errors.count)
        for text in errors.map(\.message) + korean { #expect(text.hasSuffix("."), "\(text)") }
    }
}
