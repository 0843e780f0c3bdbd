public import Vocabulary

/// Shelters: found, present and look after them.
public protocol ShelterVerbs: Sendable {
    /// Founds a shelter of which the principal is the owner; an operator verifies it. With a key, calls
    /// within 30 days take effect once. Throws `invalidFields` with all field errors, `taken` for `name` and
    /// `unusable` for `photo` among them, `tooManyShelters`, `service(.keyReused)`, `service(.keyInFlight)`.
    func found(
        _ draft: ShelterDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> ShelterView

    /// One shelter as the principal sees it; one that is not public is seen by its people, operators and
    /// moderators. Throws `notFound`.
    func shelter(_ id: ShelterID) async throws(FundingError) -> ShelterView

    /// A page of shelters, the newest first. Throws `invalidFields` for the cursor of another list, and
    /// `operatorsOnly` for shelters in a state that is not public.
    func shelters(_ query: ShelterQuery, _ page: PageRequest) async throws(FundingError) -> Page<ShelterView>

    /// The principal's own shelters in any state, the one that was joined last first; at most 5.
    /// Throws outages.
    func ownShelters() async throws(FundingError) -> [ShelterView]

    /// Changes what a shelter says about itself; its owner may. A declined one is looked at again. With
    /// `expecting`, only if it has not changed since that version. Throws `notFound`, `managersOnly`,
    /// `invalidFields`, `shelterFixed`, `shelterClosed`, `changed`.
    func edit(
        _ id: ShelterID, _ draft: ShelterDraft, expecting version: Version?
    ) async throws(FundingError) -> ShelterView

    /// Names the account to which campaigns without a registration are paid out; the treasurer may. Throws
    /// `notFound`, `treasurersOnly`, `invalidFields`, `shelterClosed`.
    func nameAccount(_ account: BankAccount, of id: ShelterID) async throws(FundingError) -> ShelterView

    /// The people of a shelter, the owner first, for all who see it. Throws `notFound`.
    func people(of id: ShelterID) async throws(FundingError) -> [ShelterMemberView]

    /// Makes a member one of its people, or gives one another role; the owner may. With the role of owner the
    /// shelter is handed over. Repeating it changes nothing. Throws `notFound` (also for a member who has
    /// withdrawn, or is blocked), `managersOnly`, `ownerStays`, `tooManyPeople`, `tooManyShelters`,
    /// `shelterClosed`.
    func setRole(
        _ role: ShelterRole, of member: MemberID, in id: ShelterID
    ) async throws(FundingError) -> [ShelterMemberView]

    /// Sends one of its people away, which the owner may, or leaves. Repeating it changes nothing. Throws
    /// `notFound`, `managersOnly`, `ownerStays`.
    func remove(_ member: MemberID, from id: ShelterID) async throws(FundingError) -> [ShelterMemberView]
}
