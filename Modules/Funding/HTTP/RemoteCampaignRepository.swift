public import Funding
public import Vocabulary
public import Wire

/// The verbs of funding asked of a server; the principal is the member of the caller's credentials.
public struct RemoteCampaignRepository: CampaignRepository {
    private let caller: RemoteCaller

    /// Asks through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func add(
        _ draft: CampaignDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CampaignError) -> CampaignView {
        try await caller.call(CampaignEndpoints.add, draft, idempotencyKey: key)
    }

    public func campaign(_ id: CampaignID) async throws(CampaignError) -> CampaignView {
        try await caller.call(CampaignEndpoints.show, OneCampaign(id: id))
    }

    public func rename(
        _ id: CampaignID, _ draft: CampaignDraft, expecting version: Version?
    ) async throws(CampaignError) -> CampaignView {
        try await caller.call(
            CampaignEndpoints.rename, CampaignEdit(id: id, draft: draft, version: version))
    }

    public func hide(_ id: CampaignID) async throws(CampaignError) -> CampaignView {
        try await caller.call(CampaignEndpoints.hide, OneCampaign(id: id))
    }

    public func remove(_ id: CampaignID) async throws(CampaignError) {
        _ = try await caller.call(CampaignEndpoints.remove, OneCampaign(id: id))
    }

    public func browse(_ page: PageRequest) async throws(CampaignError) -> Page<CampaignView> {
        try await caller.call(CampaignEndpoints.browse, FundingInput(page: PageFields(page)))
    }
}
