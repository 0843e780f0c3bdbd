import ContractKit

/// What somebody may send to funding by mistake or malice.
enum CampaignBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + queries + names

    private static func add(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/funding", body: Array(body.utf8),
            status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/funding" + target, sender: .visitor,
            status: status, says: says)
    }

    private static let bodies: [BadInput] = [
        add(.malformedJSON, "half an object", #"{"title":"느"#, 400, "body"),
        add(.unknownFields, "in the body", #"{"title":"느티나무","owner":"me"}"#, 400, "owner", "unexpected"),
        add(.wrongTypes, "a number for a text", #"{"title":7}"#, 400, "title"),
        add(.controls, "NUL in a title", #"{"title":"느\u0000티"}"#, 422, "forbidden-characters"),
        add(.escapes, "a colour", #"{"title":"\u001b[31m느티"}"#, 422, "forbidden-characters"),
        add(
            .large, "a title of 300,000 bytes", #"{"title":"\#(String(repeating: "가", count: 100_000))"}"#,
            422, "title"),
        add(.deep, "lists", String(repeating: "[", count: 1000), 400, "levels"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query", "?sort=title", 400, "sort"),
        get(.cursors, "cut off", "?after=abc", 400, "after"),
        get(.cursors, "with a page's number", "?page=2&after={campaign-cursor}", 422, "page"),
        get(.limits, "0", "?limit=0", 422, "limit"),
        get(.limits, "page 10^9", "?page=1000000000", 422, "page"),
        get(.identifiers, "no identifier", "/7", 400, "id"),
        get(.deleted, "is not shown", "/{removed-campaign}", 404, "campaign-not-found"),
    ]

    private static let names: [BadInput] = [
        BadInput(
            kind: .foreign, name: "is not removed", method: "DELETE",
            target: "/api/v1/funding/{foreign-campaign}", status: 403, says: ["campaign-not-yours"])
    ]
}
