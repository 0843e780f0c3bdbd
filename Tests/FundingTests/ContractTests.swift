import ContractKit
import Funding
import FundingContract
import FundingFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("funding", FundingContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: FundingFaults.all)
    func everyFaultIsCaught(fault: Fault<FundingFixture>) async {
        await FundingFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { FundingFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await FundingFaults.table.expectSound("funding") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (FundingRepositoryFake(), FundingStoreFake())
        let id = CampaignID(RawIdentifier(milliseconds: 1, random: (0, 1)))
        await #expect(throws: FundingError.service(.internal("FundingRepository.campaign is not stubbed"))) {
            try await repository.campaign(id)
        }
        await #expect(throws: FundingError.service(.internal("FundingStore.find is not stubbed"))) {
            try await store.find(id)
        }
    }
}
