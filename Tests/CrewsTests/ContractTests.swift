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
        let id = CrewID(RawIdentifier(milliseconds: 1, random: (0, 1)))
        await #expect(throws: CrewError.service(.internal("CrewRepository.crew is not stubbed"))) {
            try await repository.crew(id)
        }
        await #expect(throws: CrewError.service(.internal("CrewStore.find is not stubbed"))) {
            try await store.find(id)
        }
    }
}
