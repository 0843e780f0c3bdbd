public import Blobs
import Vocabulary

/// The blobs of pictures, for copies and audits.
public struct PictureBlobs: BlobCatalogue {
    private let store: any PictureStore

    /// The blobs that the store knows.
    public init(_ store: any PictureStore) { self.store = store }

    /// As `BlobCatalogue.known`.
    public func known(after key: BlobKey?, limit: Int) async throws(BlobError) -> [KnownBlob] {
        do throws(PictureError) {
            return try await store.blobs(after: key, limit: limit)
        } catch {
            throw .unavailable(error.message)
        }
    }
}
