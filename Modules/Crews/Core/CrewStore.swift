public import Vocabulary

/// The atomic operations on stored crews. Each either happens wholly and durably or throws a `service`
/// failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol CrewStore: Sendable {
    /// Keeps a new one and, in the same step, the idempotency record of the request; answers it. If the same
    /// was asked within 30 days, keeps nothing and answers what was kept then, as it was then.
    ///
    /// Throws `service(.internal)` if the identifier is taken, `service(.keyReused)` if something else was
    /// asked under the key.
    func insert(_ crew: Crew, request: IdempotentRequest?) async throws(CrewError) -> Crew

    /// The crew; nil if there is none. Removed ones are found too.
    func find(_ id: CrewID) async throws(CrewError) -> Crew?

    /// Writes one that `actor` has changed if the stored version is still `expected`; answers whether.
    func replace(
        _ crew: Crew, expecting expected: Version, by actor: MemberID
    ) async throws(CrewError) -> Bool

    /// A page of what is shown, the newest first.
    func page(_ page: PageRequest) async throws(CrewError) -> Page<Crew>

    /// Notes that the member has withdrawn, removes what is theirs, erases what it says and their idempotency
    /// records, in one step; doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(CrewError)
}

extension CrewStore {
    /// Reads one, lets `decide` give its next value, and writes that unless others have written meanwhile;
    /// then it tries again.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` when others were faster eight times.
    func change(
        _ id: CrewID, by actor: MemberID, _ decide: (Crew) throws(CrewError) -> Crew
    ) async throws(CrewError) -> Crew {
        try await CrewError.retryingConflicts(on: "the crew") { () throws(CrewError) in
            guard let crew = try await find(id) else { throw .notFound }
            let next = try decide(crew)
            return try await replace(next, expecting: crew.version, by: actor) ? next : nil
        }
    }
}

/// What the cursors of lists carry.
public enum CrewScope {
    /// Of the list of all.
    public static let all = Cursor.scope(of: "crews")
}
