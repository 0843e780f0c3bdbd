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
        await expectContract("funding", CampaignContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: CampaignFaults.all)
    func everyFaultIsCaught(fault: Fault<CampaignFixture>) async {
        await CampaignFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { CampaignFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await CampaignFaults.table.expectSound("funding") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (CampaignRepositoryFake(), CampaignStoreFake())
        await #expect(throws: CampaignError.service(.internal("CampaignRepository.browse is not stubbed"))) {
            try await repository.browse(.first)
        }
        await #expect(throws: CampaignError.service(.internal("CampaignStore.page is not stubbed"))) {
            try await store.page(.first)
        }
    }
}
