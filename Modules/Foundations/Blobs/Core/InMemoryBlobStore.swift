import Synchronization
public import Vocabulary

/// Keeps blobs in memory: for tests, and for a platform without persistence.
public final class InMemoryBlobStore: BlobStore {
    private struct Kept {
        let bytes: [UInt8]
        let touched: Timestamp
    }

    /// The largest size of a blob in bytes.
    public let largestBlob: Int
    private let time: any TimeSource
    private let blobs = Mutex<[BlobKey: Kept]>([:])

    /// An empty store; `time` dates the blobs.
    public init(time: any TimeSource, largestBlob: Int = BlobLimits.usualSize) {
        self.time = time
        self.largestBlob = largestBlob
    }

    public func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError) {
        var bytes: [UInt8] = []
        try await BlobIntake(key, content, limit: largestBlob).read { piece in bytes += piece }
        let kept = Kept(bytes: bytes, touched: time.now())
        blobs.withLock { $0[key] = kept }
    }

    public func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob {
        let bytes = try kept(key).bytes
        let range = try BlobRange.checked(range, size: bytes.count)
        return OpenedBlob(size: bytes.count, range: range, reader: BytesReader(bytes, range, of: key))
    }

    public func size(of key: BlobKey) async throws(BlobError) -> Int { try kept(key).bytes.count }

    public func delete(_ key: BlobKey) async throws(BlobError) {
        blobs.withLock { _ = $0.removeValue(forKey: key) }
    }

    public func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage {
        let limit = min(max(limit, 1), BlobLimits.page)
        let behind = blobs.withLock { blobs in
            blobs.map { BlobEntry(key: $0, size: $1.bytes.count, touched: $1.touched) }
        }.filter { entry in key.map { entry.key > $0 } ?? true }.sorted { $0.key < $1.key }
        let entries = Array(behind.prefix(limit))
        return BlobPage(entries: entries, next: behind.count > limit ? entries.last?.key : nil)
    }

    private func kept(_ key: BlobKey) throws(BlobError) -> Kept {
        guard let kept = blobs.withLock({ $0[key] }) else { throw .missing }
        return kept
    }
}
