import ContractKit

/// Invalid and malicious requests to comments.
enum CommentBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + texts + queries + others + conversations

    private static func add(
        _ kind: BadInput.Kind, _ name: String, _ members: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/comments", body: Array(members.utf8),
            status: status, says: says)
    }

    private static func comment(
        _ kind: BadInput.Kind, _ name: String, _ text: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/comments",
            body: Array(#"{"subject":"{commented}","text":"\#(text)"}"#.utf8), status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/comments" + target, sender: .visitor,
            status: status, says: says)
    }

    private static let bodies: [BadInput] = [
        add(.malformedJSON, "half a comment", #"{"subject":"{commented}","te"#, 400, "body"),
        add(
            .unknownFields, "in a comment", #"{"subject":"{commented}","text":"네","author":"me"}"#, 400,
            "author", "unexpected"),
        add(.wrongTypes, "a number for a text", #"{"subject":"{commented}","text":7}"#, 400, "text"),
        add(.identifiers, "no subject", #"{"subject":"desk","text":"네"}"#, 400, "subject"),
        add(
            .identifiers, "a comment for a subject", #"{"subject":"{comment}","text":"네"}"#, 404,
            "comment-subject-not-found"),
        add(
            .identifiers, "a subject for a comment",
            #"{"subject":"{commented}","text":"네","replyTo":"{commented}"}"#,
            400, "replyTo"),
        add(.deep, "commenting", String(repeating: "[", count: 1000), 400, "levels"),
    ]

    private static let texts: [BadInput] = [
        comment(.controls, "NUL in a comment", #"네\u0000"#, 422, "forbidden-characters"),
        comment(.escapes, "a colour in a comment", #"\u001b[31m네"#, 422, "forbidden-characters"),
        comment(.bidi, "in a comment", #"\u202e네"#, 422, "forbidden-characters"),
        comment(.large, "a comment of 300,000 bytes", String(repeating: "가", count: 100_000), 422, "text"),
        comment(
            .large, "a comment of 100 lines", String(repeating: #"네\n"#, count: 100) + "네", 422,
            "text.lines"),
        comment(.limits, "a comment of nothing", " ", 422, "required"),
    ]

    private static func confide(
        _ kind: BadInput.Kind, _ name: String, _ members: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/conversations",
            body: Array(members.utf8), status: status, says: says)
    }

    private static let conversations: [BadInput] = [
        confide(.unknownFields, "in a message", #"{"about":"{commented}","text":"네","to":"me"}"#, 400, "to"),
        confide(.identifiers, "nothing to talk about", #"{"about":"desk","text":"네"}"#, 400, "about"),
        confide(
            .identifiers, "a comment to talk about", #"{"about":"{comment}","text":"네"}"#, 404,
            "comment-subject-not-found"),
        confide(
            .foreign, "is not talked in", #"{"about":"{foreign-conversation}","text":"나도"}"#, 404,
            "comment-subject-not-found"),
        confide(.controls, "NUL in a message", #"{"about":"{commented}","text":"안\u0000녕"}"#, 422, "text"),
        confide(
            .escapes, "a colour in a message", #"{"about":"{commented}","text":"\u001b[31m안녕"}"#, 422,
            "text"),
        confide(.bidi, "in a message", #"{"about":"{commented}","text":"\u202e안녕"}"#, 422, "text"),
        confide(
            .large, "a message of 300,000 bytes",
            #"{"about":"{commented}","text":"\#(String(repeating: "가", count: 100_000))"}"#, 422, "text"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query of comments", "?subject={commented}&sort=text", 400, "sort"),
        get(.unknownFields, "no subject of comments", "", 400, "subject"),
        get(.cursors, "of comments, cut off", "?subject={commented}&after=abc", 400, "after"),
        get(
            .cursors, "of the other order", "?subject={commented}&order=newest&after={comment-cursor}", 422,
            "after"),
        get(.limits, "0 comments", "?subject={commented}&limit=0", 422, "limit"),
        get(.limits, "of no subject", "/counts", 422, "subject"),
        get(
            .limits, "of 101 subjects",
            "/counts?" + Array(repeating: "subject={commented}", count: 101).joined(separator: "&"), 422,
            "subject"),
        get(.identifiers, "no comment", "/7", 400, "id"),
        get(.deleted, "comment is not shown", "/{removed-comment}", 404, "comment-not-found"),
    ]

    private static let others: [BadInput] = [
        BadInput(
            kind: .foreign, name: "comment is not removed", method: "DELETE",
            target: "/api/v1/comments/{foreign-comment}", status: 403, says: ["comment-not-yours"]),
        BadInput(
            kind: .foreign, name: "comment is not hidden", method: "POST",
            target: "/api/v1/comments/{foreign-comment}/moderation",
            body: Array(#"{"act":"hide","reason":"싫어요"}"#.utf8), status: 403,
            says: ["comment-moderators-only"]),
    ]
}
