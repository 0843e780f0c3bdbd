public import Funding
public import Vocabulary
import Wire

extension RemoteFundingRepository {
    public func back(
        _ id: CampaignID, _ draft: BackingDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> BackingView {
        try await caller.call(
            FundingEndpoints.back, NewBacking(id: id, draft: draft), idempotencyKey: key)
    }

    public func backing(_ id: BackingID) async throws(FundingError) -> BackingView {
        try await caller.call(FundingEndpoints.showBacking, OneBacking(id: id))
    }

    public func leave(_ id: BackingID) async throws(FundingError) -> BackingView {
        try await caller.call(FundingEndpoints.leave, OneBacking(id: id))
    }

    public func choose(
        _ answer: ItemChoice.Answer, for item: Int, of id: BackingID
    ) async throws(FundingError) -> BackingView {
        try await caller.call(
            FundingEndpoints.choose, ItemChoiceInput(id: id, item: item, answer: answer))
    }

    public func backers(
        of id: CampaignID, _ page: PageRequest
    ) async throws(FundingError) -> Page<BackerCard> {
        try await caller.call(
            FundingEndpoints.backers, PageOf(id: id, page: PageFields(page)))
    }

    public func backings(
        of id: CampaignID, _ page: PageRequest
    ) async throws(FundingError) -> Page<BackingView> {
        try await caller.call(
            FundingEndpoints.ofCampaign, PageOf(id: id, page: PageFields(page)))
    }

    public func ownBackings(_ page: PageRequest) async throws(FundingError) -> Page<BackingView> {
        try await caller.call(FundingEndpoints.ownBackings, FundingPageInput(page: PageFields(page)))
    }

    public func ownYears() async throws(FundingError) -> [BackedYear] {
        try await caller.call(FundingEndpoints.ownYears, Nothing())
    }
}

extension RemoteFundingRepository {
    public func tell(
        _ id: CampaignID, _ draft: UpdateDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> UpdateView {
        try await caller.call(
            FundingEndpoints.tell, NewUpdate(id: id, draft: draft), idempotencyKey: key)
    }

    public func updates(
        of id: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<UpdateView> {
        try await caller.call(
            FundingEndpoints.listUpdates,
            UpdatesInput(id: id, deliveriesOnly: deliveriesOnly, page: PageFields(page)))
    }
}
