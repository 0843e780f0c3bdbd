public import Funding
public import Vocabulary
import Wire

extension RemoteFundingRepository {
    public func decide(
        _ decision: ShelterDecision, about id: ShelterID, reason: String
    ) async throws(FundingError) -> ShelterView {
        try await caller.call(
            FundingEndpoints.decide, ShelterDecisionInput(id: id, decision: decision, reason: reason))
    }

    public func pause(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.pause, CampaignActInput(id: id, reason: reason))
    }

    public func resume(
        _ id: CampaignID, under shelter: ShelterID?, reason: String
    ) async throws(FundingError) -> CampaignView {
        let act = CampaignActInput(id: id, reason: reason)
        return try await caller.call(
            FundingEndpoints.resume, ResumptionInput(act: act, shelter: shelter))
    }

    public func callOff(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView {
        try await caller.call(FundingEndpoints.callOff, CampaignActInput(id: id, reason: reason))
    }

    public func payOut(
        _ id: CampaignID, _ amount: Int64, transfer: String, reason: String
    ) async throws(FundingError) -> Payout {
        let act = CampaignActInput(id: id, reason: reason)
        return try await caller.call(
            FundingEndpoints.payOut, PayoutInput(act: act, amount: amount, transfer: transfer))
    }

    public func payoutAccount(
        of id: CampaignID, reason: String
    ) async throws(FundingError) -> BankAccount {
        try await caller.call(FundingEndpoints.readAccount, CampaignActInput(id: id, reason: reason))
    }

    public func stuckRefunds(_ page: PageRequest) async throws(FundingError) -> Page<BackingView> {
        try await caller.call(FundingEndpoints.stuckRefunds, FundingPageInput(page: PageFields(page)))
    }
}
