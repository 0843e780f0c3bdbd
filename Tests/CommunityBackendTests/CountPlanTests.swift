import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import CommunitySQL

/// Counts for profiles read the index of the members asked about, and nothing else.
@Suite struct CountPlanTests {
    @Test func anAuthorsPostsAreCountedInTheirIndex() async throws {
        let authors = (1...2).map { MemberID(RawIdentifier(high: 1, low: $0)) }
        let database = try await TestDatabase.open(
            .sqliteFile, CommunityMigrations.all, time: ClauseEnvironment(.ascending).clock)
        let query = SQLPostStore.counting(authors)
        let plan = try await database.read { reader throws(DatabaseError) in
            try reader.query("EXPLAIN QUERY PLAN \(sql: query)") { row throws(DatabaseError) in
                try row.text(3)
            }
        }
        let search = "SEARCH posts USING COVERING INDEX posts_author (author=? AND state=?)"
        #expect(plan.contains(search), "\(plan)")
        try await database.discard()
    }
}
