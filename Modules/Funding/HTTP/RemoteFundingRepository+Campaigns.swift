public import Funding
public import Vocabulary
import Wire

extension RemoteFundingRepository {
    public func browse(
        _ query: CampaignQuery, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignView> {
        try await caller.call(
            FundingEndpoints.browse, CampaignsInput(query: query, page: PageFields(page)))
    }

    public func campaign(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.show, OneCampaign(id: id))
    }

    public func campaigns(
        of shelter: ShelterID, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignView> {
        try await caller.call(
            FundingEndpoints.ofShelter, PageOf(id: shelter, page: PageFields(page)))
    }

    public func draft(
        _ draft: CampaignDraft, of shelter: ShelterID, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> CampaignView {
        try await caller.call(
            FundingEndpoints.draft, NewCampaign(shelter: shelter, draft: draft), idempotencyKey: key)
    }

    public func edit(
        _ id: CampaignID, _ draft: CampaignDraft, expecting version: Version?
    ) async throws(FundingError) -> CampaignView {
        try await caller.call(
            FundingEndpoints.edit, RecordEdit(id: id, content: draft, version: version))
    }

    public func open(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.open, OneCampaign(id: id))
    }

    public func extend(
        _ id: CampaignID, to deadline: DeadlineDraft
    ) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.extend, ExtensionInput(id: id, deadline: deadline))
    }

    public func close(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.close, OneCampaign(id: id))
    }

    public func cancel(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.cancel, OneCampaign(id: id))
    }

    public func lack(_ item: Int, in id: CampaignID) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.lack, OneItem(id: id, item: item))
    }

    public func payouts(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<Payout> {
        try await caller.call(
            FundingEndpoints.payouts, PageOf(id: id, page: PageFields(page)))
    }
}
