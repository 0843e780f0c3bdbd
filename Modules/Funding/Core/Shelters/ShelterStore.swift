public import Vocabulary

/// The atomic operations on stored shelters and their people. A shelter is changed by a decision, which holds
/// its row.
public protocol ShelterStore: Sendable {
    /// Inserts a shelter with its owner, and answers it. The same step writes the request's idempotency
    /// record and the message about its photo. If the same request was made within 30 days, inserts nothing
    /// and answers the shelter of then as it is now.
    ///
    /// Throws `invalidFields` (`name`, taken) if another shelter that is not declined or abandoned has a name
    /// that looks like it, `tooManyShelters` for a member of `mostOfMember`, `service(.internal)` if the
    /// identifier is taken, `service(.keyReused)`, `service(.accessInvalid)` for an owner who was forgotten.
    func insert(_ shelter: Shelter, request: IdempotentRequest?) async throws(FundingError) -> Shelter

    /// The shelter founded by the same request within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func founded(for request: IdempotentRequest) async throws(FundingError) -> Shelter?

    /// The shelter in any state; nil if there is none. Throws outages.
    func shelter(_ id: ShelterID) async throws(FundingError) -> Shelter?

    /// The shelters with these identifiers, read in one snapshot; unknown ones are left out. Throws outages.
    func shelters(_ ids: [ShelterID]) async throws(FundingError) -> [Shelter]

    /// Holds the shelter's row and those of its live campaigns, in the order of their identifiers, reads the
    /// file, and writes the change that `decision` gives, in one transaction. The same step writes its
    /// messages to the outbox and its tellings behind those that wait. Answers the file as it is after the
    /// change. An empty change writes nothing.
    ///
    /// `decision` may be called more than once, and has no effects. Throws `notFound` if there is no such
    /// shelter, what `decision` throws, `invalidFields` (`name`, taken) as `insert`, `tooManyShelters` and
    /// `notFound` for a new one of its people who is in too many or was forgotten, and
    /// `service(.accessInvalid)` for an actor who was forgotten.
    func decide(
        _ shelter: ShelterID, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (ShelterFile) throws(FundingError) -> ShelterChange
    ) async throws(FundingError) -> ShelterFile

    /// The people of a shelter, the owner first, then the longest there; at most `ShelterMember.most`.
    /// Throws outages.
    func people(of shelter: ShelterID) async throws(FundingError) -> [ShelterMember]

    /// The member's places in those of the shelters in which they have one; costs one query. Throws outages.
    func places(
        of member: MemberID, in shelters: [ShelterID]
    ) async throws(FundingError) -> [ShelterID: ShelterMember]

    /// The shelters of a member, in any state, the one that they joined last first; at most `mostOfMember`.
    /// Throws outages.
    func shelters(of member: MemberID) async throws(FundingError) -> [Shelter]

    /// A page of the shelters that the filter matches, the newest first. The caller has checked the cursor.
    /// Throws outages.
    func page(_ filter: ShelterFilter, _ page: PageRequest) async throws(FundingError) -> Page<Shelter>
}

extension FundingError {
    /// The most shelters of which a member is.
    public static let mostOfMember = 5
}
