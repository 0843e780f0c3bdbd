import Community
import CommunityContract
import CommunityFakes
import ContractKit
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("community", PostContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: PostFaults.all)
    func everyFaultIsCaught(fault: Fault<PostFixture>) async {
        await PostFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { PostFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await PostFaults.table.expectSound("community") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (PostRepositoryFake(), PostStoreFake())
        await #expect(throws: PostError.service(.internal("PostRepository.browse is not stubbed"))) {
            try await repository.browse(PostQuery(), .first)
        }
        await #expect(throws: PostError.service(.internal("PostStore.categories is not stubbed"))) {
            try await store.categories()
        }
    }
}
