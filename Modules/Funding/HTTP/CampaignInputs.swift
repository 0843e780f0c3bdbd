import Funding
import Vocabulary
import Wire

/// A verb's campaign and nothing else.
struct OneCampaign: Sendable {
    let id: CampaignID

    static let shape = Shape<OneCampaign>("OneCampaign", Field("id", .id()) { $0.id }) { OneCampaign(id: $0) }
}

/// A new draft of a shelter.
struct NewCampaign: Sendable {
    let shelter: ShelterID
    let draft: CampaignDraft

    static let shape = Shape<NewCampaign>(
        "NewCampaign",
        Field("shelter", .id()) { $0.shelter },
        Field(flattening: FundingWire.campaignDraft) { $0.draft }
    ) { shelter, draft in NewCampaign(shelter: shelter, draft: draft) }
}

/// A query for campaigns and the page of it.
struct CampaignsInput: Sendable {
    let query: CampaignQuery
    let page: PageFields

    static let shape = Shape<CampaignsInput>(
        "CampaignsInput",
        Field(flattening: query) { $0.query },
        Field(flattening: PageFields.shape) { $0.page }
    ) { query, page in CampaignsInput(query: query, page: page) }

    private static let query = Shape<CampaignQuery>(
        "CampaignQuery",
        Field("phase", WireCoder<CampaignPhase>.choice, fallback: .open) { $0.phase },
        Field("order", WireCoder<CampaignQuery.Order>.choice, fallback: .newest) { $0.order },
        Field("text", .text(maximumLength: 100, example: "겨울 사료"), fallback: "") { $0.text },
        Field("shelter", WireCoder<ShelterID>.id().optional) { $0.shelter },
        Field("model", WireCoder<CampaignModel>.choice.optional) { $0.model },
        Field("items", .bool, fallback: false) { $0.itemsOnly }
    ) { phase, order, text, shelter, model, itemsOnly in
        var query = CampaignQuery()
        (query.phase, query.order, query.text) = (phase, order, text)
        (query.shelter, query.model, query.itemsOnly) = (shelter, model, itemsOnly)
        return query
    }
}

/// A later deadline.
struct ExtensionInput: Sendable {
    let id: CampaignID
    let deadline: DeadlineDraft

    static let shape = Shape<ExtensionInput>(
        "CampaignExtension",
        Field("id", .id()) { $0.id },
        Field(flattening: FundingWire.deadlineDraft) { $0.deadline }
    ) { id, deadline in ExtensionInput(id: id, deadline: deadline) }
}

/// An item of a campaign, and nothing else.
struct OneItem: Sendable {
    let id: CampaignID
    let item: Int

    static let shape = Shape<OneItem>(
        "OneCampaignItem",
        Field("id", .id()) { $0.id },
        Field("item", FundingWire.itemNumber) { $0.item }
    ) { id, item in OneItem(id: id, item: item) }
}

/// A new update of a campaign.
struct NewUpdate: Sendable {
    let id: CampaignID
    let draft: UpdateDraft

    static let shape = Shape<NewUpdate>(
        "NewCampaignUpdate",
        Field("id", .id()) { $0.id },
        Field(flattening: FundingWire.updateDraft) { $0.draft }
    ) { id, draft in NewUpdate(id: id, draft: draft) }
}

/// A page of the updates of a campaign.
struct UpdatesInput: Sendable {
    let id: CampaignID
    let deliveriesOnly: Bool
    let page: PageFields

    static let shape = Shape<UpdatesInput>(
        "CampaignUpdatesInput",
        Field("id", .id()) { $0.id },
        Field("deliveries", .bool, fallback: false) { $0.deliveriesOnly },
        Field(flattening: PageFields.shape) { $0.page }
    ) { id, deliveriesOnly, page in UpdatesInput(id: id, deliveriesOnly: deliveriesOnly, page: page) }
}
