import BlobsContract
import ContractKit
import TestKit
import Testing

@Suite("Blobs: contract")
struct ContractTests {
    @Test("every promise is kept in memory")
    func memory() async {
        await expectContract("blobs", BlobContract.clauses, on: "memory") { MemoryPlace($0).fixture }
    }

    @Test("each fault is caught by its clauses", arguments: BlobFaults.all)
    func isCaught(_ fault: Fault<BlobFixture>) async {
        await FaultTable(BlobContract.clauses, BlobFaults.all).expectCaught(fault)
    }

    @Test("every clause catches a fault")
    func coverage() { FaultTable(BlobContract.clauses, BlobFaults.all).expectWhole() }

    @Test("the fake keeps every promise while nothing is replaced")
    func sound() async {
        await FaultTable(BlobContract.clauses, BlobFaults.all).expectSound("blobs") { order in
            let place = MemoryPlace(order)
            return place.fixture.with(BlobStoreFake(forwardingTo: place.store))
        }
    }
}
