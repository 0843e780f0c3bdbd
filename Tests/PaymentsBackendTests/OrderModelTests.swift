import Database
import DatabaseTestKit
import DatabaseTestSupport
import Payments
import PaymentsContract
import Testing

@testable import PaymentsSQL

/// Orders and the ledger in a database, as in memory, whatever is done to them in turn.
@Suite struct OrderModelTests {
    @Test(arguments: TestPlace.present)
    func theSameIsKeptAsInMemory(place: TestPlace) async throws {
        for seed in 1...3 {
            try await TestDatabase.with(place, PaymentsMigrations.all) { database in
                var script = OrderScript(seed: UInt64(seed))
                let model = InMemoryOrderStore(OrderMarket.seal)
                let store = SQLOrderStore(database, OrderMarket.seal, portion: 3)
                for number in 1...240 {
                    let step = script.next()
                    let (found, expected) = (await step.result(in: store), await step.result(in: model))
                    #expect(found == expected, "step \(number) of \(seed): \(step)")
                    guard number.isMultiple(of: 24) else { continue }
                    let state = try await StoredState(of: store, script)
                    let differences = state.differences(from: try await StoredState(of: model, script))
                    #expect(differences == [], "after step \(number) of \(seed): \(step)")
                }
                #expect(try await PaymentsChecks.faults(in: database) == [], "after \(seed)")
            }
        }
    }
}

extension PaymentsChecks {
    /// What the checks find.
    static func faults(in database: any SQLDatabase) async throws -> [String] {
        var found: [String] = []
        for check in all(OrderMarket.seal) {
            found += try await check.offenders(in: database, limit: 9).map { "\(check.promise): \($0)" }
        }
        return found
    }
}
