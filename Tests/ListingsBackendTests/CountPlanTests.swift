import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import ListingsSQL

/// Counts for profiles read the listings of the members asked about, and no others.
@Suite struct CountPlanTests {
    @Test func aSellersListingsAreFoundByTheirIndex() async throws {
        let sellers = (1...2).map { MemberID(RawIdentifier(high: 1, low: $0)) }
        let database = try await TestDatabase.open(
            .sqliteFile, ListingsMigrations.all, time: ClauseEnvironment(.ascending).clock)
        let query = SQLListingStore.counting(sellers)
        let plan = try await database.read { reader throws(DatabaseError) in
            try reader.query("EXPLAIN QUERY PLAN \(sql: query)") { row throws(DatabaseError) in
                try row.text(3)
            }
        }
        let search = "SEARCH listings USING INDEX listings_seller (seller=?)"
        #expect(plan.contains(search), "\(plan)")
        try await database.discard()
    }
}
