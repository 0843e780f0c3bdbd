public import Vocabulary

/// The verbs of the board, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
///
/// Posts of members whom the principal does not see, because one of the two has blocked the other, look to
/// them like what is not there, in lists and by their identifiers. Visitors and moderators see them.
public protocol PostRepository: Sendable {
    /// Publishes a post of the principal's own, shown to all, in a category that is open.
    ///
    /// The photos are pictures that the principal has uploaded and that no other record shows. With a key, of
    /// any number of calls within 30 days one takes effect, and all answer what was published as it was then.
    ///
    /// Throws `invalidFields` with all field errors, also about a category that is closed or not there and
    /// about photos that cannot be used, `service(.keyReused)` if the key stands for another draft,
    /// `service(.keyInFlight)`.
    func publish(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView

    /// Replaces category, title, text and photos; with `expecting`, only if nobody has changed it since that
    /// version. The author alone may. What title and text were before is kept in the history. It may stay in
    /// a category that was closed, and stays hidden if it is.
    ///
    /// Throws `invalidFields` as `publish`, `notFound`, `notYours`, `changed`.
    func edit(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView

    /// Removes it for good, with its history. The author alone may. Throws `notFound`, `notYours`.
    func remove(_ id: PostID) async throws(PostError)

    /// Hides it from all but its author and moderators, restores what one has hidden, or removes it for good
    /// with its history. Moderators may; the audit log is told. The reason, of 2 to 300 characters in one
    /// line, is what the author reads; to restore it may be blank.
    ///
    /// Throws `moderatorsOnly`, `invalidFields`, `notFound`, `wrongState` where it is so already, `ownPost`
    /// for a moderator who would undo what another did with their own post.
    func moderate(_ id: PostID, _ act: SubjectAct, reason: String) async throws(PostError) -> PostView

    /// One post. Throws `notFound` if there is none or the principal may not see it.
    func post(_ id: PostID) async throws(PostError) -> PostView

    /// A page of the posts that are shown to all and fit the query, the newest first.
    ///
    /// Pages by cursor neither repeat nor skip one that stays while others come and go; numbered pages carry
    /// the total. Throws `invalidFields`, also for the cursor of another query.
    func browse(_ query: PostQuery, _ page: PageRequest) async throws(PostError) -> Page<PostView>

    /// A page of the principal's own posts that are not removed, in that state or in any, the last written
    /// first. Throws `invalidFields` for the cursor of another list.
    func mine(_ state: PostState?, _ page: PageRequest) async throws(PostError) -> Page<PostView>

    /// What its title and text were before each edit that changed them, the last first: at most the last 20.
    /// Whoever may see the post may see them. Throws `notFound`.
    func history(_ id: PostID) async throws(PostError) -> [PostRevision]

    /// All categories in their order, at most 50, also the closed ones.
    func categories() async throws(PostError) -> [PostCategory]

    /// Sets up a category, or changes the names, the position and whether it is open of the one with that
    /// slug; again changes nothing. Operators may; the audit log is told of each change.
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
