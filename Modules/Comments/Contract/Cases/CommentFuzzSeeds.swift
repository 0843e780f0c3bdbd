import ContractKit

/// Right inputs of comments, which fuzzing makes nearly right.
enum CommentFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "{comment}", "{commented}", "{comment-cursor}", "subject=", "order=", "replyTo", "text", "@{mem_",
            "@{}", "{conversation}", "about",
        ],
        queries: [
            FuzzSeeds.Form(
                "comments.list", "GET", "/api/v1/comments",
                seeds: [
                    "subject={commented}&limit=3", "subject={commented}&page=1&order=newest",
                    "subject={commented}&after={comment-cursor}&limit=1",
                ]),
            FuzzSeeds.Form(
                "comments.conversations", "GET", "/api/v1/conversations",
                seeds: ["about={commented}&limit=3", "page=1"]),
            FuzzSeeds.Form(
                "comments.counts", "GET", "/api/v1/comments/counts",
                seeds: ["subject={commented}", "subject={commented}&subject={comment}"]),
        ],
        bodies: [
            FuzzSeeds.Form(
                "comments.add", "POST", "/api/v1/comments",
                seeds: [
                    #"{"subject":"{commented}","text":"@{} 아직 있나요? @buyer"}"#,
                    #"{"subject":"{commented}","text":"네, 있습니다.","replyTo":"{comment}"}"#,
                ]),
            FuzzSeeds.Form(
                "comments.sendMessage", "POST", "/api/v1/conversations",
                seeds: [
                    #"{"about":"{commented}","text":"아직 있나요?"}"#,
                    #"{"about":"{conversation}","text":"네"}"#,
                ]),
            FuzzSeeds.Form(
                "comments.edit", "PUT", "/api/v1/comments/{comment}",
                seeds: [#"{"text":"팔렸나요?","version":1}"#, #"{"text":"팔렸나요?"}"#]),
        ],
        identifier: "{comment}")
}
