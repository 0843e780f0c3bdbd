import Blobs
import ContractKit
import Storage
import StorageContract
import StorageFakes
import TestKit
import Testing
import Vocabulary

@Suite struct ContractTests {
    @Test(arguments: Place.allCases)
    func everyPromiseIsKept(place: Place) async {
        await expectContract("storage", PictureContract.clauses, on: place.rawValue) { place.fixture($0) }
    }

    @Test(arguments: PictureFaults.all)
    func everyFaultIsCaught(fault: Fault<PictureFixture>) async {
        await PictureFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { PictureFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await PictureFaults.table.expectSound("storage") { .place($0) }
    }

    @Test func aStubRefusesByName() async throws {
        let (repository, store) = (PictureRepositoryFake(), PictureStoreFake())
        await #expect(throws: PictureError.service(.internal("PictureRepository.mine is not stubbed"))) {
            try await repository.mine(.first)
        }
        await #expect(throws: PictureError.service(.internal("PictureStore.bury is not stubbed"))) {
            try await store.bury(BlobKey(of: []))
        }
    }
}
