public import Vocabulary

/// The verbs of the board, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
///
/// A block between two members hides their posts from each other: lists leave them out, and their identifiers
/// are not found. Anonymous visitors and moderators see them.
public protocol PostRepository: Sendable {
    /// Publishes a post of the principal's, shown to all, in an open category.
    ///
    /// The photos are pictures that the principal has uploaded and that no other record shows. With a key,
    /// repeated calls within 30 days publish one post, and all answer it as it was published.
    ///
    /// Throws `invalidFields` with all field errors, including a closed or unknown category and photos that
    /// cannot be used, `service(.keyReused)` if the key stands for another draft, `service(.keyInFlight)`.
    func publish(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView

    /// Replaces category, title, text and photos; with `expecting`, only if the version is still that one.
    /// Only the author may. The history keeps the previous title and text. The post may stay in a category
    /// that was closed, and stays hidden if it is.
    ///
    /// Throws `invalidFields` as `publish`, `notFound`, `notYours`, `changed`.
    func edit(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView

    /// Removes a post for good, with its history. Only the author may. Throws `notFound`, `notYours`.
    func remove(_ id: PostID) async throws(PostError)

    /// Hides a post from all but its author and moderators, restores a hidden one, or removes one for good
    /// with its history. Moderators may; the act is written to the audit log. The reason, one line of 2 to
    /// 300 characters, is shown to the author; it may be blank to restore.
    ///
    /// Throws `moderatorsOnly`, `invalidFields`, `notFound`, `wrongState` if the act changes nothing,
    /// `ownPost` for a moderator who would undo another's act on their own post.
    func moderate(_ id: PostID, _ act: SubjectAct, reason: String) async throws(PostError) -> PostView

    /// One post. Throws `notFound` if there is none or the principal may not see it.
    func post(_ id: PostID) async throws(PostError) -> PostView

    /// A page of the shown posts that match the query, the newest first.
    ///
    /// Pages by cursor neither repeat nor skip a post that stays while others come and go; numbered pages
    /// carry the total. Throws `invalidFields`, also for the cursor of another query.
    func browse(_ query: PostQuery, _ page: PageRequest) async throws(PostError) -> Page<PostView>

    /// A page of the principal's own posts in that state, or in all but removed, the youngest first. Throws
    /// `invalidFields` for the cursor of another list.
    func mine(_ state: PostState?, _ page: PageRequest) async throws(PostError) -> Page<PostView>

    /// The title and text before each edit that changed them, at most 20, the last first. Readers of the post
    /// may read them. Throws `notFound`.
    func history(_ id: PostID) async throws(PostError) -> [PostRevision]

    /// All categories in their order, at most 50, including closed ones.
    func categories() async throws(PostError) -> [PostCategory]

    /// Adds a category, or changes names, position and openness of the one with that slug; repeating it
    /// changes nothing. Operators may; each change is written to the audit log.
    ///
    /// Throws `operatorsOnly`, `invalidFields`, `tooManyCategories`.
    func setCategory(_ category: PostCategory) async throws(PostError) -> PostCategory
}

extension PostRepository {
    /// Publishes without a key.
    public func publish(_ draft: PostDraft) async throws(PostError) -> PostView {
        try await publish(draft, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of the board. Throws `internal` where none were provided.
    public var board: any PostRepository {
        get throws(PostError) {
            try repository((any PostRepository).self, failure: PostError.self)
        }
    }
}
