import ContractKit

/// Right inputs of moderation, which fuzzing makes nearly right.
enum ModerationFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "{someone}", "{report}", "{batch}", "spam", "prohibited-item", "subjects", "filter", "owner",
        ],
        queries: [
            FuzzSeeds.Form(
                "moderation.cases", "GET", "/api/v1/moderation/cases",
                seeds: ["state=all&reason=spam&kind=mem", "order=oldest&limit=3", "owner={someone}&page=1"]),
            FuzzSeeds.Form(
                "moderation.log", "GET", "/api/v1/moderation/log", seeds: ["limit=3", "page=1"]),
        ],
        bodies: [
            FuzzSeeds.Form(
                "moderation.report", "POST", "/api/v1/reports",
                seeds: [#"{"subject":"{someone}","reason":"other","text":"이상합니다"}"#]),
            FuzzSeeds.Form(
                "moderation.note", "POST", "/api/v1/moderation/cases/{someone}/notes",
                seeds: [#"{"text":"확인했습니다"}"#]),
            FuzzSeeds.Form(
                "moderation.dismiss", "POST", "/api/v1/moderation/acts/dismiss",
                seeds: [
                    #"{"subjects":["{someone}"],"reason":"","category":"spam","version":1}"#,
                    #"{"filter":{"owner":"{someone}","reason":"spam","kind":"mem"}}"#,
                ]),
            FuzzSeeds.Form(
                "moderation.preview", "POST", "/api/v1/moderation/preview",
                seeds: [#"{"verb":"hide","filter":{"reporter":"{someone}"}}"#]),
            FuzzSeeds.Form(
                "moderation.undo", "POST", "/api/v1/moderation/batches/{batch}/undo",
                seeds: [#"{"reason":"잘못 봤습니다"}"#]),
        ],
        identifier: "{report}")
}
