import Blobs
import ContractKit
import Testing
import Vocabulary

/// Copies and audits of stores against what a database knows.
@Suite struct AuditTests {
    /// A database that knows these blobs.
    struct Catalogue: BlobCatalogue {
        var blobs: [KnownBlob] = []

        func known(after key: BlobKey?, limit: Int) async throws(BlobError) -> [KnownBlob] {
            Array(
                blobs.sorted { $0.key < $1.key }.filter { blob in key.map { blob.key > $0 } ?? true }.prefix(
                    limit))
        }

        mutating func note(_ key: BlobKey, _ size: Int, references: Int = 1) {
            blobs.append(
                KnownBlob(key: key, size: size, references: references, isCondemned: references == 0))
        }
    }

    private let clock = ManualClock()

    private func bytes(_ number: Int) -> [UInt8] { Array("사진 \(number)".utf8) }

    /// A store with that many blobs, and a database that needs all of them.
    private func place(_ count: Int) async throws -> (InMemoryBlobStore, Catalogue, [BlobKey]) {
        let store = InMemoryBlobStore(time: clock)
        var (catalogue, keys) = (Catalogue(), [BlobKey]())
        for number in 0..<count {
            let key = try await store.put(bytes(number), generation: UInt32(number))
            catalogue.note(key, bytes(number).count)
            keys.append(key)
        }
        return (store, catalogue, keys)
    }

    @Test func aStoreThatHoldsWhatIsNeededIsClean() async throws {
        let (store, catalogue, _) = try await place(2_500)
        let report = try await BlobAudit(catalogue, store, time: clock).look()
        #expect(report.isClean && report.needed == 2_500 && report.stored == 2_500)
    }

    @Test func whatIsMissingOrOfAnotherLengthIsNamed() async throws {
        var (store, catalogue, keys) = try await place(5)
        try await store.delete(keys[3])
        catalogue.blobs[1] = KnownBlob(key: keys[1], size: 1, references: 1, isCondemned: false)
        catalogue.note(BlobKey(of: [1]), 1, references: 0)
        let report = try await BlobAudit(catalogue, store, time: clock).look()
        #expect(Set(report.missing) == [keys[3], keys[1]])
        #expect(report.orphans.isEmpty && report.needed == 5)
    }

    @Test func whatNobodyKnowsIsRemovedAfterADayAndNotBefore() async throws {
        let (store, catalogue, keys) = try await place(300)
        let orphans = [try await store.put([1]), try await store.put([2])]
        #expect(try await BlobAudit(catalogue, store, time: clock).repair().isClean)
        clock.advance(by: .seconds(86_401))
        let audit = BlobAudit(catalogue, store, time: clock)
        #expect(Set(try await audit.look().orphans) == Set(orphans))
        #expect(try await audit.repair().removed == 2)
        #expect(try await audit.look().isClean)
        for key in keys { _ = try await store.size(of: key) }
    }

    @Test func strangelyManyOrphansAreLeftAlone() async throws {
        let (store, _, _) = try await place(5)
        clock.advance(by: .seconds(86_401))
        let report = try await BlobAudit(Catalogue(), store, time: clock).repair()
        #expect(report.isStrange && report.removed == 0 && report.orphans.count == 5)
        #expect(try await store.list(after: nil, limit: 10).entries.count == 5)
    }

    @Test func aCopyTakesWhatIsNeededAndGoesOnWhereItStopped() async throws {
        var (store, catalogue, keys) = try await place(7)
        let target = InMemoryBlobStore(time: clock)
        try await target.put(bytes(2), generation: 2)
        _ = try await store.put([9])
        catalogue.note(BlobKey(of: [9]), 1, references: 0)
        try await store.delete(keys[5])
        let report = try await BlobCopy(catalogue, from: store, to: target).run()
        #expect(report.missing == [keys[5]])
        #expect(report.present == 6 && report.copied == 5)
        #expect(
            try await target.list(after: nil, limit: 10).entries.map(\.key)
                == keys.filter { $0 != keys[5] }.sorted())
        #expect(try await BlobCopy(catalogue, from: store, to: target).run().copied == 0)
    }
}
