import ContractKit

/// Right inputs of payments, which fuzzing makes nearly right.
enum OrderFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{order}", "{order-cursor}", "title", "limit=", "after="],
        queries: [
            FuzzSeeds.Form(
                "payments.browse", "GET", "/api/v1/payments",
                seeds: ["limit=3", "page=1", "after={order-cursor}&limit=1"])
        ],
        bodies: [
            FuzzSeeds.Form("payments.add", "POST", "/api/v1/payments", seeds: [#"{"title":"느티나무"}"#]),
            FuzzSeeds.Form(
                "payments.rename", "PUT", "/api/v1/payments/{order}",
                seeds: [#"{"title":"단풍나무","version":1}"#, #"{"title":"단풍나무"}"#]),
        ],
        identifier: "{order}")
}
