import ContractKit

/// Invalid and malicious requests to notices.
enum NoticeBadInput {
    /// All bad inputs, by kind. Any `Last-Event-ID` of a client is valid.
    static let all: [BadInput] = bodies + queries

    private static func post(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ body: String, _ status: Int,
        _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/notices" + target,
            body: Array(body.utf8), status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/" + target, status: status, says: says)
    }

    private static let bodies: [BadInput] = [
        post(.malformedJSON, "half a reading", "/read", #"{"through":"#, 400, "body"),
        post(.unknownFields, "in a reading", "/read", #"{"thru":1}"#, 400, "thru", "unexpected"),
        post(.wrongTypes, "a text for a sequence", "/read", #"{"through":"all"}"#, 400, "through"),
        post(
            .limits, "a sequence of 70 bits", "/read", #"{"through":999999999999999999999}"#, 400, "through"),
        post(.deep, "reading", "/read", String(repeating: "[", count: 1000), 400, "levels"),
        post(.identifiers, "no notice", "/7/read", "", 400, "id"),
        post(.foreign, "is not read", "/{notice}/read", "", 404, "notice-not-found"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query of notices", "notices?sort=title", 400, "sort"),
        get(.wrongTypes, "a word for a choice", "notices?unread=maybe", 400, "unread"),
        get(.cursors, "of notices, cut off", "notices?after=abc", 400, "after"),
        get(.limits, "0 notices", "notices?limit=0", 422, "limit"),
        get(.unknownFields, "in the query of events", "events?since=1", 400, "since"),
    ]
}
