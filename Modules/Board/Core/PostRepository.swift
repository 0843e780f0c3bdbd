public import Vocabulary

/// The verbs of board, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol PostRepository: Sendable {
    /// Adds one of the principal's own, shown to all.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer what was added as
    /// it was then. Throws `invalidFields` with all field errors, `service(.keyReused)` if the key stands for
    /// another draft, `service(.keyInFlight)`.
    func add(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView

    /// One post. Throws `notFound` if there is none or the principal may not see it.
    func post(_ id: PostID) async throws(PostError) -> PostView

    /// Gives it another title. With `expecting`, only if nobody has changed it since that version. The owner
    /// may.
    ///
    /// Throws `invalidFields`, `notFound`, `notYours`, `changed`.
    func rename(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView

    /// Shows it to its owner and moderators alone. The owner and moderators may.
    ///
    /// Throws `notFound`, `notYours`, `alreadyHidden`.
    func hide(_ id: PostID) async throws(PostError) -> PostView

    /// Removes it for good. The owner and moderators may. Throws `notFound`, `notYours`.
    func remove(_ id: PostID) async throws(PostError)

    /// A page of what is shown to all, the newest first.
    ///
    /// Pages by cursor neither repeat nor skip one that stays while others come and go; numbered pages carry
    /// the total. Throws `invalidFields` for the cursor of another list.
    func browse(_ page: PageRequest) async throws(PostError) -> Page<PostView>
}

extension PostRepository {
    /// Adds one of the principal's own, without a key.
    public func add(_ draft: PostDraft) async throws(PostError) -> PostView {
        try await add(draft, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of board. Throws `internal` where none were provided.
    public var board: any PostRepository {
        get throws(PostError) {
            try repository((any PostRepository).self, failure: PostError.self)
        }
    }
}
