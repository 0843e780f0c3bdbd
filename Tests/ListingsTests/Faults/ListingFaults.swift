import ContractKit
import ListingsContract
import TestKit
import Testing

/// The ways in which the tests break listings on purpose; each is caught by the clauses that it names.
enum ListingFaults {
    static let all =
        publishing + seeing + editing + filtering + searching + paging + liking + holding + endingHolds + time
        + leaving + standing + blocking + moderating + moving + photos + tellingPhotos + attaching
        + counting + recording + leagues

    static let table = FaultTable(ListingContract.clauses, all)
}

@Suite struct FaultTests {
    @Test(arguments: ListingFaults.all)
    func everyFaultIsCaught(fault: Fault<ListingFixture>) async {
        await ListingFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { ListingFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await ListingFaults.table.expectSound("listings") { .market($0) }
    }
}
