/// Where bytes are kept under their own hash: in memory, on a disk, in an object store. The port of whoever
/// keeps pictures and other files.
///
/// Every verb can be asked again, with the effect of once. Whoever gets `unavailable` from `put` or `delete`
/// does not know whether it happened, and asks again or finds out by `size`. Which blobs are needed the store
/// does not know: that stands in a database, and an audit compares both.
public protocol BlobStore: Sendable {
    /// The most bytes that a blob may have here.
    var largestBlob: Int { get }

    /// Keeps the bytes under their key. When it returns they are durable, whole, and touched at this moment;
    /// a blob that was there already is replaced by its equal, never taken for good unseen. Readers see the
    /// whole blob or none, at any moment and after any crash. Closes the content's reader.
    ///
    /// Throws `tooLarge` before anything is read; `mismatched` if the bytes are not those of the key or not
    /// as many as announced, `full`, and what the content's reader throws: then nothing of them is kept, and
    /// what was there before still is. Throws `unavailable` if the outcome is unknown.
    func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError)

    /// Opens a range of the blob, counted from 0, for reading; nil for all of it. Whoever has opened a blob
    /// that is deleted then reads its very bytes to the end, or gets `missing`.
    ///
    /// Throws `missing`; `outOfRange` if the range is not empty and does not lie in the blob; `unavailable`.
    /// The reader throws `damaged` at the end of a whole blob that is not what was put; of a part nobody can
    /// tell.
    func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob

    /// How many bytes the blob has. Throws `missing` and `unavailable`.
    func size(of key: BlobKey) async throws(BlobError) -> Int

    /// Removes the blob, if it is there. When it returns the blob is gone for good; one that is put meanwhile
    /// is whole or gone. Throws `unavailable` if the outcome is unknown.
    func delete(_ key: BlobKey) async throws(BlobError)

    /// The blobs behind that key (nil: from the first) in the order of their keys, at most so many and at
    /// most `BlobLimits.page`. Whoever goes from page to page sees every blob that was there all the time
    /// once, and of those that came or went meanwhile any. What is no blob is left out. Throws
    /// `unavailable`.
    func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage
}

extension BlobStore {
    /// Opens the whole blob. Throws as the other.
    public func open(_ key: BlobKey) async throws(BlobError) -> OpenedBlob { try await open(key, nil) }

    /// Keeps bytes that are all in memory, and gives their key. Throws as the other.
    @discardableResult
    public func put(_ bytes: [UInt8], generation: UInt32 = 0) async throws(BlobError) -> BlobKey {
        let key = BlobKey(of: bytes, generation: generation)
        try await put(key, BlobContent(bytes))
        return key
    }
}
