public import Blobs
import Vocabulary

extension PictureError {
    /// All bytes of an opened file, of which there are so many. Throws `service` failures.
    public static func reading(
        _ reader: any BlobReader, atMost length: Int
    ) async throws(PictureError) -> [UInt8] {
        try await mappingBlobErrors { () throws(BlobError) in try await reader.rest(atMost: length) }
    }
}
