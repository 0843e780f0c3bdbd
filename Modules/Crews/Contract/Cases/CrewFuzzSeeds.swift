import ContractKit

/// Right inputs of crews, which fuzzing makes nearly right.
enum CrewFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{crew}", "{crew-cursor}", "title", "limit=", "after="],
        queries: [
            FuzzSeeds.Form(
                "crews.browse", "GET", "/api/v1/crews",
                seeds: ["limit=3", "page=1", "after={crew-cursor}&limit=1"])
        ],
        bodies: [
            FuzzSeeds.Form("crews.add", "POST", "/api/v1/crews", seeds: [#"{"title":"느티나무"}"#]),
            FuzzSeeds.Form(
                "crews.rename", "PUT", "/api/v1/crews/{crew}",
                seeds: [#"{"title":"단풍나무","version":1}"#, #"{"title":"단풍나무"}"#]),
        ],
        identifier: "{crew}")
}
