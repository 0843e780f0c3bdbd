public import Blobs
import Vocabulary

/// The blobs of pictures as those see them who copy or audit them.
public struct PictureBlobs: BlobCatalogue {
    private let store: any PictureStore

    /// Those that the store knows.
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
