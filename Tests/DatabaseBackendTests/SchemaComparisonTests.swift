import Database
import DatabaseTestSupport
import Testing

@Suite("A database's tables beside the declared ones")
struct SchemaComparisonTests {
    private static let stalls = SQLTable(
        "stalls", key: [.text("market"), .integer("place")], [.text("name"), .optionalBytes("seal")])
    private static let creation: SQL = """
        CREATE TABLE stalls (
            market TEXT NOT NULL, place BIGINT NOT NULL, name TEXT NOT NULL, seal BYTEA,
            PRIMARY KEY (market, place)
        )
        """
    private static let optional = SQLTable("later", key: [.text("id")], [])

    private static func differences(
        _ place: TestPlace, _ tables: [SQLTable], _ statements: SQL...
    ) async throws -> [SchemaDifference] {
        let database = try await TestDatabase.open(place, [], time: FixedTime())
        try await database.write { writer throws(DatabaseError) in
            for statement in statements { try writer.run(statement) }
        }
        let comparison = SchemaComparison(tables: tables, optional: [optional])
        let found = try await comparison.differences(in: database)
        try await database.discard()
        return found
    }

    @Test("no difference", arguments: TestPlace.present)
    func same(_ place: TestPlace) async throws {
        #expect(try await Self.differences(place, [Self.stalls], Self.creation) == [])
        let later: SQL = "CREATE TABLE later (id TEXT NOT NULL PRIMARY KEY)"
        #expect(try await Self.differences(place, [Self.stalls], Self.creation, later) == [])
    }

    @Test("tables that are missing or undeclared", arguments: TestPlace.present)
    func tables(_ place: TestPlace) async throws {
        let other: SQL = "CREATE TABLE \"마당_창고\" (id TEXT)"
        let found = try await Self.differences(place, [Self.stalls], other)
        #expect(found == [.missing(table: "stalls"), .undeclared(table: "마당_창고")])
        #expect(found.map(\.korean) == ["stalls: 선언된 테이블이 없습니다", "마당_창고: 선언되지 않은 테이블입니다"])
    }

    @Test("columns of another kind, key or nullability, missing or undeclared", arguments: TestPlace.present)
    func columns(_ place: TestPlace) async throws {
        let other: SQL = """
            CREATE TABLE stalls (
                place BIGINT NOT NULL, market TEXT NOT NULL, name TEXT, "별명" TEXT, PRIMARY KEY (place, market)
            )
            """
        let found = try await Self.differences(place, [Self.stalls], other)
        #expect(
            found.map(\.description) == [
                "stalls.market is text not null key 2 and declared as text not null key 1",
                "stalls.name is text and declared as text not null",
                "stalls.place is integer not null key 1 and declared as integer not null key 2",
                "stalls.seal is declared (bytes) and not there",
                "stalls.별명 is there (text) and not declared",
            ])
        #expect(
            found.map(\.korean) == [
                "stalls.market: text not null key 1(으)로 선언되었지만 text not null key 2입니다",
                "stalls.name: text not null(으)로 선언되었지만 text입니다",
                "stalls.place: integer not null key 2(으)로 선언되었지만 integer not null key 1입니다",
                "stalls.seal: 선언된 열이 없습니다 (bytes)",
                "stalls.별명: 선언되지 않은 열입니다 (text)",
            ])
        #expect(found.compactMap(\.undeclaredPlace) == ["stalls.별명"])
    }
}
