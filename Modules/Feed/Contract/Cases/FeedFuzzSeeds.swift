import ContractKit

/// Right inputs of the feed, which fuzzing makes nearly right.
enum FeedFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "{feed-post}", "{feed-cursor}", "{feed-photo}", "{feed-listing}", "{feed-author}", "list=",
            "tag=", "worn=", "author=", "popular", "following", "text", "photos", "worn", "#오오티디", "＃",
        ],
        queries: [
            FuzzSeeds.Form(
                "feed.browse", "GET", "/api/v1/feed/posts",
                seeds: [
                    "list=popular&limit=3", "list=following&page=1", "list=liked",
                    "tag=%EC%98%A4%EC%98%A4%ED%8B%B0%EB%94%94&limit=3", "author={feed-author}&page=1",
                    "worn={feed-listing}", "after={feed-cursor}&limit=1",
                ]),
            FuzzSeeds.Form(
                "feed.mine", "GET", "/api/v1/feed/posts/mine", seeds: ["state=hidden&limit=3", "page=1"]),
            FuzzSeeds.Form(
                "feed.followers", "GET", "/api/v1/feed/members/{feed-author}/followers",
                seeds: ["limit=3", "page=1"]),
        ],
        bodies: [
            FuzzSeeds.Form(
                "feed.publish", "POST", "/api/v1/feed/posts",
                seeds: [post + #","worn":"{feed-listing}"}"#, post + #","worn":{"id":"{feed-listing}"}}"#]),
            FuzzSeeds.Form(
                "feed.edit", "PUT", "/api/v1/feed/posts/{feed-post}",
                seeds: [post + #","version":1}"#, post + #","worn":null}"#]),
            FuzzSeeds.Form(
                "feed.moderate", "POST", "/api/v1/feed/posts/{feed-post}/moderation",
                seeds: [#"{"act":"hide","reason":"도배 글입니다"}"#, #"{"act":"restore"}"#]),
        ],
        identifier: "{feed-post}")

    private static let post = #"{"text":"단풍 구경\n#오오티디 @buyer","photos":["{feed-photo}"]"#
}
