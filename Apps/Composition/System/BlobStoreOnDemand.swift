import Blobs

/// A blob store that is opened by the first verb that needs it; if that fails, by the next.
actor BlobStoreOnDemand: BlobStore {
    private let make: @Sendable () async throws(BlobError) -> any BlobStore
    private var store: (any BlobStore)?

    /// The most bytes of a blob, which is what stores have unless told otherwise.
    nonisolated var largestBlob: Int { BlobLimits.usualSize }

    init(_ make: @escaping @Sendable () async throws(BlobError) -> any BlobStore) {
        self.make = make
    }

    /// Two that come first at once may both open it; each opened one is as good as the other.
    private func opened() async throws(BlobError) -> any BlobStore {
        if let store { return store }
        let made = try await make()
        if store == nil { store = made }
        return store ?? made
    }

    func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError) {
        let store: any BlobStore
        do throws(BlobError) {
            store = try await opened()
        } catch {
            content.reader.close()
            throw error
        }
        try await store.put(key, content)
    }

    func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob {
        try await opened().open(key, range)
    }

    func size(of key: BlobKey) async throws(BlobError) -> Int { try await opened().size(of: key) }

    func delete(_ key: BlobKey) async throws(BlobError) { try await opened().delete(key) }

    func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage {
        try await opened().list(after: key, limit: limit)
    }
}
