public import Vocabulary

/// The domain of listings: a store and its dependencies. Gives each principal their repository.
public struct ListingService: Sendable {
    let store: any ListingStore
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let pictures: any PictureDirectory
    let comments: any CommentDirectory
    let time: any TimeSource
    let ids: any IdentifierSource
    let holdLimits: HoldLimits

    /// A service over the store. `members` gives nicknames, the right to write and blocks, `pictures`
    /// uploaded pictures, `comments` the number of comments.
    public init(
        store: any ListingStore, members: any MemberDirectory & StandingDirectory & BlockDirectory,
        pictures: any PictureDirectory, comments: any CommentDirectory = NoComments(),
        time: any TimeSource, ids: any IdentifierSource,
        holdLimits: HoldLimits = .usual
    ) {
        self.store = store
        self.members = members
        self.pictures = pictures
        self.comments = comments
        self.time = time
        self.ids = ids
        self.holdLimits = holdLimits
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any ListingRepository {
        LocalListingRepository(service: self, principal: principal)
    }

    /// The next moment at which a listing changes by itself: the end of the first active hold. Nil if there
    /// is none. Throws `service` failures.
    public func nextChange() async throws(ListingError) -> Timestamp? {
        try await store.nextExpiry()
    }

    /// Waiting messages: moderators' acts for the audit log, listings with changed photos, and closed
    /// listings.
    public var outbox: any Outbox { store.outbox }

    /// Erases the data of a withdrawn member: removes their listings with all texts, their likes and holds,
    /// and refuses further writes for them. Repeating it changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(ListingError) {
        try await store.forget(member, at: time.now())
    }
}
