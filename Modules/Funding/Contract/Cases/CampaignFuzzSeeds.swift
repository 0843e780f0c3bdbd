import ContractKit

/// Right inputs of funding, which fuzzing makes nearly right.
enum CampaignFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{campaign}", "{campaign-cursor}", "title", "limit=", "after="],
        queries: [
            FuzzSeeds.Form(
                "funding.browse", "GET", "/api/v1/funding",
                seeds: ["limit=3", "page=1", "after={campaign-cursor}&limit=1"])
        ],
        bodies: [
            FuzzSeeds.Form("funding.add", "POST", "/api/v1/funding", seeds: [#"{"title":"느티나무"}"#]),
            FuzzSeeds.Form(
                "funding.rename", "PUT", "/api/v1/funding/{campaign}",
                seeds: [#"{"title":"단풍나무","version":1}"#, #"{"title":"단풍나무"}"#]),
        ],
        identifier: "{campaign}")
}
