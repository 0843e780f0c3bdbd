import DatabaseTestSupport
import Testing

@testable import Database
@testable import DatabasePostgres

@Suite("PostgreSQL: queries that are told of before they are run", .enabled(if: PostgresCluster.isWanted))
struct PrefetchTests {
    private static let name: SQL = "SELECT nickname FROM members WHERE id = \("1")"
    private static let count: SQL = "SELECT count(*) FROM members"

    @Test("have the answers that they would have had, also behind a change")
    func answers() async throws {
        try await withDatabase(membersMigration) { database async throws in
            let seen = try await database.write { writer throws(DatabaseError) in
                try writer.join("1", "가")
                try writer.prefetch([Self.name, Self.count])
                let before = [try writer.text(Self.name), "\(try writer.integer(Self.count) ?? 0)"]
                try writer.prefetch([Self.name, Self.count])
                try writer.run("UPDATE members SET nickname = '나'")
                try writer.join("2", "다")
                return before + [try writer.text(Self.name), "\(try writer.integer(Self.count) ?? 0)"]
            }
            #expect(seen == ["가", "1", "나", "2"])
            let again = try await database.read { reader throws(DatabaseError) in
                try reader.prefetch([Self.count, Self.name])
                // Once each: the second time the server is asked.
                return [try reader.text(Self.name), try reader.text(Self.name)]
            }
            #expect(again == ["나", "나"])
        }
    }

    @Test("fail where they are told of if one of them fails")
    func failure() async throws {
        try await withDatabase(membersMigration) { database async throws in
            await #expect(throws: DatabaseError.self) {
                try await database.read { reader throws(DatabaseError) in
                    try reader.prefetch([Self.count, "SELECT nobody FROM members"])
                }
            }
            #expect(try await database.integer(Self.count) == 0)
        }
    }
}
