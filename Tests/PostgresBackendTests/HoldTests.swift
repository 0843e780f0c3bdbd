import Database
import DatabaseTestSupport
import TestKit
import Testing

@testable import DatabasePostgres

@Suite("PostgreSQL: tables that are kept from others", .enabled(if: PostgresCluster.isWanted))
struct HoldTests {
    @Test(
        "one has the turn; others read and do not write, and nobody is connected when schemas are exchanged")
    func exchange() async throws {
        try await withDatabase(membersMigration) { database async throws in
            try await database.join("1", "전")
            let schema = try #require(database.location.schema)
            let hold = PostgresHold(of: database.location)
            #expect(try await hold.begin())
            #expect(try await !PostgresHold(of: database.location).begin(), "one alone has the turn")
            try await hold.lock()
            let hasty = options {
                ($0.connections, $0.statementMilliseconds) = (1, 200)
            }
            let other = try await PostgresDatabase.open(database.location, options: hasty)
            #expect(try await other.nicknames() == ["전"])
            await #expect(throws: DatabaseError.self) { try await other.join("2", "나중") }
            #expect(try await !hold.exchange([(schema, schema + "_aside")]), "somebody is connected")
            await hold.release()
            try await other.join("2", "나중")
            await other.close()
            await hold.end()
            #expect(try await database.nicknames() == ["나중", "전"])
        }
    }

    @Test("the look for others sees within one transaction that they have gone")
    func others() async throws {
        try await withDatabase(membersMigration) { database async throws in
            let hold = PostgresHold(of: database.location)
            #expect(try await hold.begin())
            try await hold.lock()
            #expect(try await hold.others() > 0, "the database's own")
            await database.close()
            try await until { try await hold.others() == 0 }
            await hold.end()
        }
    }

    @Test("the look for others takes no connection, which the next look would count")
    func ownConnection() async throws {
        let (cluster, role) = (try PostgresCluster.shared.get(), "lonely_" + newSchema())
        try cluster.administer("CREATE ROLE \(role) LOGIN CONNECTION LIMIT 1")
        let place = "\(cluster.location)".replacing("madang@", with: "\(role)@")
        let hold = PostgresHold(of: try PostgresLocation(place).inSchema(newSchema()))
        #expect(try await hold.begin(), "this is the one connection of the role")
        #expect(try await hold.others() == 0)
        await hold.end()
        try cluster.administer("DROP ROLE \(role)")
    }
}
