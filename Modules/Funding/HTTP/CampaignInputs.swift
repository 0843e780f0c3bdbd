import Funding
import Vocabulary
import Wire

/// A verb's campaign and nothing else.
struct OneCampaign: Sendable {
    let id: CampaignID

    static let shape = Shape<OneCampaign>("OneCampaign", Field("id", .id()) { $0.id }) { OneCampaign(id: $0) }
}

/// A campaign's new title; with `version` only if it is still at that version.
struct CampaignEdit: Sendable {
    let id: CampaignID
    let draft: CampaignDraft
    let version: Version?

    /// What `funding.show` answers can be sent back with changes: what the server keeps is passed over.
    static let shape = Shape<CampaignEdit>(
        "CampaignEdit",
        Field("id", .id()) { $0.id },
        Field(flattening: CampaignWire.draft) { $0.draft },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { id, draft, version in CampaignEdit(id: id, draft: draft, version: version) }
    .passingOver(membersOf: CampaignWire.viewShape.schema)
}

/// A page of what is shown.
struct FundingInput: Sendable {
    let page: PageFields

    static let shape = Shape<FundingInput>(
        "FundingInput", Field(flattening: PageFields.shape) { $0.page }
    ) { FundingInput(page: $0) }
}
