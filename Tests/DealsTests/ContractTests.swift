import ContractKit
import Deals
import DealsContract
import DealsFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("deals", DealContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: DealFaults.all)
    func everyFaultIsCaught(fault: Fault<DealFixture>) async {
        await DealFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { DealFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await DealFaults.table.expectSound("deals") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (DealRepositoryFake(), DealStoreFake())
        let id = DealID(RawIdentifier(milliseconds: 1, random: (0, 1)))
        await #expect(throws: DealError.service(.internal("DealRepository.deal is not stubbed"))) {
            try await repository.deal(id)
        }
        await #expect(throws: DealError.service(.internal("DealStore.find is not stubbed"))) {
            try await store.find(id, at: Samples.moment)
        }
    }
}
