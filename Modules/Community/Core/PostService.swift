public import Vocabulary

/// The domain of the board: a store and its dependencies. Gives each principal their repository.
public struct PostService: Sendable {
    let store: any PostStore
    let members: any MemberDirectory & StandingDirectory
    let blocks: any BlockDirectory
    let comments: any CommentDirectory
    let pictures: any PictureDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// A service over the store. `members` gives nicknames and the right to write, `blocks` hidden authors,
    /// `comments` the number of comments, `pictures` uploaded pictures.
    public init(
        store: any PostStore, members: any MemberDirectory & StandingDirectory, blocks: any BlockDirectory,
        comments: any CommentDirectory, pictures: any PictureDirectory, time: any TimeSource,
        ids: any IdentifierSource
    ) {
        (self.store, self.members, self.blocks) = (store, members, blocks)
        (self.comments, self.pictures, self.time, self.ids) = (comments, pictures, time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any PostRepository {
        LocalPostRepository(service: self, principal: principal)
    }

    /// Waiting messages: moderators' and operators' acts for the audit log, posts with changed photos, and
    /// closed posts.
    public var outbox: any Outbox { store.outbox }

    /// Erases the data of a withdrawn member: removes their posts with all texts, and refuses further writes
    /// for them. Repeating it changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(PostError) {
        try await store.forget(member, at: time.now())
    }
}
