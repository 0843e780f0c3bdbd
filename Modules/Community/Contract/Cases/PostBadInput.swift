import ContractKit

/// Invalid and malicious requests to the board.
enum PostBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + queries + names

    private static func publish(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/board/posts", body: Array(body.utf8),
            status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/board/posts" + target, sender: .visitor,
            status: status, says: says)
    }

    private static func post(_ title: String, _ text: String, _ more: String = "") -> String {
        #"{"category":"general","title":"\#(title)","text":"\#(text)"\#(more)}"#
    }

    private static let bodies: [BadInput] = [
        publish(.malformedJSON, "half an object", #"{"title":"느"#, 400, "body"),
        publish(
            .unknownFields, "in the body", post("느티나무", "글", #","author":"me""#), 400, "author",
            "unexpected"),
        publish(.wrongTypes, "a number for a title", #"{"title":7}"#, 400, "title"),
        publish(.wrongTypes, "a text for photos", post("느티나무", "글", #","photos":"pic""#), 400, "photos"),
        publish(.controls, "NUL in a text", post("느티나무", #"느\u0000티"#), 422, "forbidden-characters"),
        publish(.escapes, "a colour", post(#"\u001b[31m느티"#, "글"), 422, "forbidden-characters"),
        publish(.bidi, "an override", post(#"\u202e느티"#, "글"), 422, "forbidden-characters"),
        publish(
            .large, "a text of 300,000 bytes", post("느티나무", String(repeating: "가", count: 100_000)), 422,
            "text"
        ),
        publish(.deep, "lists", String(repeating: "[", count: 1000), 400, "levels"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query", "?sort=title", 400, "sort"),
        get(.controls, "in a keyword", "?keyword=%1B", 422, "keyword"),
        get(.cursors, "cut off", "?after=abc", 400, "after"),
        get(.cursors, "with a page's number", "?page=2&after={post-cursor}", 422, "page"),
        get(.cursors, "of another query", "?category=general&after={post-cursor}", 422, "after"),
        get(.limits, "0", "?limit=0", 422, "limit"),
        get(.limits, "page 10^9", "?page=1000000000", 422, "page"),
        get(.identifiers, "no identifier", "/7", 400, "id"),
        get(.deleted, "is not shown", "/{removed-post}", 404, "post-not-found"),
        get(.deleted, "has no history", "/{removed-post}/history", 404, "post-not-found"),
    ]

    private static let names: [BadInput] = [
        BadInput(
            kind: .foreign, name: "is not removed", method: "DELETE",
            target: "/api/v1/board/posts/{foreign-post}", status: 403, says: ["post-not-yours"]),
        BadInput(
            kind: .foreign, name: "is not moderated by a member", method: "POST",
            target: "/api/v1/board/posts/{foreign-post}/moderation",
            body: Array(#"{"act":"hide","reason":"이유"}"#.utf8), status: 403,
            says: ["post-moderators-only"]),
    ]
}
