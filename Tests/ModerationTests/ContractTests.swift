import ContractKit
import Moderation
import ModerationContract
import ModerationFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("moderation", ModerationContract.clauses, on: place.rawValue) {
            place.fixture($0)
        }
    }

    @Test(arguments: ModerationFaults.all)
    func everyFaultIsCaught(fault: Fault<ModerationFixture>) async {
        await ModerationFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { ModerationFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await ModerationFaults.table.expectSound("moderation") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (ModerationRepositoryFake(), ModerationStoreFake())
        await #expect(
            throws: ModerationError.service(.internal("ModerationRepository.log is not stubbed"))
        ) {
            try await repository.log(.first)
        }
        await #expect(throws: ModerationError.service(.internal("ModerationStore.running is not stubbed"))) {
            try await store.running(limit: 1, madeBy: Timestamp(microseconds: 0))
        }
    }
}
