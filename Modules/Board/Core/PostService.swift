public import Vocabulary

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository.
public struct PostService: Sendable {
    let store: any PostStore
    let members: any MemberDirectory & StandingDirectory
    let blocks: any BlockDirectory
    let comments: any CommentDirectory
    let pictures: any PictureDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// Over the store; `members` says what authors are called and who may write, `blocks` whose posts a
    /// member does not see, `comments` how much is said about each, `pictures` what members have uploaded.
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

    /// What waits to be told: acts of moderators and operators to the audit log, which posts' photos have
    /// changed, and which posts are gone.
    public var outbox: any Outbox { store.outbox }

    /// Takes a member who has withdrawn off the board: nothing is written for them any more, their posts are
    /// removed and all that they said in them is erased. Doing it again changes nothing. Throws `service`
    /// failures.
    public func forget(_ member: MemberID) async throws(PostError) {
        try await store.forget(member, at: time.now())
    }
}
