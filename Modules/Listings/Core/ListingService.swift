public import Vocabulary

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository.
public struct ListingService: Sendable {
    let store: any ListingStore
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let pictures: any PictureDirectory
    let comments: any CommentDirectory
    let time: any TimeSource
    let ids: any IdentifierSource
    let holdLimits: HoldLimits

    /// Over the store; the directory says what sellers are called, who may write and whom somebody does not
    /// see, `pictures` what members have uploaded, `comments` how much is said about listings.
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

    /// The next moment at which a listing changes though nobody does anything: the end of the first active
    /// hold. Nil if there is none. Throws `service` failures.
    public func nextChange() async throws(ListingError) -> Timestamp? {
        try await store.nextExpiry()
    }

    /// What waits to be told: acts of moderators to the audit log, which listings' photos have changed, and
    /// which listings are gone.
    public var outbox: any Outbox { store.outbox }

    /// Takes a member who has withdrawn out of the market: nothing is written for them any more, their likes
    /// and holds go, their listings are removed and all that they said in them is erased. Doing it again
    /// changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(ListingError) {
        try await store.forget(member, at: time.now())
    }
}
