import ContractKit
import ListingsContract
import Testing

@Suite struct ContractTests {
    @Test(arguments: Market.allCases, IdentifierOrder.allCases)
    func everyPromiseIsKept(market: Market, order: IdentifierOrder) async {
        for clause in ListingContract.clauses {
            do {
                try await clause.check(in: market.fixture(order))
            } catch {
                Issue.record("\(market), \(order): a promise is broken: \(clause.name): \(error)")
            }
        }
    }

    @Test func noTwoPromisesHaveOneName() {
        let names = ListingContract.clauses.map(\.name)
        #expect(Set(names).count == names.count, "Give each clause a name of its own.")
    }
}
