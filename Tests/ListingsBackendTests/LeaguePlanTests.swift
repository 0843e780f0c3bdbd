import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing

@testable import ListingsSQL

/// Leagues are counted and named by their index: no other listing is read.
@Suite struct LeaguePlanTests {
    @Test func leaguesAreCountedByTheirIndexAlone() async throws {
        let database = try await TestDatabase.open(
            .sqliteFile, ListingsMigrations.all, time: ClauseEnvironment(.ascending).clock)
        let plan = try await database.read { reader throws(DatabaseError) in
            try reader.query("EXPLAIN QUERY PLAN \(sql: SQLListingStore.leagueCounts)") {
                row throws(DatabaseError) in
                try row.text(3)
            }
        }
        let counting = "SEARCH listings USING COVERING INDEX listings_league (visible=? AND league>?)"
        let naming = "SEARCH newest USING INDEX listings_league (visible=? AND league=?)"
        #expect(plan.contains(counting) && plan.contains(naming), "\(plan)")
        try await database.discard()
    }
}
