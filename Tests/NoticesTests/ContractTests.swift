import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("notices", NoticeContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: NoticeFaults.all)
    func everyFaultIsCaught(fault: Fault<NoticeFixture>) async {
        await NoticeFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { NoticeFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await NoticeFaults.table.expectSound("notices") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (NoticeRepositoryFake(), NoticeStoreFake())
        await #expect(throws: NoticeError.service(.internal("NoticeRepository.notices is not stubbed"))) {
            try await repository.notices(.first)
        }
        await #expect(throws: NoticeError.service(.internal("NoticeStore.page is not stubbed"))) {
            try await store.page(of: MemberID(RawIdentifier(high: 0, low: 1)), unreadOnly: false, .first)
        }
    }
}
