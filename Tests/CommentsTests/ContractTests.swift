import Comments
import CommentsContract
import CommentsFakes
import ContractKit
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("comments", CommentContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: CommentFaults.all)
    func everyFaultIsCaught(fault: Fault<CommentFixture>) async {
        await CommentFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { CommentFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await CommentFaults.table.expectSound("comments") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (CommentRepositoryFake(), CommentStoreFake())
        await #expect(throws: CommentError.service(.internal("CommentRepository.mine is not stubbed"))) {
            try await repository.mine(.first)
        }
        await #expect(throws: CommentError.service(.internal("CommentStore.find is not stubbed"))) {
            try await store.find([])
        }
    }
}
