import DatabaseTestSupport
import Testing

@testable import Database
@testable import DatabasePostgres

@Suite("PostgreSQL: commands sent together", .enabled(if: PostgresCluster.isWanted))
struct SentTogetherTests {
    @Test("give the answers, refusals and rows that they would give one by one")
    func same() async throws {
        try await withDatabase(membersMigration) { database async throws in
            let counts = try await database.write { writer throws(DatabaseError) in
                let counts = try writer.batch(["가", "나", "다"].map(Self.insertion))
                // A body that goes on after a refusal is run again with savepoints.
                do throws(DatabaseError) {
                    try writer.run(Self.insertion("가"))
                } catch .duplicate {
                    try writer.run("UPDATE members SET points = 7")
                }
                return counts
            }
            #expect(counts == [1, 1, 1])
            await #expect(throws: DatabaseError.self) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.batch([Self.insertion("라"), Self.insertion("가"), Self.insertion("마")])
                }
            }
            #expect(try await database.nicknames() == ["가", "나", "다"])
            #expect(try await database.integer("SELECT sum(points)::bigint FROM members") == 21)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<40 { group.addTask { try await database.increment() } }
                try await group.waitForAll()
            }
            #expect(try await database.integer("SELECT max(points)::bigint FROM members") == 47)
        }
    }

    /// libpq sends long lines of commands in parts, and the server answers the first of them before the last
    /// are sent.
    @Test("may be answered before all of them are sent, also where others went before")
    func early() async throws {
        try await withDatabase(membersMigration) { database async throws in
            let names = (0..<20_000).map { "이웃\($0)" }
            let counts = try await database.write { writer throws(DatabaseError) in
                try writer.run(Self.insertion("가"))
                return try writer.batch(names.map(Self.insertion))
            }
            #expect(counts == names.map { _ in 1 })
        }
    }

    private static func insertion(_ name: String) -> SQL {
        "INSERT INTO members (id, nickname, points) VALUES (\(name), \(name), 0)"
    }
}
