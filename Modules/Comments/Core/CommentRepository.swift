public import Vocabulary

/// The verbs of comments, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol CommentRepository: Sendable {
    /// Adds one of the principal's own, shown to all.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer what was added as
    /// it was then. Throws `invalidFields` with all field errors, `service(.keyReused)` if the key stands for
    /// another draft, `service(.keyInFlight)`.
    func add(
        _ draft: CommentDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView

    /// One comment. Throws `notFound` if there is none or the principal may not see it.
    func comment(_ id: CommentID) async throws(CommentError) -> CommentView

    /// Gives it another title. With `expecting`, only if nobody has changed it since that version. The owner
    /// may.
    ///
    /// Throws `invalidFields`, `notFound`, `notYours`, `changed`.
    func rename(
        _ id: CommentID, _ draft: CommentDraft, expecting version: Version?
    ) async throws(CommentError) -> CommentView

    /// Shows it to its owner and moderators alone. The owner and moderators may.
    ///
    /// Throws `notFound`, `notYours`, `alreadyHidden`.
    func hide(_ id: CommentID) async throws(CommentError) -> CommentView

    /// Removes it for good. The owner and moderators may. Throws `notFound`, `notYours`.
    func remove(_ id: CommentID) async throws(CommentError)

    /// A page of what is shown to all, the newest first.
    ///
    /// Pages by cursor neither repeat nor skip one that stays while others come and go; numbered pages carry
    /// the total. Throws `invalidFields` for the cursor of another list.
    func browse(_ page: PageRequest) async throws(CommentError) -> Page<CommentView>
}

extension CommentRepository {
    /// Adds one of the principal's own, without a key.
    public func add(_ draft: CommentDraft) async throws(CommentError) -> CommentView {
        try await add(draft, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of comments. Throws `internal` where none were provided.
    public var comments: any CommentRepository {
        get throws(CommentError) {
            try repository((any CommentRepository).self, failure: CommentError.self)
        }
    }
}
