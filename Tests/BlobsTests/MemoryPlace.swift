import Blobs
import BlobsContract
import ContractKit

/// A store in memory, and what clauses need beside it.
struct MemoryPlace {
    let clock = ManualClock()
    let store: DamageableBlobStore
    let order: IdentifierOrder

    init(_ order: IdentifierOrder) {
        store = DamageableBlobStore(time: clock, largestBlob: 2 << 20)
        self.order = order
    }

    var fixture: BlobFixture {
        BlobFixture(
            store, order, reopen: { store }, damage: { key, change in try await store.damage(key, change) },
            pass: { clock.advance(by: $0) })
    }
}
