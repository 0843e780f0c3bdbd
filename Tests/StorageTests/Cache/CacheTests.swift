import ContractKit
import Storage
import StorageCache
import TestKit
import Testing
import Vocabulary

@Suite struct PictureCacheTests {
    @Test func everyPromiseIsKept() async {
        await expectContract("picture cache", CacheContract.clauses, on: "disk") { try CacheFixture($0) }
    }

    @Test(arguments: CacheFaults.all)
    func everyFaultIsCaught(fault: Fault<CacheFixture>) async {
        await CacheFaults.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { CacheFaults.table.expectWhole() }

    @Test func withoutFaultEveryPromiseIsKept() async {
        await CacheFaults.table.expectSound("picture cache") { order in
            try CacheFixture(order) { CacheFake(forwardingTo: $0.cache($1)) }
        }
    }

    @Test func filesAreForTheirOwnerAlone() async throws {
        let place = try CacheFixture(.ascending)
        _ = try await place.start().load(place.keys(1)[0])
        #expect(TemporaryFolder.permissions(place.folder) == 0o700)
        #expect(TemporaryFolder.permissions("\(place.folder)/\(place.files[0])") == 0o600)
    }

    @Test func aFolderThatCannotBeWrittenLeavesMemory() async throws {
        let place = try CacheFixture(.ascending)
        try place.temporary.write("사진이 아닙니다", to: "file")
        let limits = PictureCacheLimits(memory: 1 << 20, disk: 1 << 20)
        let cache = place.cache(limits, in: place.temporary.path + "/file/pictures")
        for _ in 0..<2 { _ = try await cache.load(place.keys(1)[0]) }
        #expect(place.downloads.asked.count == 1)
    }
}
