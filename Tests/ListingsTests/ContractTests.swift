import ListingsContract
import TestKit
import Testing

@Suite struct ContractTests {
    @Test(arguments: Market.allCases)
    func everyPromiseIsKept(market: Market) async {
        await expectContract("listings", ListingContract.clauses, on: market.rawValue) { market.fixture($0) }
    }
}
