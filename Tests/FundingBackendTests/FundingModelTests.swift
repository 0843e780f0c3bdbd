import Database
import DatabaseTestKit
import DatabaseTestSupport
import Funding
import FundingSQL
import Testing

/// Funding in a database, as in memory, whatever is done to it in turn.
@Suite struct FundingModelTests {
    @Test(arguments: TestPlace.present)
    func theSameIsKeptAsInMemory(place: TestPlace) async throws {
        for seed in 1...3 {
            try await TestDatabase.with(place, FundingMigrations.all) { database in
                var kept = FundingSeason(seed: UInt64(seed), over: SQLFundingStore(database))
                var model = FundingSeason(seed: UInt64(seed), over: InMemoryFundingStore())
                for number in 1...300 {
                    let (found, expected) = (await kept.next(), await model.next())
                    #expect(found == expected, "act \(number) of \(seed)")
                    guard number.isMultiple(of: 50) else { continue }
                    let state = try await FundingStoredState(of: kept)
                    let other = try await FundingStoredState(of: model)
                    #expect(state.differences(from: other) == [], "after act \(number) of \(seed)")
                    #expect(
                        try await FundingChecks.faults(in: database) == [], "after act \(number) of \(seed)")
                }
            }
        }
    }
}
