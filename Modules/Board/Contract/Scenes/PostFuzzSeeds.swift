import ContractKit

/// Right inputs of board, which fuzzing makes nearly right.
enum PostFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{post}", "{post-cursor}", "title", "limit=", "after="],
        queries: [
            FuzzSeeds.Form(
                "board.browse", "GET", "/api/v1/board",
                seeds: ["limit=3", "page=1", "after={post-cursor}&limit=1"])
        ],
        bodies: [
            FuzzSeeds.Form("board.add", "POST", "/api/v1/board", seeds: [#"{"title":"느티나무"}"#]),
            FuzzSeeds.Form(
                "board.rename", "PUT", "/api/v1/board/{post}",
                seeds: [#"{"title":"단풍나무","version":1}"#, #"{"title":"단풍나무"}"#]),
        ],
        identifier: "{post}")
}
