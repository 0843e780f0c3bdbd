public import Vocabulary

/// The domain of the feed: a store and its dependencies. Gives each principal their repository.
public struct FeedService: Sendable {
    let store: any FeedStore
    let members: any MemberPorts
    let comments: any CommentDirectory
    let pictures: any PictureDirectory
    let listings: any WornListings
    let time: any TimeSource
    let ids: any IdentifierSource

    /// A service over the store. `members` gives nicknames, blocks and the right to write, `comments` the
    /// number of comments, `pictures` uploaded pictures, `listings` what posts may link.
    public init(
        store: any FeedStore, members: any MemberPorts, comments: any CommentDirectory,
        pictures: any PictureDirectory, listings: any WornListings, time: any TimeSource,
        ids: any IdentifierSource
    ) {
        (self.store, self.members, self.comments) = (store, members, comments)
        (self.pictures, self.listings, self.time, self.ids) = (pictures, listings, time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any FeedRepository {
        LocalFeedRepository(service: self, principal: principal)
    }

    /// Waiting messages: moderators' acts for the audit log, posts with changed photos, closed posts, and
    /// notices.
    public var outbox: any Outbox { store.outbox }

    /// When a first page of "popular" that was kept for visitors must be read anew: its cursor serves for one
    /// walk, of which half is left at least.
    public func nextChange() -> Timestamp { time.now().advanced(by: PopularWalk.lifetime / 2) }

    /// Erases the data of a withdrawn member: their posts with all texts, likes and follows, and refuses
    /// further writes for them. Repeating it changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(FeedError) {
        try await store.forget(member, at: time.now())
    }

    /// Counts the hashtags of the week. A job; repeating it changes nothing. Throws `service` failures.
    public func countHashtags() async throws(FeedError) {
        try await store.countHashtags(at: time.now())
    }

    /// Ends following between two members, in both directions, because one has blocked the other. Repeating
    /// it changes nothing. Throws `service` failures.
    public func separate(_ one: MemberID, _ other: MemberID) async throws(FeedError) {
        try await store.unfollow(other, by: one)
        try await store.unfollow(one, by: other)
    }

    /// Counts a member's likes no more after a suspension, and again after its end. Repeating it changes
    /// nothing. Throws `service` failures.
    public func countLikes(of member: MemberID, _ areCounted: Bool) async throws(FeedError) {
        try await store.countLikes(of: member, areCounted, at: time.now())
    }
}
