public import Blobs
public import Vocabulary

/// The domain put together: what is known of pictures, where their bytes are, and what it needs from
/// outside. Gives each principal their repository, and every domain the pictures that its records show.
public struct PictureService: Sendable {
    let store: any PictureStore
    let blobs: any BlobStore
    let links: (any BlobLinks)?
    let maker: any PictureMaking
    let attachments: any PictureAttachments
    let subjects: any SubjectDirectory
    let reports: any ReportDirectory
    let members: any MemberDirectory & StandingDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// Over the store and the blob store; where there are `links` to that, clients get files by these.
    /// `attachments` says what the records of all domains show; of those that are not public `subjects` says
    /// which a moderator sees, and `reports` which were reported; the directory says who may write.
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

    /// Removes the pictures of a member who has withdrawn. Doing it again changes nothing. Throws `service`
    /// failures.
    public func forget(_ member: MemberID) async throws(PictureError) {
        try await store.forget(member, at: time.now())
    }
}
