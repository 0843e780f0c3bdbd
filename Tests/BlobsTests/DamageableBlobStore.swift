import ContractKit
import Vocabulary

@testable import Blobs

/// A store in memory whose blobs can be damaged, as by faulty memory.
final class DamageableBlobStore: BlobStore {
    private let sound: InMemoryBlobStore
    /// What is read of damaged blobs, until they are put again or deleted.
    private let damaged = LockedValue<[BlobKey: [UInt8]]>([:])

    init(time: any TimeSource, largestBlob: Int) {
        sound = InMemoryBlobStore(time: time, largestBlob: largestBlob)
    }

    var largestBlob: Int { sound.largestBlob }

    /// Changes what is read of the blob from now on; does nothing if it is missing.
    func damage(_ key: BlobKey, _ change: @Sendable ([UInt8]) -> [UInt8]) async throws(BlobError) {
        let bytes: [UInt8]
        do throws(BlobError) {
            bytes = try await whole(key)
        } catch .missing {
            return
        } catch {
            throw error
        }
        damaged.withLock { $0[key] = change(bytes) }
    }

    func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError) {
        mend(key)
        try await sound.put(key, content)
    }

    func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob {
        guard let bytes = damaged.now[key] else { return try await sound.open(key, range) }
        let range = try BlobRange.checked(range, size: bytes.count)
        return OpenedBlob(size: bytes.count, range: range, reader: BytesReader(bytes, range, of: key))
    }

    func size(of key: BlobKey) async throws(BlobError) -> Int {
        if let bytes = damaged.now[key] { return bytes.count }
        return try await sound.size(of: key)
    }

    func delete(_ key: BlobKey) async throws(BlobError) {
        mend(key)
        try await sound.delete(key)
    }

    func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage {
        let page = try await sound.list(after: key, limit: limit)
        let damaged = damaged.now
        let entries = page.entries.map { entry in
            BlobEntry(key: entry.key, size: damaged[entry.key]?.count ?? entry.size, touched: entry.touched)
        }
        return BlobPage(entries: entries, next: page.next)
    }

    private func whole(_ key: BlobKey) async throws(BlobError) -> [UInt8] {
        if let bytes = damaged.now[key] { return bytes }
        return try await sound.open(key).bytes()
    }

    private func mend(_ key: BlobKey) { damaged.withLock { _ = $0.removeValue(forKey: key) } }
}
