import ContractKit

/// Invalid and malicious requests to the feed.
enum FeedBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + texts + parts + lists + records + acts

    private static func publish(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/feed/posts", body: Array(body.utf8),
            status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/feed" + target, sender: .visitor,
            status: status, says: says)
    }

    /// A request of the owner's without a body.
    private static func send(
        _ method: String, _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int,
        _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: method, target: "/api/v1/feed" + target, status: status,
            says: says)
    }

    private static func post(_ text: String, _ more: String = "") -> String {
        #"{"text":"\#(text)","photos":["{feed-photo}"]\#(more)}"#
    }

    private static let bodies: [BadInput] = [
        publish(.malformedJSON, "half a style post", #"{"text":"느"#, 400, "body"),
        publish(
            .unknownFields, "an author of a style post", post("글", #","author":"me""#), 400, "author",
            "unexpected"),
        publish(
            .unknownFields, "hashtags beside a text", post("글", #","hashtags":["오오티디"]"#), 400, "hashtags",
            "unexpected"),
        publish(.wrongTypes, "a number for a text of a style post", #"{"text":7}"#, 400, "text"),
        publish(.wrongTypes, "a text for photos of a style post", #"{"photos":"pic"}"#, 400, "photos"),
        publish(.wrongTypes, "a number for a worn listing", post("글", #","worn":7"#), 400, "worn"),
        publish(.deep, "style posts", String(repeating: "[", count: 1000), 400, "levels"),
    ]

    private static let texts: [BadInput] = [
        publish(.controls, "NUL in a style post", post(#"느\u0000티"#), 422, "forbidden-characters"),
        publish(.escapes, "a colour in a style post", post(#"\u001b[31m느티"#), 422, "forbidden-characters"),
        publish(.bidi, "an override in a style post", post(#"\u202e느티"#), 422, "forbidden-characters"),
        publish(
            .large, "a style post of 300,000 bytes", post(String(repeating: "가", count: 100_000)), 422,
            "text"),
        publish(
            .large, "a style post of 2,001 characters", post(String(repeating: "가", count: 2_001)), 422,
            "text", "too-long"),
        publish(
            .limits, "31 hashtags", post((1...31).map { "#코디\($0)" }.joined(separator: " ")), 422,
            "hashtags", "out-of-range"),
    ]

    private static let six = (0...5).map { "\"pic_0000000000000000000000000\($0)\"" }
        .joined(separator: ",")

    private static let parts: [BadInput] = [
        publish(.limits, "no photo", #"{"text":"글","photos":[]}"#, 422, "photos", "out-of-range"),
        publish(
            .limits, "six photos", #"{"text":"글","photos":[\#(six)]}"#, 422, "photos", "out-of-range"),
        publish(
            .identifiers, "a photo that no member has uploaded",
            #"{"photos":["pic_00000000000000000000000000"]}"#, 422, "photos.0", "unusable"),
        publish(.identifiers, "no listing to wear", post("글", #","worn":"jersey""#), 400, "worn"),
        publish(
            .identifiers, "a post to wear", post("글", #","worn":"{feed-post}""#), 422, "worn", "unusable"),
        publish(
            .foreign, "is not worn while it is hidden", post("글", #","worn":"{feed-hidden-listing}""#), 422,
            "worn", "unusable"),
        publish(
            .deleted, "is not worn", post("글", #","worn":"{feed-deleted-listing}""#), 422, "worn",
            "unusable"),
        publish(
            .foreign, "photo is not shown", #"{"photos":["{foreign-feed-photo}"]}"#, 422, "photos.0",
            "unusable"),
    ]

    private static let tag = "%EC%98%A4%EC%98%A4%ED%8B%B0%EB%94%94"

    private static let lists: [BadInput] = [
        get(.unknownFields, "in the query of style posts", "/posts?sort=likes", 400, "sort"),
        get(
            .unknownFields, "a tag of a named list", "/posts?list=popular&tag=\(tag)", 400, "tag",
            "unexpected"),
        get(
            .unknownFields, "a tag of a member", "/posts?tag=\(tag)&author={feed-author}", 400, "author",
            "unexpected"),
        get(.wrongTypes, "an unknown list", "/posts?list=best", 400, "list"),
        get(
            .large, "a tag of 200 letters", "/posts?tag=" + String(repeating: "a", count: 200), 400, "tag"),
        get(.wrongTypes, "marks alone for a tag", "/posts?tag=%CC%81%CC%82", 400, "tag"),
        get(
            .large, "a tag of 51 decomposed syllables",
            "/posts?tag=" + String(repeating: "%E1%84%92%E1%85%A1%E1%86%AB", count: 51), 400, "tag"),
        get(.controls, "in a tag", "/posts?tag=%1B%5B31m", 400, "tag"),
        get(.escapes, "markup for a tag", "/posts?tag=%3C/title%3E%3Cscript%3E", 400, "tag"),
        get(.cursors, "of style posts, cut off", "/posts?after=abc", 400, "after"),
        get(.cursors, "with a number of style posts", "/posts?page=2&after={feed-cursor}", 422, "page"),
        get(.cursors, "of the newest for a tag", "/posts?tag=\(tag)&after={feed-cursor}", 422, "after"),
        get(
            .cursors, "of the newest for popular ones", "/posts?list=popular&after={feed-cursor}", 422,
            "after"
        ),
        get(
            .cursors, "of posts for followers", "/members/{feed-author}/followers?after={feed-cursor}", 422,
            "after"),
        get(.limits, "0 style posts", "/posts?limit=0", 422, "limit"),
        get(.limits, "-1 style posts", "/posts?limit=-1", 422, "limit"),
        get(.limits, "page 10^9 of style posts", "/posts?page=1000000000", 422, "page"),
        get(.tokens, "none for the posts that one likes", "/posts?list=liked", 401, "sign-in-required"),
        get(.tokens, "none for the posts of followed members", "/posts?list=following", 401, "sign-in"),
    ]

    private static let records: [BadInput] = [
        get(.identifiers, "no style post", "/posts/7", 400, "id"),
        get(.identifiers, "no author of style posts", "/posts?author=me", 400, "author"),
        get(.identifiers, "no listing that is worn", "/posts?worn=7", 400, "worn"),
        get(.identifiers, "no followed member", "/members/7", 400, "member"),
        get(
            .identifiers, "a member that is not there", "/members/mem_00000000000000000000000000", 404,
            "feed-member-not-found"),
        get(
            .deleted, "style post is not shown", "/posts/{removed-feed-post}", 404, "feed-post-not-found"),
        get(
            .deleted, "style post has no history", "/posts/{removed-feed-post}/history", 404,
            "feed-post-not-found"),
    ]

    private static let acts: [BadInput] = [
        send(
            "DELETE", .foreign, "style post is not removed", "/posts/{foreign-feed-post}", 403,
            "feed-post-not-yours"),
        send(
            "DELETE", .foreign, "link is not taken away", "/posts/{foreign-feed-post}/worn", 403,
            "feed-post-not-worn"),
        send("PUT", .identifiers, "one's own post to like", "/posts/{feed-post}/like", 403, "feed-oneself"),
        send("PUT", .deleted, "style post is not liked", "/posts/{removed-feed-post}/like", 404, "not-found"),
        send(
            "PUT", .identifiers, "oneself to follow", "/members/{feed-author}/follow", 403, "feed-oneself"),
        send(
            "PUT", .identifiers, "no member to follow", "/members/mem_00000000000000000000000000/follow", 404,
            "feed-member-not-found"),
        BadInput(
            kind: .foreign, name: "style post is not hidden", method: "POST",
            target: "/api/v1/feed/posts/{foreign-feed-post}/moderation",
            body: Array(#"{"act":"hide","reason":"싫어요"}"#.utf8), status: 403,
            says: ["feed-moderators-only"]),
        BadInput(
            kind: .foreign, name: "style post is not edited", method: "PUT",
            target: "/api/v1/feed/posts/{foreign-feed-post}", body: Array(post("내 글").utf8), status: 403,
            says: ["feed-post-not-yours"]),
    ]
}
