import ContractKit

/// Invalid and malicious requests to funding.
enum FundingBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = ofShelters + ofCampaigns + ofBackings + ofOthers

    private static let ofShelters = shelterBodies + shelterActs + shelterLists

    /// A request of the owner's, unless another sends it.
    static func act(
        _ method: String, _ kind: BadInput.Kind, _ name: String, _ target: String, sending body: String = "",
        by sender: BadInput.Sender = .owner, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: method, target: "/api/v1" + target, sender: sender,
            body: Array(body.utf8), status: status, says: says)
    }

    private static func found(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/shelters", body: Array(body.utf8),
            status: status, says: says)
    }

    private static func shelter(
        _ name: String, number: String = "제2022-1호", _ more: String = ""
    ) -> String {
        #"{"name":"\#(name)","registrationNumber":"\#(number)","place":"부산","contact":"051-555"\#(more)}"#
    }

    private static let shelterBodies: [BadInput] = [
        found(.malformedJSON, "half a shelter", #"{"name":"바"#, 400, "body"),
        found(
            .unknownFields, "an owner of a shelter", shelter("바다 쉼터", #","owner":"me""#), 400, "owner",
            "unexpected"),
        found(.wrongTypes, "a number for the name of a shelter", #"{"name":7}"#, 400, "name"),
        found(.deep, "shelters", String(repeating: "[", count: 1000), 400, "levels"),
        found(.controls, "NUL in the name of a shelter", shelter(#"바\u0000다"#), 422, "forbidden-characters"),
        found(
            .escapes, "a colour in the name of a shelter", shelter(#"\u001b[31m바다"#), 422,
            "forbidden-characters"),
        found(
            .bidi, "an override in the name of a shelter", shelter(#"\u202e바다"#), 422,
            "forbidden-characters"),
        found(
            .large, "a shelter with a name of 300,000 bytes", shelter(String(repeating: "가", count: 100_000)),
            422, "name", "too-long"),
        found(
            .limits, "a registration number of four characters", shelter("바다 쉼터", number: "1234"), 422,
            "registrationNumber", "too-short"),
        found(
            .large, "an introduction of a shelter of 2,001 characters",
            shelter("바다 쉼터", #","introduction":"\#(String(repeating: "가", count: 2_001))""#), 422,
            "introduction", "too-long"),
        found(
            .identifiers, "a photo of a shelter that no member has uploaded",
            shelter("바다 쉼터", #","photo":"pic_00000000000000000000000000""#), 422, "photo", "unusable"),
        found(.foreign, "name of a shelter is not taken", shelter("남의 쉼터"), 422, "name", "taken"),
    ]

    private static func account(_ number: String, bank: String = "국민은행") -> String {
        #"{"bank":"\#(bank)","number":"\#(number)","holder":"느티나무 쉼터"}"#
    }

    private static let shelterActs: [BadInput] = [
        act(
            "PUT", .wrongTypes, "letters for the number of a shelter's account",
            "/shelters/{shelter}/account",
            sending: account("abc-def"), 422, "number", "malformed"),
        act(
            "PUT", .limits, "a shelter's account without a bank", "/shelters/{shelter}/account",
            sending: account("123-456-789012", bank: " "), 422, "bank", "required"),
        act(
            "PUT", .foreign, "account of a shelter is not named", "/shelters/{foreign-shelter}/account",
            sending: account("123-456-789012"), 403, "shelter-treasurers-only"),
        act(
            "PUT", .foreign, "shelter is not edited", "/shelters/{foreign-shelter}", sending: shelter("내 쉼터"),
            403, "shelter-managers-only"),
        act(
            "PUT", .identifiers, "another name of a verified shelter", "/shelters/{shelter}",
            sending: shelter("강 쉼터"), 409, "shelter-fixed"),
        act(
            "PUT", .foreign, "version of a shelter is not overwritten", "/shelters/{shelter}",
            sending: shelter("느티나무 쉼터", number: "제2021-충남-041호", #","version":99"#), 409,
            "funding-changed"),
        act(
            "PUT", .wrongTypes, "a role in a shelter that there is not",
            "/shelters/{shelter}/people/{funding-person}", sending: #"{"role":"king"}"#, 400, "role"),
        act(
            "PUT", .foreign, "shelter gets no helper", "/shelters/{foreign-shelter}/people/{funding-person}",
            sending: #"{"role":"helper"}"#, 403, "shelter-managers-only"),
        act(
            "DELETE", .identifiers, "one's own shelter to leave",
            "/shelters/{shelter}/people/{funding-owner}",
            409, "shelter-owner-stays"),
        act(
            "POST", .foreign, "shelter is not verified", "/shelters/{pending-shelter}/decision",
            sending: #"{"decision":"verify","reason":"내가 확인함"}"#, 403, "funding-operators-only"),
    ]

    private static let shelterLists: [BadInput] = [
        act("GET", .unknownFields, "in the query of shelters", "/shelters?sort=name", 400, "sort"),
        act(
            "GET", .wrongTypes, "an unknown state of shelters", "/shelters?state=best", 400, "state"),
        act(
            "GET", .foreign, "shelters that wait are not seen", "/shelters?state=pending", 403,
            "funding-operators-only"),
        act("GET", .cursors, "of shelters, cut off", "/shelters?after=abc", 400, "after"),
        act(
            "GET", .cursors, "of campaigns for shelters", "/shelters?after={campaign-cursor}", 422, "after"),
        act("GET", .limits, "0 shelters", "/shelters?limit=0", 422, "limit"),
        act("GET", .identifiers, "no shelter", "/shelters/7", 400, "id"),
        act("GET", .identifiers, "a campaign for a shelter", "/shelters/{campaign}", 400, "id"),
        act(
            "GET", .foreign, "shelter is not shown before it is verified", "/shelters/{pending-shelter}",
            by: .stranger, 404, "funding-not-found"),
    ]
}
