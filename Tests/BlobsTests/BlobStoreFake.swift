import Blobs

/// A store whose verbs can be replaced one by one; the others ask a real one.
struct BlobStoreFake: BlobStore {
    var putting: @Sendable (BlobKey, BlobContent) async throws(BlobError) -> Void
    var opening: @Sendable (BlobKey, Range<Int>?) async throws(BlobError) -> OpenedBlob
    var sizing: @Sendable (BlobKey) async throws(BlobError) -> Int
    var deleting: @Sendable (BlobKey) async throws(BlobError) -> Void
    var listing: @Sendable (BlobKey?, Int) async throws(BlobError) -> BlobPage
    let largestBlob: Int

    init(forwardingTo store: any BlobStore) {
        largestBlob = store.largestBlob
        putting = { key, content async throws(BlobError) in try await store.put(key, content) }
        opening = { key, range async throws(BlobError) in try await store.open(key, range) }
        sizing = { key async throws(BlobError) in try await store.size(of: key) }
        deleting = { key async throws(BlobError) in try await store.delete(key) }
        listing = { key, limit async throws(BlobError) in try await store.list(after: key, limit: limit) }
    }

    func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError) {
        try await putting(key, content)
    }

    func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob {
        try await opening(key, range)
    }

    func size(of key: BlobKey) async throws(BlobError) -> Int { try await sizing(key) }

    func delete(_ key: BlobKey) async throws(BlobError) { try await deleting(key) }

    func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage {
        try await listing(key, limit)
    }
}

/// Asks another reader, with parts of it replaced.
final class ReaderFake: BlobReader {
    private let pieces: @Sendable () async throws(BlobError) -> [UInt8]?
    private let closing: @Sendable () -> Void

    init(
        closing: @escaping @Sendable () -> Void = {},
        _ pieces: @escaping @Sendable () async throws(BlobError) -> [UInt8]?
    ) {
        self.pieces = pieces
        self.closing = closing
    }

    func next() async throws(BlobError) -> [UInt8]? { try await pieces() }

    func close() { closing() }
}
