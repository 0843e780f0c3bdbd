import ContractKit

/// Right inputs of comments, which fuzzing makes nearly right.
enum CommentFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{comment}", "{comment-cursor}", "title", "limit=", "after="],
        queries: [
            FuzzSeeds.Form(
                "comments.browse", "GET", "/api/v1/comments",
                seeds: ["limit=3", "page=1", "after={comment-cursor}&limit=1"])
        ],
        bodies: [
            FuzzSeeds.Form("comments.add", "POST", "/api/v1/comments", seeds: [#"{"title":"느티나무"}"#]),
            FuzzSeeds.Form(
                "comments.rename", "PUT", "/api/v1/comments/{comment}",
                seeds: [#"{"title":"단풍나무","version":1}"#, #"{"title":"단풍나무"}"#]),
        ],
        identifier: "{comment}")
}
