import ContractKit

/// Invalid and malicious requests to moderation.
enum ModerationBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + queries + names

    private static func report(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/reports", body: Array(body.utf8),
            status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/moderation" + target, sender: .visitor,
            status: status, says: says)
    }

    private static let bodies: [BadInput] = [
        report(.malformedJSON, "half a report", #"{"subject":"mem_"#, 400, "body"),
        report(
            .unknownFields, "in a report", #"{"subject":"{someone}","reason":"spam","state":"upheld"}"#, 400,
            "state", "unexpected"),
        report(.wrongTypes, "a number for a reason", #"{"subject":"{someone}","reason":7}"#, 400, "reason"),
        report(
            .wrongTypes, "no reason of the list", #"{"subject":"{someone}","reason":"bad"}"#, 400, "reason"),
        report(
            .controls, "NUL in a report", #"{"subject":"{someone}","reason":"spam","text":"광\u0000고"}"#, 422,
            "forbidden-characters"),
        report(
            .escapes, "a colour in a report",
            #"{"subject":"{someone}","reason":"spam","text":"\u001b[31m광고"}"#, 422, "forbidden-characters"),
        report(
            .large, "a report of 300,000 bytes",
            #"{"subject":"{someone}","reason":"spam","text":"\#(String(repeating: "가", count: 100_000))"}"#,
            422, "text"),
        report(.deep, "lists in a report", String(repeating: "[", count: 1000), 400, "levels"),
        report(.identifiers, "no identifier", #"{"subject":"7","reason":"spam"}"#, 400, "subject"),
        report(
            .deleted, "is not reported", #"{"subject":"{report}","reason":"spam"}"#, 404,
            "moderation-not-found"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query of the log", "/log?sort=verb", 400, "sort"),
        get(.cursors, "cut off, of the log", "/log?after=abc", 400, "after"),
        get(.limits, "0 of the log", "/log?limit=0", 422, "limit"),
        get(.limits, "page 10^9 of the log", "/log?page=1000000000", 422, "page"),
    ]

    private static let names: [BadInput] = [
        BadInput(
            kind: .foreign, name: "report is not shown", method: "GET", target: "/api/v1/reports/{report}",
            sender: .stranger, status: 404, says: ["moderation-not-found"]),
        BadInput(
            kind: .foreign, name: "case is not shown", method: "GET",
            target: "/api/v1/moderation/cases/{someone}", status: 403, says: ["moderation-moderators-only"]),
    ]
}
