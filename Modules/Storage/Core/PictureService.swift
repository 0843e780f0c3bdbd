public import Blobs
public import Vocabulary

/// The domain of pictures: a store, a blob store and other dependencies. Gives each principal their
/// repository, and each domain the pictures of its records.
public struct PictureService: Sendable {
    package let store: any PictureStore
    let blobs: any BlobStore
    let links: (any BlobLinks)?
    let maker: any PictureMaking
    let attachments: any PictureAttachments
    let subjects: any SubjectDirectory
    let reports: any ReportDirectory
    let members: any MemberDirectory & StandingDirectory
    package let time: any TimeSource
    package let ids: any IdentifierSource

    /// A service over the store and the blob store. With `links` to the latter, clients get files directly.
    /// `attachments` gives the pictures of all domains' records; of private records `subjects` gives those
    /// that a moderator sees, and `reports` the reported ones; the directory gives the right to write.
    public init(
        store: any PictureStore, blobs: any BlobStore, links: (any BlobLinks)? = nil,
        maker: any PictureMaking, attachments: any PictureAttachments,
        subjects: any SubjectDirectory, reports: any ReportDirectory,
        members: any MemberDirectory & StandingDirectory,
        time: any TimeSource, ids: any IdentifierSource
    ) {
        self.store = store
        self.blobs = blobs
        self.links = links
        self.maker = maker
        self.attachments = attachments
        (self.subjects, self.reports) = (subjects, reports)
        self.members = members
        self.time = time
        self.ids = ids
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any PictureRepository {
        LocalPictureRepository(service: self, principal: principal)
    }

    /// The port by which the domains of records claim and settle pictures.
    public var directory: any PictureDirectory { StoredPictureDirectory(service: self) }

    /// Removes the pictures of a withdrawn member. Repeating it changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(PictureError) {
        try await store.forget(member, at: time.now())
    }
}
