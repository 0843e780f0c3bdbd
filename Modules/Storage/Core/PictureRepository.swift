public import Vocabulary

/// The verbs of pictures, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol PictureRepository: Sendable {
    /// Stores 1 to 5 pictures of the principal's, all or none; answers them in the order of files. Only the
    /// principal sees them until a record shows them; unused ones are removed after a day. Equal files become
    /// separate pictures.
    ///
    /// With a key, repeated calls within 30 days store the files once, and all answer the same. Throws
    /// `refused` with the number of the file that is no picture, `busy`, `takesNone`, `invalidFields` with
    /// the field errors of a file, `tooManyUnused`, `service(.keyReused)`, `service(.keyInFlight)`, and
    /// failures to receive the files.
    func upload(
        _ files: any PictureUploads, idempotencyKey key: IdempotencyKey?
    ) async throws(PictureError) -> [PictureView]

    /// One picture. Throws `notFound` if there is none or the principal may not see it.
    func picture(_ id: PictureID) async throws(PictureError) -> PictureView

    /// The file of a stored form, not opened yet. Throws as `picture`.
    func file(_ id: PictureID, _ size: PictureSize) async throws(PictureError) -> PictureFile

    /// Removes an unused picture for good. The owner may. Throws `notFound`, `notYours`, `inUse`.
    func remove(_ id: PictureID) async throws(PictureError)

    /// A page of the principal's own pictures, the newest first.
    ///
    /// Pages by cursor neither repeat nor skip one that stays while others come and go; numbered pages carry
    /// the total. Throws `invalidFields` for the cursor of another list.
    func mine(_ page: PageRequest) async throws(PictureError) -> Page<PictureView>
}

extension PictureRepository {
    /// Stores pictures whose files are in memory. Throws as the other.
    public func upload(
        _ files: [PictureUpload], idempotencyKey key: IdempotencyKey? = nil
    ) async throws(PictureError) -> [PictureView] {
        try await upload(ListedUploads(files), idempotencyKey: key)
    }
}

extension Services {
    /// The verbs of pictures. Throws `internal` where none were provided.
    public var pictures: any PictureRepository {
        get throws(PictureError) {
            try repository((any PictureRepository).self, failure: PictureError.self)
        }
    }
}
