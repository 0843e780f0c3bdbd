import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("payments", OrderContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: OrderFaults.all)
    func everyFaultIsCaught(fault: Fault<OrderFixture>) async {
        await OrderFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { OrderFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await OrderFaults.table.expectSound("payments") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (OrderRepositoryFake(), OrderStoreFake())
        await #expect(throws: OrderError.service(.internal("OrderRepository.order is not stubbed"))) {
            try await repository.order(ShownOrders.id(1))
        }
        await #expect(throws: OrderError.service(.internal("OrderStore.file is not stubbed"))) {
            try await store.file(ShownOrders.id(1))
        }
    }
}
