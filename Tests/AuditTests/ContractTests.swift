import Audit
import AuditContract
import AuditFakes
import ContractKit
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("audit", AuditContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: AuditFaults.all)
    func everyFaultIsCaught(fault: Fault<AuditFixture>) async {
        await AuditFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { AuditFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await AuditFaults.table.expectSound("audit") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (AuditRepositoryFake(), AuditStoreFake())
        await #expect(throws: AuditError.service(.internal("AuditRepository.entries is not stubbed"))) {
            try await repository.entries(AuditQuery(), .first)
        }
        await #expect(throws: AuditError.service(.internal("AuditStore.head is not stubbed"))) {
            try await store.head()
        }
    }
}
