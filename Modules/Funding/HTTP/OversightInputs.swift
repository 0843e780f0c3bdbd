import Funding
import Vocabulary
import Wire

/// A campaign on which an operator acts, and why.
struct CampaignActInput: Sendable {
    let id: CampaignID
    let reason: String

    static let shape = Shape<CampaignActInput>(
        "CampaignActInput",
        Field("id", .id()) { $0.id },
        Field("reason", FundingWire.reason, fallback: "", note: .required) { $0.reason }
    ) { id, reason in CampaignActInput(id: id, reason: reason) }
}

/// A paused campaign that goes on, under another shelter if one is given.
struct ResumptionInput: Sendable {
    let act: CampaignActInput
    let shelter: ShelterID?

    static let shape = Shape<ResumptionInput>(
        "CampaignResumption",
        Field(flattening: CampaignActInput.shape) { $0.act },
        Field("shelter", WireCoder<ShelterID>.id().optional) { $0.shelter }
    ) { act, shelter in ResumptionInput(act: act, shelter: shelter) }
}

/// A transfer to the account of a campaign.
struct PayoutInput: Sendable {
    let act: CampaignActInput
    let amount: Int64
    let transfer: String

    static let shape = Shape<PayoutInput>(
        "CampaignPayoutInput",
        Field(flattening: CampaignActInput.shape) { $0.act },
        Field("amount", FundingWire.won) { $0.amount },
        Field(
            "transfer", .text(minimumLength: 1, maximumLength: 40, example: "2026-12-0042"), fallback: "",
            note: .required
        ) { $0.transfer }
    ) { act, amount, transfer in PayoutInput(act: act, amount: amount, transfer: transfer) }
}
