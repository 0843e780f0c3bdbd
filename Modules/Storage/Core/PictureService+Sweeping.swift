import Blobs
import Vocabulary

extension PictureService {
    /// How many pictures or blobs are swept at a time.
    private static let batch = 100

    /// Removes some pictures unused for a day, and some blobs without references, from the blob store first.
    /// The next call continues after an interruption; several programs may sweep at once.
    ///
    /// A claimed picture is removed only after its record's own domain has answered that it does not show it;
    /// during an outage of that domain it stays. Throws the first `service` failure, after all other work.
    public func sweep() async throws(PictureError) {
        let horizon = time.now().advanced(by: .zero - Picture.unusedTime)
        var failure: PictureError?
        for picture in try await store.unused(since: horizon, limit: Self.batch) {
            do throws(PictureError) {
                try await sweep(picture, horizon)
            } catch {
                failure = failure ?? error
            }
        }
        for blob in try await store.condemn(at: time.now(), limit: Self.batch) {
            do throws(PictureError) {
                try await PictureError.mappingBlobErrors { () throws(BlobError) in
                    try await blobs.delete(blob)
                }
                try await store.bury(blob)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    private func sweep(_ picture: Picture, _ horizon: Timestamp) async throws(PictureError) {
        if let record = picture.use.record, try await isShown(picture, by: record) {
            return try await settle(record)
        }
        do throws(PictureError) {
            try await store.remove(picture.id, unusedSince: horizon)
        } catch {
            // Removed, claimed or shown concurrently.
            guard error == .notFound || error == .inUse else { throw error }
        }
    }
}

extension PictureError {
    /// Runs blob store operations and throws their errors as service failures.
    static func mappingBlobErrors<Value>(
        _ body: () async throws(BlobError) -> Value
    ) async throws(PictureError) -> Value {
        do throws(BlobError) {
            return try await body()
        } catch {
            throw .service(error.service)
        }
    }
}
