import ContractKit

extension CrewBadInput {
    static let ofMembers = joining + leading + reading + visitors

    /// What a person sends about their own membership.
    private static let joining: [BadInput] = [
        act(
            "PUT", .controls, "NUL in a request to join", "/crews/{crew}/membership",
            sending: #"{"message":"왼\u0000쪽"}"#, by: .stranger, 422, "message", "forbidden-characters"),
        act(
            "PUT", .unknownFields, "a role in a request to join", "/crews/{crew}/membership",
            sending: #"{"role":"owner"}"#, by: .stranger, 400, "role", "unexpected"),
        act(
            "PUT", .deleted, "crew is not joined", "/crews/{closed-crew}/membership", sending: "{}",
            by: .stranger,
            404, "crew-not-found"),
        act(
            "POST", .foreign, "seat is not taken up", "/crews/{crew}/membership/take-up", by: .stranger, 404,
            "crew-not-found"),
        act(
            "PUT", .wrongTypes, "a text for a leave", "/crews/{crew}/membership/leave",
            sending: #"{"onLeave":"no"}"#,
            400, "onLeave"),
        act(
            "PUT", .limits, "a height of 10^9", "/crews/{crew}/membership/words",
            sending: #"{"height":1000000000}"#, 422, "height", "out-of-range"),
        act(
            "PUT", .limits, "the number -1", "/crews/{crew}/membership/words", sending: #"{"number":-1}"#,
            422,
            "number", "out-of-range"),
        act(
            "PUT", .escapes, "a colour in a position", "/crews/{crew}/membership/words",
            sending: #"{"position":"\u001b[31m왼쪽"}"#, 422, "position", "forbidden-characters"),
    ]

    /// What managers and owners send about others.
    private static let leading: [BadInput] = [
        act("POST", .identifiers, "no person of a crew", "/crews/{crew}/members/7/accept", 400, "member"),
        act(
            "POST", .identifiers, "a person who never asked", "/crews/{crew}/members/{crew-person}/accept",
            404, "crew-not-found"),
        act(
            "POST", .limits, "a ban until yesterday", "/crews/{crew}/members/{crew-person}/remove",
            sending: #"{"bannedUntil":"2020-01-01T00:00:00Z"}"#, 422, "bannedUntil", "out-of-range"),
        act(
            "POST", .wrongTypes, "a word for a ban", "/crews/{crew}/members/{crew-person}/remove",
            sending: #"{"bannedUntil":"later"}"#, 400, "bannedUntil"),
        act(
            "PUT", .foreign, "crew gets no manager", "/crews/{foreign-crew}/members/{crew-person}/role",
            sending: #"{"role":"manager"}"#, 403, "crew-owner-only"),
        act(
            "POST", .identifiers, "an owner who is not of the crew", "/crews/{crew}/hand-over",
            sending: #"{"member":"{crew-person}"}"#, 404, "crew-not-found"),
        act(
            "POST", .foreign, "crew is not handed over", "/crews/{foreign-crew}/hand-over",
            sending: #"{"member":"{crew-person}"}"#, 403, "crew-owner-only"),
        act(
            "PUT", .foreign, "version is not overwritten", "/crews/{crew}",
            sending: #"{"name":"느티나무","sport":"futsal","capacity":10,"version":99}"#, 409, "crew-changed"),
    ]

    private static let reading: [BadInput] = [
        act("GET", .wrongTypes, "a word for free seats", "/crews?free=some", 400, "free"),
        act("GET", .limits, "-1 crews", "/crews?limit=-1", 422, "limit"),
        act("GET", .identifiers, "no member of crews", "/members/7/crews", 400, "member"),
        act(
            "GET", .cursors, "of crews for those of a member",
            "/members/{crew-person}/crews?after={crew-cursor}", 422, "after"),
    ]

    /// Visitors who have not signed in.
    private static let visitors: [BadInput] = [
        "/crews/{crew}/membership", "/crews/{crew}/meetings", "/crews/{crew}/dues", "/meetings/{meeting}",
    ].map { target in
        act("GET", .tokens, "none for \(target)", target, by: .visitor, 401, "sign-in-required")
    }
}
