import ContractKit
import Listings
import ListingsContract
import TestKit
import Testing
import Vocabulary

/// How many listings a member may hold, in memory and over the wire.
@Suite struct LimitTests {
    @Test(arguments: Market.allCases)
    func everyPromiseIsKept(market: Market) async {
        await expectContract("listings limits", ListingContract.limiting, on: market.rawValue) {
            market.fixture($0, holdLimits: HoldClauses.limits)
        }
    }

    @Test func theUsualLimitsAreThoseOfTheClauses() {
        let (usual, checked) = (HoldLimits.usual, HoldClauses.limits)
        #expect(usual.largest == checked.largest && usual.pause == checked.pause)
        #expect(usual.perMember == checked.perMember && usual.perThing == checked.perThing)
    }
}
