public import Vocabulary

/// The verbs of crews, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol CrewRepository: Sendable {
    /// Adds one of the principal's own, shown to all.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer what was added as
    /// it was then. Throws `invalidFields` with all field errors, `service(.keyReused)` if the key stands for
    /// another draft, `service(.keyInFlight)`.
    func add(
        _ draft: CrewDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CrewView

    /// One crew. Throws `notFound` if there is none or the principal may not see it.
    func crew(_ id: CrewID) async throws(CrewError) -> CrewView

    /// Gives it another title. With `expecting`, only if it has not changed since that version. The owner
    /// may.
    ///
    /// Throws `invalidFields`, `notFound`, `notYours`, `changed`.
    func rename(
        _ id: CrewID, _ draft: CrewDraft, expecting version: Version?
    ) async throws(CrewError) -> CrewView

    /// Shows it to its owner and moderators alone. The owner and moderators may.
    ///
    /// Throws `notFound`, `notYours`, `alreadyHidden`.
    func hide(_ id: CrewID) async throws(CrewError) -> CrewView

    /// Removes it for good. The owner and moderators may. Throws `notFound`, `notYours`.
    func remove(_ id: CrewID) async throws(CrewError)

    /// A page of what is shown to all, the newest first.
    ///
    /// Pages by cursor neither repeat nor skip one that stays while others come and go; numbered pages carry
    /// the total. Throws `invalidFields` for the cursor of another list.
    func browse(_ page: PageRequest) async throws(CrewError) -> Page<CrewView>
}

extension CrewRepository {
    /// Adds one of the principal's own, without a key.
    public func add(_ draft: CrewDraft) async throws(CrewError) -> CrewView {
        try await add(draft, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of crews. Throws `internal` where none were provided.
    public var crews: any CrewRepository {
        get throws(CrewError) {
            try repository((any CrewRepository).self, failure: CrewError.self)
        }
    }
}
