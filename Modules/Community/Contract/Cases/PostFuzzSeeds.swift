import ContractKit

/// Right inputs of the board, which fuzzing makes nearly right.
enum PostFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{post}", "{post-cursor}", "category", "title", "text", "keyword=", "limit=", "after="],
        queries: [
            FuzzSeeds.Form(
                "board.browse", "GET", "/api/v1/board/posts",
                seeds: [
                    "category=general&keyword=%EB%8A%90%ED%8B%B0&limit=3", "page=1&author={member}",
                    "after={post-cursor}&limit=1",
                ]),
            FuzzSeeds.Form(
                "board.mine", "GET", "/api/v1/me/posts", seeds: ["state=hidden&limit=3", "page=1"]),
        ],
        bodies: [
            FuzzSeeds.Form("board.publish", "POST", "/api/v1/board/posts", seeds: [post + "}"]),
            FuzzSeeds.Form(
                "board.edit", "PUT", "/api/v1/board/posts/{post}",
                seeds: [post + #","version":1}"#, post + #","photos":[]}"#]),
            FuzzSeeds.Form(
                "board.moderate", "POST", "/api/v1/board/posts/{post}/moderation",
                seeds: [#"{"act":"hide","reason":"전화번호를 적었습니다"}"#, #"{"act":"restore"}"#]),
            FuzzSeeds.Form(
                "board.set-category", "PUT", "/api/v1/board/categories/market",
                seeds: [#"{"korean":"장터","english":"Market","position":3,"open":true}"#]),
        ],
        identifier: "{post}")

    private static let post = #"{"category":"general","title":"느티나무","text":"토요일에\n만나요""#
}
