public import Funding
public import Vocabulary
public import Wire

/// The verbs of funding over HTTP, for the principal of the caller's credentials.
public struct RemoteFundingRepository: FundingRepository {
    let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func found(
        _ draft: ShelterDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> ShelterView {
        try await caller.call(FundingEndpoints.found, draft, idempotencyKey: key)
    }

    public func shelter(_ id: ShelterID) async throws(FundingError) -> ShelterView {
        try await caller.call(FundingEndpoints.showShelter, OneShelter(id: id))
    }

    public func shelters(
        _ query: ShelterQuery, _ page: PageRequest
    ) async throws(FundingError) -> Page<ShelterView> {
        try await caller.call(
            FundingEndpoints.browseShelters, SheltersInput(query: query, page: PageFields(page)))
    }

    public func ownShelters() async throws(FundingError) -> [ShelterView] {
        try await caller.call(FundingEndpoints.ownShelters, Nothing())
    }

    public func edit(
        _ id: ShelterID, _ draft: ShelterDraft, expecting version: Version?
    ) async throws(FundingError) -> ShelterView {
        try await caller.call(
            FundingEndpoints.editShelter, RecordEdit(id: id, content: draft, version: version))
    }

    public func nameAccount(
        _ account: BankAccount, of id: ShelterID
    ) async throws(FundingError) -> ShelterView {
        try await caller.call(FundingEndpoints.nameAccount, ShelterAccountInput(id: id, account: account))
    }

    public func people(of id: ShelterID) async throws(FundingError) -> [ShelterMemberView] {
        try await caller.call(FundingEndpoints.showPeople, OneShelter(id: id))
    }

    public func setRole(
        _ role: ShelterRole, of member: MemberID, in id: ShelterID
    ) async throws(FundingError) -> [ShelterMemberView] {
        let one = OneShelterMember(id: id, member: member)
        return try await caller.call(FundingEndpoints.setRole, ShelterRoleInput(one: one, role: role))
    }

    public func remove(
        _ member: MemberID, from id: ShelterID
    ) async throws(FundingError) -> [ShelterMemberView] {
        try await caller.call(FundingEndpoints.remove, OneShelterMember(id: id, member: member))
    }
}
