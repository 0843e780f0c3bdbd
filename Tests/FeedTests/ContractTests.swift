import ContractKit
import Feed
import FeedContract
import FeedFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("feed", FeedContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: FeedFaults.all)
    func everyFaultIsCaught(fault: Fault<FeedFixture>) async {
        await FeedFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { FeedFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await FeedFaults.table.expectSound("feed") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (FeedRepositoryFake(), FeedStoreFake())
        await #expect(throws: FeedError.service(.internal("FeedRepository.posts is not stubbed"))) {
            try await repository.posts(.newest, .first)
        }
        await #expect(throws: FeedError.service(.internal("FeedStore.hashtags is not stubbed"))) {
            try await store.hashtags()
        }
    }
}
