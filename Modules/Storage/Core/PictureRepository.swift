public import Vocabulary

/// The verbs of pictures, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol PictureRepository: Sendable {
    /// Stores pictures of the principal's own, 1 to 5 at once, all or none, and answers them in the order of
    /// the files. Nobody else sees them until a record shows them; what no record shows goes after a day.
    /// Equal files become pictures of their own.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer the same. Throws
    /// `refused` and the number of the file that is no picture, `busy`, `takesNone`, `invalidFields` with
    /// the field errors of a file, `tooManyUnused`, `service(.keyReused)`, `service(.keyInFlight)`, and what
    /// keeps the files from arriving.
    func upload(
        _ files: any PictureUploads, idempotencyKey key: IdempotencyKey?
    ) async throws(PictureError) -> [PictureView]

    /// One picture. Throws `notFound` if there is none or the principal may not see it.
    func picture(_ id: PictureID) async throws(PictureError) -> PictureView

    /// The file of one of its forms, not opened yet. Throws as `picture`.
    func file(_ id: PictureID, _ size: PictureSize) async throws(PictureError) -> PictureFile

    /// Removes a picture for good that no record shows. The owner may. Throws `notFound`, `notYours`,
    /// `inUse`.
    func remove(_ id: PictureID) async throws(PictureError)

    /// A page of the principal's own pictures, the newest first.
    ///
    /// Pages by cursor neither repeat nor skip one that stays while others come and go; numbered pages carry
    /// the total. Throws `invalidFields` for the cursor of another list.
    func mine(_ page: PageRequest) async throws(PictureError) -> Page<PictureView>
}

extension PictureRepository {
    /// Stores pictures whose files are there already. Throws as the other.
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
