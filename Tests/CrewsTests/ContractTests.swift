import ContractKit
import Crews
import CrewsContract
import CrewsFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("crews", CrewContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: CrewFaults.all)
    func everyFaultIsCaught(fault: Fault<CrewFixture>) async {
        await CrewFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { CrewFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await CrewFaults.table.expectSound("crews") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (CrewRepositoryFake(), CrewStoreFake())
        await #expect(throws: CrewError.service(.internal("CrewRepository.browse is not stubbed"))) {
            try await repository.browse(.first)
        }
        await #expect(throws: CrewError.service(.internal("CrewStore.page is not stubbed"))) {
            try await store.page(.first)
        }
    }
}
