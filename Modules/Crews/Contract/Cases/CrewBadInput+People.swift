import ContractKit

extension CrewBadInput {
    static let ofMembers = joining + leading + owners + calendars + reading + visitors

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

    /// What would leave a crew without an owner who takes part.
    private static let owners: [BadInput] = [
        act(
            "POST", .identifiers, "the owner to remove", "/crews/{crew}/members/{crew-owner}/remove",
            sending: "{}", 409, "crew-owner-stays"),
        act(
            "POST", .identifiers, "the owner to ban", "/crews/{crew}/members/{crew-owner}/remove",
            sending: #"{"bannedUntil":"{crew-day}T00:00:00Z"}"#, 409, "crew-owner-stays"),
        act(
            "PUT", .identifiers, "the owner to suspend", "/crews/{crew}/members/{crew-owner}/suspension",
            sending: #"{"suspended":true}"#, 409, "crew-owner-stays"),
        act(
            "PUT", .identifiers, "the owner to make a member", "/crews/{crew}/members/{crew-owner}/role",
            sending: #"{"role":"member"}"#, 409, "crew-owner-stays"),
        act(
            "PUT", .identifiers, "one's own crew to take a break from", "/crews/{crew}/membership/leave",
            sending: #"{"onLeave":true}"#, 409, "crew-owner-stays"),
        act(
            "POST", .identifiers, "an owner who has left", "/crews/{left-crew}/hand-over",
            sending: #"{"member":"{crew-former}"}"#, 409, "crew-wrong-state"),
    ]

    private static let calendar = "/me/crew-calendar"

    private static let calendars: [BadInput] = [
        act("GET", .identifiers, "no crew for a calendar", calendar + "?crew=nonsense", 400, "crew"),
        act("GET", .identifiers, "a meeting for a calendar", calendar + "?crew={meeting}", 400, "crew"),
        act(
            "GET", .identifiers, "no crew for an address", calendar + "/address?crew=nonsense", 400, "crew"),
        act(
            "POST", .identifiers, "no crew for a new address", calendar + "/address",
            sending: #"{"crew":"nonsense"}"#, 400, "crew"),
        act(
            "DELETE", .identifiers, "no crew for an address to revoke", calendar + "/address?crew=nonsense",
            400, "crew"),
        act(
            "GET", .foreign, "calendar is not seen", calendar + "?crew={foreign-crew}", 404, "crew-not-found"
        ),
        act(
            "POST", .foreign, "calendar gets no address", calendar + "/address",
            sending: #"{"crew":"{foreign-crew}"}"#, 404, "crew-not-found"),
        act("GET", .tokens, "none for a calendar", calendar, by: .visitor, 401, "sign-in-required"),
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
