import Blobs
import BlobsContract
import ContractKit

/// Ways in which a store of blobs can be wrong.
enum BlobFaults {
    typealias Table = [Fault<BlobFixture>]

    static let all: Table = putting + again + reading + listing

    /// A fault of one verb, over a store in memory.
    static func fault(
        _ name: String, caughtBy clauses: String...,
        change: @escaping @Sendable (inout BlobStoreFake, DamageableBlobStore) -> Void
    ) -> Fault<BlobFixture> {
        Fault(name, caughtBy: clauses) { order in
            let place = MemoryPlace(order)
            var fake = BlobStoreFake(forwardingTo: place.store)
            change(&fake, place.store)
            return place.fixture.with(fake)
        }
    }

    private static let putting: Table = [
        fault("has room for one blob", caughtBy: "composed and decomposed") { fake, store in
            fake.putting = { key, content async throws(BlobError) in
                let isEmpty = try await store.list(after: nil, limit: 1).entries.isEmpty
                if isEmpty { try await store.put(key, content) } else { content.reader.close() }
            }
        },
        Fault("forgets when closed", caughtBy: ["what was put is there after closing"]) { order in
            let place = MemoryPlace(order)
            let empty = InMemoryBlobStore(time: place.clock)
            return BlobFixture(
                place.store, order, reopen: { empty }, damage: place.fixture.damage,
                pass: place.fixture.pass)
        },
        fault("leaves its source open", caughtBy: "the source is closed") { fake, store in
            fake.putting = { key, content async throws(BlobError) in
                let reader = ReaderFake { () async throws(BlobError) in try await content.reader.next() }
                try await store.put(key, BlobContent(size: content.size, from: reader))
            }
        },
        fault(
            "keeps whatever comes", caughtBy: "bytes that are not those", "fewer or more bytes"
        ) { fake, store in
            fake.putting = { _, content async throws(BlobError) in
                try await store.put(try await content.reader.rest(atMost: 1 << 22))
            }
        },
        fault("counts after it has read", caughtBy: "too many bytes") { fake, store in
            fake.putting = { key, content async throws(BlobError) in
                if content.size > store.largestBlob { _ = try await content.reader.next() }
                try await store.put(key, content)
            }
        },
        fault("removes before it writes", caughtBy: "a source that fails") { fake, store in
            fake.putting = { key, content async throws(BlobError) in
                try await store.delete(key)
                try await store.put(key, content)
            }
        },
    ]

    private static let again: Table = [
        fault(
            "takes what exists for good", caughtBy: "to put again is safe", "to put again mends"
        ) { fake, store in
            fake.putting = { key, content async throws(BlobError) in
                guard (try? await store.size(of: key)) == nil else { return content.reader.close() }
                try await store.put(key, content)
            }
        },
        fault("keeps a blob for each writer", caughtBy: "many who put one blob") { fake, store in
            let puts = LockedValue(0)
            fake.putting = { key, content async throws(BlobError) in
                puts.withLock { $0 += 1 }
                try await store.put(key, content)
            }
            fake.listing = { key, limit async throws(BlobError) in
                let page = try await store.list(after: key, limit: limit)
                let entries = page.entries.flatMap { [BlobEntry](repeating: $0, count: min(2, puts.now)) }
                return BlobPage(entries: entries, next: page.next)
            }
        },
        fault("deletes half of it", caughtBy: "to put and to delete at once") { fake, store in
            fake.deleting = { key async throws(BlobError) in
                // The fault shows where there is something to delete, so it waits for that.
                for _ in 0..<100_000 where (try? await store.size(of: key)) == nil { await Task.yield() }
                try await store.damage(key) { Array($0.prefix($0.count / 2)) }
            }
        },
        fault("mixes generations", caughtBy: "generations of equal bytes") { fake, store in
            fake.putting = { key, content async throws(BlobError) in
                let mixed = BlobKey(hash: key.hash) ?? key
                try await store.put(mixed, content)
            }
        },
        fault("never takes back what was deleted", caughtBy: "what was deleted can be put") { fake, store in
            let deleted = LockedValue<Set<BlobKey>>([])
            fake.deleting = { key async throws(BlobError) in
                deleted.withLock { _ = $0.insert(key) }
                try await store.delete(key)
            }
            fake.putting = { key, content async throws(BlobError) in
                if deleted.now.contains(key) { return content.reader.close() }
                try await store.put(key, content)
            }
        },
        fault("hides instead of deleting", caughtBy: "what was deleted is gone") { fake, _ in
            fake.deleting = { _ async throws(BlobError) in }
        },
    ]

    private static let listing: Table = [
        fault("lists backwards", caughtBy: "the list goes through all blobs") { fake, store in
            fake.listing = { key, limit async throws(BlobError) in
                let page = try await store.list(after: key, limit: limit)
                return BlobPage(entries: page.entries.reversed(), next: page.next)
            }
        },
        fault("loses its place with the blob", caughtBy: "a list goes on behind") { fake, store in
            fake.listing = { key, limit async throws(BlobError) in
                if let key, (try? await store.size(of: key)) == nil {
                    return BlobPage(entries: [], next: nil)
                }
                return try await store.list(after: key, limit: limit)
            }
        },
        fault("leaves out the first of a later page", caughtBy: "what is there all the time") {
            fake, store in
            fake.listing = { key, limit async throws(BlobError) in
                let page = try await store.list(after: key, limit: limit)
                return key == nil ? page : BlobPage(entries: Array(page.entries.dropFirst()), next: page.next)
            }
        },
    ]
}
