import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Listings
import Testing
import Vocabulary

@testable import ListingsSQL

/// Holding costs as much beside ten thousand holds as beside none: what is asked of holds and sales is found
/// by an index, down to the moment.
@Suite struct HoldPlanTests {
    private static let listing = ListingID(RawIdentifier(high: 1, low: 1))
    private static let holder = MemberID(RawIdentifier(high: 1, low: 2))
    private static let now = Timestamp(microseconds: 1_767_225_600_000_000)

    private static let statements: [(name: String, statement: SQL, bounds: [String])] = [
        (
            "run out, of one listing", ListingsTables.holds.due(at: now, on: listing),
            ["(listing=? AND until_at<?)", "(listing=? AND until_at>?)"]
        ),
        (
            "run out, of all", ListingsTables.holds.due(at: now, limit: 10), ["(until_at<?)", "(until_at>?)"]
        ),
        (
            "counted for a holder", ListingsTables.holds.unused(by: holder, endingAfter: now, limit: 10),
            ["(holder=? AND until_at>?)"]
        ),
        (
            "sold to an order", TradeRow.selection(of: OrderID(holder.raw), at: now),
            ["listing_trades_order (order_id=?)"]
        ),
    ]

    @Test(arguments: statements.map(\.name)) func areFoundByTheirMoment(_ name: String) async throws {
        let looked = try #require(Self.statements.first { $0.name == name })
        let database = try await TestDatabase.open(
            .sqliteFile, ListingsMigrations.all, time: ClauseEnvironment(.ascending).clock)
        let plan = try await database.read { reader throws(DatabaseError) in
            try reader.query("EXPLAIN QUERY PLAN \(sql: looked.statement)") { row throws(DatabaseError) in
                try row.text(3)
            }
        }
        for bound in looked.bounds { #expect(plan.contains { $0.hasSuffix(bound) }, "\(plan)") }
        try await database.discard()
    }
}
