/// Stores bytes under their hash: in memory, on a disk or in an object store.
///
/// The port for pictures and other files. Every verb is idempotent. After `unavailable` from `put` or
/// `delete` the outcome is unknown: retry, or check with `size`. The store does not know which blobs are
/// needed; a database does, and an audit compares the two.
public protocol BlobStore: Sendable {
    /// The largest size of a blob in this store, in bytes.
    var largestBlob: Int { get }

    /// Stores the bytes under their key. On return they are durable, complete and dated now. An existing
    /// blob is always rewritten, never trusted unread. Readers see the whole blob or none, at any moment and
    /// after any crash. Closes the content's reader.
    ///
    /// Throws `tooLarge` before reading; `mismatched` if the bytes differ from the key or the announced
    /// size; `full`; and as the content's reader: an earlier blob then remains unchanged. Throws
    /// `unavailable` if the outcome is unknown.
    func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError)

    /// Opens a range of the blob, counted from 0; nil means all of it. If the blob is deleted meanwhile, the
    /// reader supplies its bytes to the end or throws `missing`.
    ///
    /// Throws `missing`; `outOfRange` if the range is not empty and exceeds the blob; `unavailable`. When
    /// the whole blob is read, the reader throws `damaged` at the end if the bytes differ; a partial read is
    /// not verified.
    func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob

    /// The blob's size in bytes. Throws `missing` and `unavailable`.
    func size(of key: BlobKey) async throws(BlobError) -> Int

    /// Deletes the blob if it exists. On return it is gone for good; one put concurrently is whole or gone.
    /// Throws `unavailable` if the outcome is unknown.
    func delete(_ key: BlobKey) async throws(BlobError)

    /// The blobs after that key (nil: from the first), in key order, at most `limit` and at most
    /// `BlobLimits.page`. Paging through the list returns every blob that exists throughout exactly once;
    /// blobs put or deleted meanwhile may or may not appear. Foreign files or objects are left out. Throws
    /// `unavailable`.
    func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage
}

extension BlobStore {
    /// Opens the whole blob. Throws as `open(_:_:)`.
    public func open(_ key: BlobKey) async throws(BlobError) -> OpenedBlob { try await open(key, nil) }

    /// Puts bytes held in memory and returns their key. Throws as `put(_:_:)`.
    @discardableResult
    public func put(_ bytes: [UInt8], generation: UInt32 = 0) async throws(BlobError) -> BlobKey {
        let key = BlobKey(of: bytes, generation: generation)
        try await put(key, BlobContent(bytes))
        return key
    }
}
