import ContractKit

/// Invalid and malicious requests to crews.
enum CrewBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = ofCrews + ofPeople + ofMembers + ofMeetings + ofMoney

    private static let ofCrews = bodies + texts + numbers + lists + records

    private static let ofPeople = people + meetings + money + accounts + acts

    private static func send(
        _ method: String, _ kind: BadInput.Kind, _ name: String, _ target: String, _ body: String,
        _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: method, target: "/api/v1" + target, body: Array(body.utf8),
            status: status, says: says)
    }

    private static func found(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/crews", body: Array(body.utf8),
            status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/crews" + target, sender: .visitor,
            status: status, says: says)
    }

    private static func crew(_ name: String, _ more: String = "") -> String {
        #"{"name":"\#(name)","sport":"futsal","capacity":10\#(more)}"#
    }

    private static let bodies: [BadInput] = [
        found(.malformedJSON, "half a crew", #"{"name":"느"#, 400, "body"),
        found(
            .unknownFields, "an owner of a crew", crew("새 크루", #","owner":"me""#), 400, "owner",
            "unexpected"),
        found(.wrongTypes, "a number for the name of a crew", #"{"name":7,"sport":"futsal"}"#, 400, "name"),
        found(
            .wrongTypes, "a sport that no list has", #"{"name":"새 크루","sport":"chess","capacity":9}"#, 400,
            "sport"),
        found(
            .wrongTypes, "a colour by its name", crew("새 크루", #","uniform":"red""#), 422, "uniform"),
        found(.deep, "crews", String(repeating: "[", count: 1000), 400, "levels"),
    ]

    private static let texts: [BadInput] = [
        found(.controls, "NUL in the name of a crew", crew(#"느\u0000티"#), 422, "forbidden-characters"),
        found(
            .escapes, "a colour in the name of a crew", crew(#"\u001b[31m느티"#), 422, "forbidden-characters"),
        found(
            .bidi, "an override in the name of a crew", crew(#"\u202e느티"#), 422, "forbidden-characters"),
        found(
            .large, "a crew with a name of 300,000 bytes", crew(String(repeating: "가", count: 100_000)), 422,
            "name"),
        found(
            .large, "an introduction of 2,001 characters",
            crew("새 크루", #","introduction":"\#(String(repeating: "가", count: 2_001))""#), 422,
            "introduction", "too-long"),
        found(.foreign, "name is not taken", crew("남의 것"), 422, "name", "taken"),
        send(
            "PUT", .large, "a message of 501 characters", "/crews/{foreign-crew}/membership",
            #"{"message":"\#(String(repeating: "가", count: 501))"}"#, 422, "message", "too-long"),
    ]

    private static let numbers: [BadInput] = [
        found(.limits, "no seat", #"{"name":"새 크루","sport":"futsal","capacity":0}"#, 422, "capacity"),
        found(.limits, "501 seats", #"{"name":"새 크루","sport":"futsal","capacity":501}"#, 422, "capacity"),
        found(
            .money, "a negative fee", crew("새 크루", #","fee":{"amount":-1,"currency":"KRW"}"#), 422, "fee"),
        found(
            .money, "a fee of two million", crew("새 크루", #","fee":{"amount":2000000,"currency":"KRW"}"#),
            422, "fee"),
        found(
            .currencies, "a fee in dollars", crew("새 크루", #","fee":{"amount":100,"currency":"USD"}"#), 400,
            "fee"),
        found(
            .limits, "an eighth weekday",
            crew("새 크루", #","schedule":{"weekday":8,"minute":600,"zone":"Asia/Seoul"}"#), 400, "weekday"),
        found(
            .wrongTypes, "a zone that there is not",
            crew("새 크루", #","schedule":{"weekday":6,"minute":600,"zone":"Asia/Madang"}"#), 422, "zone"),
    ]
}

extension CrewBadInput {
    private static func meet(
        _ kind: BadInput.Kind, _ name: String, _ times: String, _ says: String
    ) -> BadInput {
        send(
            "POST", kind, name, "/crews/{crew}/meetings", #"{"title":"토요 축구",\#(times)}"#, 422, says)
    }

    private static let meetings: [BadInput] = [
        meet(
            .limits, "a meeting that has passed", #""startsAt":"2020-01-01 19:30","endsAt":"21:30""#,
            "startsAt"),
        meet(
            .limits, "a meeting in 2099", #""startsAt":"2099-01-01 19:30","endsAt":"21:30""#, "startsAt"),
        meet(
            .wrongTypes, "an hour that there is not", #""startsAt":"{crew-day} 25:00","endsAt":"21:30""#,
            "startsAt"),
        meet(
            .wrongTypes, "a meeting on a day that there is not",
            #""startsAt":"2027-02-30 19:30","endsAt":"21:30""#, "startsAt"),
        meet(
            .wrongTypes, "a meeting in a zone that there is not",
            #""startsAt":"{crew-day} 19:30","endsAt":"21:30","zone":"Asia/Madang""#, "zone"),
        meet(
            .limits, "53 weekly meetings",
            #""startsAt":"{crew-day} 19:30","endsAt":"21:30","weeks":53"#, "weeks"),
        send(
            "PUT", .limits, "ten guests", "/meetings/{meeting}/answer", #"{"answer":"going","guests":10}"#,
            422, "guests"),
        send(
            "PUT", .foreign, "meeting is not answered", "/meetings/{foreign-meeting}/answer",
            #"{"answer":"going"}"#, 404, "crew-not-found"),
        send(
            "PUT", .wrongTypes, "an answer that there is not", "/meetings/{meeting}/answer",
            #"{"answer":"perhaps"}"#, 400, "answer"),
    ]

    private static let money: [BadInput] = [
        send(
            "POST", .money, "cash of 0 won", "/crews/{crew}/cash",
            #"{"flow":"spent","amount":{"amount":0,"currency":"KRW"},"purpose":"공"}"#, 422, "amount"),
        send(
            "POST", .money, "cash beyond all numbers", "/crews/{crew}/cash",
            #"{"flow":"spent","amount":{"amount":99999999999999999999,"currency":"KRW"},"purpose":"공"}"#, 400,
            "amount"),
        send(
            "POST", .identifiers, "a receipt that no member has uploaded", "/crews/{crew}/cash",
            #"{"amount":{"amount":1,"currency":"KRW"},"purpose":"공","#
                + #""receipt":"pic_00000000000000000000000000"}"#,
            422, "receipt", "unusable"),
        send(
            "PUT", .limits, "dues on the 31st", "/crews/{crew}/dues/plan",
            #"{"amount":{"amount":20000,"currency":"KRW"},"day":31,"from":"{crew-next-month}"}"#, 422, "day"),
        send(
            "PUT", .limits, "dues for this month", "/crews/{crew}/dues/plan",
            #"{"amount":{"amount":20000,"currency":"KRW"},"day":10,"from":"{crew-month}"}"#, 422, "from"),
    ]

    private static let people: [BadInput] = [
        get(.cursors, "of crews for people", "/{crew}/members?after={crew-cursor}", 422, "after"),
        get(.wrongTypes, "an unknown list of people", "/{crew}/members?list=all", 400, "list"),
        send(
            "GET", .foreign, "requests to join are not seen", "/crews/{foreign-crew}/members?list=requests",
            "",
            403, "crew-managers-only"),
        send(
            "GET", .cursors, "of crews for those of a member",
            "/members/{crew-person}/crews?order=active&after={crew-cursor}", "", 400, "order"),
        send(
            "PUT", .limits, "a member of three metres", "/crews/{crew}/membership/words", #"{"height":300}"#,
            422, "height"),
        send(
            "PUT", .wrongTypes, "a role that there is not", "/crews/{crew}/members/{crew-person}/role",
            #"{"role":"king"}"#, 400, "role"),
    ]

    private static let accounts: [BadInput] = [
        send(
            "PUT", .limits, "an account without a bank", "/crews/{crew}/account",
            #"{"bank":"","number":"123-456-789012","holder":"느티나무 FC"}"#, 422, "bank"),
        send(
            "PUT", .controls, "NUL in the holder of an account", "/crews/{crew}/account",
            #"{"bank":"국민은행","number":"123-456-789012","holder":"느\u0000티"}"#, 422, "holder"),
        send(
            "PUT", .foreign, "account is not named", "/crews/{foreign-crew}/account",
            #"{"bank":"국민은행","number":"123-456-789012","holder":"느티나무 FC"}"#, 403,
            "crew-treasurers-only"),
        send(
            "PUT", .currencies, "dues in dollars", "/crews/{crew}/dues/plan",
            #"{"amount":{"amount":20000,"currency":"USD"},"day":10,"from":"{crew-next-month}"}"#, 422,
            "amount"),
        send(
            "PUT", .wrongTypes, "dues from a thirteenth month", "/crews/{crew}/dues/plan",
            #"{"amount":{"amount":20000,"currency":"KRW"},"day":10,"from":"2026-13"}"#, 400, "from"),
    ]

    private static let lists: [BadInput] = [
        get(.unknownFields, "in the query of crews", "?sort=name", 400, "sort"),
        get(.wrongTypes, "an order of crews that there is not", "?order=best", 400, "order"),
        get(.cursors, "of crews, cut off", "?after=abc", 400, "after"),
        get(.cursors, "with a number of crews", "?page=2&after={crew-cursor}", 422, "page"),
        get(.cursors, "of the newest for active ones", "?order=active&after={crew-cursor}", 422, "after"),
        get(.limits, "0 crews", "?limit=0", 422, "limit"),
        get(.limits, "page 10^9 of crews", "?page=1000000000", 422, "page"),
        get(.controls, "in a name of crews", "?name=%1B%5B31m", 422, "name"),
        get(
            .tokens, "none for a crew's ledger", "/{crew}/ledger?month=2026-01", 401, "sign-in-required"),
    ]

    private static let records: [BadInput] = [
        get(.identifiers, "no crew", "/7", 400, "id"),
        get(.identifiers, "a meeting for a crew", "/{meeting}", 400, "id"),
        get(.deleted, "crew is not shown", "/{removed-crew}", 404, "crew-not-found"),
        get(
            .deleted, "crew is not shown to others once it is closed", "/{closed-crew}", 404, "crew-not-found"
        ),
    ]

    private static let acts: [BadInput] = [
        send(
            "PUT", .foreign, "crew is not edited", "/crews/{foreign-crew}", crew("내 것"), 403,
            "crew-managers-only"),
        send(
            "POST", .foreign, "crew is not closed", "/crews/{foreign-crew}/close", "{}", 403,
            "crew-owner-only"),
        send(
            "POST", .foreign, "crew gets no member", "/crews/{foreign-crew}/members/{crew-person}/accept",
            "{}",
            403, "crew-managers-only"),
        send(
            "PUT", .foreign, "crew gets no dues", "/crews/{foreign-crew}/dues/plan",
            #"{"amount":{"amount":20000,"currency":"KRW"},"day":10,"from":"{crew-next-month}"}"#, 403,
            "crew-treasurers-only"),
        send(
            "POST", .limits, "a ban of ten years", "/crews/{crew}/members/{crew-person}/remove",
            #"{"bannedUntil":"2099-01-01T00:00:00Z"}"#, 422, "bannedUntil"),
        send(
            "DELETE", .identifiers, "one's own crew to leave", "/crews/{crew}/membership", "", 409,
            "crew-owner-stays"),
    ]
}
