import ContractKit

/// Right inputs of deals, which fuzzing makes nearly right.
enum DealFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "{deal}", "{dealt-listing}", "{deal-cursor}", "quantity", "hours", "toPay", "text", "side=",
            "state=",
        ],
        queries: [
            FuzzSeeds.Form(
                "deals.list", "GET", "/api/v1/deals",
                seeds: ["limit=3", "page=1&side=selling", "state=accepted", "after={deal-cursor}&limit=1"])
        ],
        bodies: [
            FuzzSeeds.Form(
                "deals.reserve", "POST", "/api/v1/deals",
                seeds: [
                    #"{"listing":"{dealt-listing}"}"#,
                    #"{"listing":"{dealt-listing}","quantity":1,"hours":48}"#,
                    #"{"listing":"{dealt-listing}","toPay":true}"#,
                ]),
            FuzzSeeds.Form(
                "deals.setContact", "PUT", "/api/v1/deals/{deal}/contact",
                seeds: [#"{"text":"010-0000-0000"}"#]),
        ],
        identifier: "{deal}")
}
