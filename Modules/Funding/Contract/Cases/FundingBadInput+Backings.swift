import ContractKit

extension FundingBadInput {
    static let ofBackings = amounts + picks + backingActs

    static let ofOthers = updates + receipts

    private static func back(
        _ kind: BadInput.Kind, _ name: String, _ body: String, in campaign: String = "{foreign-campaign}",
        _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/campaigns/\(campaign)/backings",
            body: Array(body.utf8), status: status, says: says)
    }

    private static func amount(_ amount: String, _ more: String = "") -> String {
        #"{"amount":{"amount":\#(amount),"currency":"KRW"}\#(more)}"#
    }

    private static let amounts: [BadInput] = [
        back(.malformedJSON, "half a backing", #"{"amount":"#, 400, "body"),
        back(
            .unknownFields, "a backer of a backing", amount("30000", #","member":"me""#), 400, "member",
            "unexpected"),
        back(.money, "a backing of 0 won", amount("0"), 422, "amount", "out-of-range"),
        back(.money, "a negative backing", amount("-1"), 422, "amount", "out-of-range"),
        back(.money, "a backing of 999 won", amount("999"), 422, "amount", "out-of-range"),
        back(.money, "a backing of one won too many", amount("100000001"), 422, "amount", "out-of-range"),
        back(
            .money, "the largest backing of 64 bits", amount("9223372036854775807"), 422, "amount",
            "out-of-range"),
        back(.money, "a backing beyond 64 bits", amount("99999999999999999999"), 400, "amount"),
        back(
            .currencies, "a backing in dollars", #"{"amount":{"amount":3,"currency":"USD"}}"#, 400, "amount"),
        back(.limits, "a backing of nothing", "{}", 422, "amount"),
        back(
            .escapes, "a colour in the message of a backing", amount("30000", #","message":"\u001b[31m힘""#),
            422, "message", "forbidden-characters"),
        back(
            .large, "a message of a backing of 201 characters",
            amount("30000", #","message":"\#(String(repeating: "가", count: 201))""#), 422, "message",
            "too-long"),
        back(
            .unknownFields, "items for a campaign without any", #"{"items":[{"item":1}]}"#, 422, "items",
            "unexpected"),
    ]

    private static func pick(
        _ kind: BadInput.Kind, _ name: String, _ items: String, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/campaigns/{foreign-items}/backings",
            body: Array(#"{"items":[\#(items)]}"#.utf8), status: 422, says: says)
    }

    private static let picks: [BadInput] = [
        pick(.limits, "no item to back", "", "items", "required"),
        pick(.limits, "0 of an item", #"{"item":1,"quantity":0}"#, "items.0.quantity", "out-of-range"),
        pick(.limits, "-1 of an item", #"{"item":1,"quantity":-1}"#, "items.0.quantity", "out-of-range"),
        pick(
            .limits, "10^9 of an item", #"{"item":1,"quantity":1000000000}"#, "items.0.quantity",
            "out-of-range"),
        pick(.identifiers, "an item that was removed", #"{"item":99}"#, "items.0.item", "unknown"),
        pick(.unknownFields, "an item twice", #"{"item":1},{"item":1}"#, "items.1.item", "repeated"),
        back(
            .unknownFields, "an amount for a campaign with items", amount("30000"), in: "{foreign-items}",
            422, "amount", "unexpected"),
    ]

    private static let backingActs: [BadInput] = [
        back(.foreign, "campaign of one's own is not backed", amount("30000"), in: "{campaign}", 403, "own"),
        back(
            .deleted, "campaign is not backed", amount("30000"), in: "{foreign-ended}", 409,
            "campaign-not-collecting"),
        back(
            .foreign, "draft of a campaign is not backed", amount("30000"), in: "{foreign-draft}", 404,
            "funding-not-found"),
        act("GET", .identifiers, "no backing", "/backings/7", 400, "id"),
        act(
            "GET", .foreign, "backing is not seen", "/backings/{backing}", by: .visitor, 401,
            "sign-in-required"),
        act(
            "DELETE", .foreign, "backing is not withdrawn", "/backings/{backing}", by: .stranger, 404,
            "funding-not-found"),
        act(
            "PUT", .identifiers, "a choice about an item that can be had", "/backings/{backing}/choice",
            sending: #"{"item":1,"answer":"refund"}"#, 404, "funding-not-found"),
        act(
            "PUT", .wrongTypes, "an answer about an item that there is not", "/backings/{backing}/choice",
            sending: #"{"item":1,"answer":"keep"}"#, 400, "answer"),
        act(
            "GET", .foreign, "backings of a campaign are not listed",
            "/campaigns/{foreign-campaign}/backings",
            403, "shelter-treasurers-only"),
        act(
            "GET", .cursors, "of campaigns for backers",
            "/campaigns/{foreign-campaign}/backers?after={campaign-cursor}", 422, "after"),
        act("GET", .tokens, "none for one's backings", "/me/backings", by: .visitor, 401, "sign-in-required"),
        act("GET", .foreign, "refunds are not seen", "/funding/stuck-refunds", 403, "funding-operators-only"),
    ]

    private static let updates: [BadInput] = [
        act(
            "POST", .limits, "an update without words", "/campaigns/{campaign}/updates",
            sending: #"{"text":" "}"#, 422, "text", "required"),
        act(
            "POST", .large, "an update of 2,001 characters", "/campaigns/{campaign}/updates",
            sending: #"{"text":"\#(String(repeating: "가", count: 2_001))"}"#, 422, "text", "too-long"),
        act(
            "POST", .unknownFields, "news with a quantity", "/campaigns/{campaign}/updates",
            sending: #"{"text":"소식","quantity":3}"#, 400, "quantity", "unexpected"),
        act(
            "POST", .limits, "0 of an item delivered", "/campaigns/{item-campaign}/updates",
            sending: #"{"kind":"delivered","item":1,"quantity":0,"text":"도착"}"#, 422, "quantity",
            "out-of-range"),
        act(
            "POST", .identifiers, "a purchase while a campaign collects",
            "/campaigns/{item-campaign}/updates",
            sending: #"{"kind":"bought","item":1,"quantity":1,"text":"샀습니다"}"#, 409, "campaign-state"),
        act(
            "POST", .foreign, "campaign gets no news", "/campaigns/{foreign-campaign}/updates",
            sending: #"{"text":"소식"}"#, 403, "shelter-only"),
    ]

    private static let receipts: [BadInput] = [
        act("GET", .identifiers, "a campaign for a receipt", "/receipts/{campaign}", 400, "id"),
        act(
            "GET", .identifiers, "a receipt that is not there", "/receipts/rcp_00000000000000000000000000",
            404, "funding-not-found"),
        act(
            "POST", .limits, "a receipt without a name", "/backings/{backing}/receipt",
            sending: #"{"holder":" "}"#, 422, "holder", "required"),
        act(
            "POST", .identifiers, "a receipt of what was not paid", "/backings/{backing}/receipt",
            sending: #"{"holder":"김수연"}"#, 409, "receipt-not-due"),
        act(
            "POST", .limits, "a receipt of the year 1999", "/shelters/{foreign-shelter}/receipts",
            sending: #"{"year":1999,"holder":"김수연"}"#, 422, "year", "out-of-range"),
        act(
            "GET", .foreign, "receipts of a shelter are not listed",
            "/shelters/{foreign-shelter}/receipts?year={funding-year}", 403, "shelter-treasurers-only"),
    ]
}
