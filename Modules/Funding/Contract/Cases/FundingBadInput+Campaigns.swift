import ContractKit

extension FundingBadInput {
    static let ofCampaigns = campaignBodies + goals + items + deadlines + campaignActs + campaignLists

    private static func draft(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/shelters/{shelter}/campaigns",
            body: Array(body.utf8), status: status, says: says)
    }

    private static let week = #","deadline":{"time":"{funding-day} 20:00"}"#

    /// A campaign with these members, its deadline in a week.
    private static func campaign(
        _ more: String, title: String = "새 펀딩", deadline: String = week
    ) -> String {
        #"{"title":"\#(title)","purpose":"사료","story":"이야기"\#(more)\#(deadline)}"#
    }

    private static func amount(_ amount: String, _ currency: String = "KRW") -> String {
        #","amount":{"amount":\#(amount),"currency":"\#(currency)"}"#
    }

    private static let right = amount("100000")

    private static let campaignBodies: [BadInput] = [
        draft(.malformedJSON, "half a campaign", #"{"title":"새"#, 400, "body"),
        draft(.unknownFields, "a total of a campaign", campaign(right + #","total":7"#), 400, "unexpected"),
        draft(
            .wrongTypes, "a model that there is not", campaign(right + #","model":"lottery""#), 400, "model"),
        draft(
            .controls, "NUL in the title of a campaign", campaign(right, title: #"새\u0000펀딩"#), 422, "title",
            "forbidden-characters"),
        draft(
            .escapes, "a colour in the title of a campaign", campaign(right, title: #"\u001b[31m펀딩"#), 422,
            "title", "forbidden-characters"),
        draft(
            .bidi, "an override in the title of a campaign", campaign(right, title: #"\u202e펀딩"#), 422,
            "title", "forbidden-characters"),
        draft(.limits, "a campaign without a title", campaign(right, title: " "), 422, "title", "required"),
        draft(
            .limits, "a share of costs of 16 percent", campaign(right + #","costShare":16"#), 422,
            "costShare", "out-of-range"),
        draft(
            .identifiers, "a photo of a campaign that no member has uploaded",
            campaign(right + #","photos":["pic_00000000000000000000000000"]"#), 422, "photos", "unusable"),
        draft(
            .wrongTypes, "a day of a registration that there is not",
            campaign(
                right + #","registration":{"office":"서울","number":"제1호","firstDay":"2026-02-30","#
                    + #""lastDay":"2026-12-31","account":{"bank":"국민","number":"123456","holder":"쉼터"}}"#),
            422, "firstDay", "malformed"),
        draft(
            .limits, "a registration that ends before it begins",
            campaign(
                right + #","registration":{"office":"서울","number":"제1호","firstDay":"2026-12-31","#
                    + #""lastDay":"2026-01-01","account":{"bank":"국민","number":"123456","holder":"쉼터"}}"#),
            422, "firstDay", "exceeds"),
    ]

    private static let goals: [BadInput] = [
        draft(.money, "a goal of 0 won", campaign(amount("0")), 422, "amount", "out-of-range"),
        draft(.money, "a negative goal", campaign(amount("-1")), 422, "amount", "out-of-range"),
        draft(.money, "a goal of 999 won", campaign(amount("999")), 422, "amount", "out-of-range"),
        draft(
            .money, "a goal of one won too many", campaign(amount("10000000001")), 422, "amount",
            "out-of-range"),
        draft(
            .money, "the largest goal of 64 bits", campaign(amount("9223372036854775807")), 422, "amount",
            "out-of-range"),
        draft(.money, "a goal beyond 64 bits", campaign(amount("99999999999999999999")), 400, "amount"),
        draft(.money, "half a won for a goal", campaign(amount("0.5")), 400, "amount"),
        draft(.currencies, "a goal in dollars", campaign(amount("100", "USD")), 400, "amount"),
        draft(
            .money, "a cap below the goal",
            campaign(right + #","cap":{"amount":99999,"currency":"KRW"}"#), 422, "cap", "out-of-range"),
        draft(.limits, "a campaign without a goal", campaign(""), 422, "amount", "required"),
        draft(
            .limits, "a campaign for items without items", campaign(right + #","model":"item-based""#), 422,
            "items", "required"),
    ]

    private static func item(_ price: String = "1000", wanted: String = "1", name: String = "사료") -> String {
        #"{"name":"\#(name)","unitPrice":{"amount":\#(price),"currency":"KRW"},"wanted":\#(wanted)}"#
    }

    private static func items(_ items: String...) -> String {
        campaign(#","items":[\#(items.joined(separator: ","))]"#)
    }

    private static let items: [BadInput] = [
        draft(
            .unknownFields, "a goal beside items", campaign(right + #","items":[\#(item())]"#), 422, "amount",
            "unexpected"),
        draft(.money, "an item of 0 won", items(item("0")), 422, "items.0.unitPrice", "out-of-range"),
        draft(.money, "an item of -1 won", items(item("-1")), 422, "items.0.unitPrice", "out-of-range"),
        draft(
            .money, "the largest item of 64 bits", items(item("9223372036854775807")), 422,
            "items.0.unitPrice", "out-of-range"),
        draft(.limits, "an item of which none is wanted", items(item(wanted: "0")), 422, "items.0.wanted"),
        draft(
            .limits, "an item of which 10^9 are wanted", items(item(wanted: "1000000000")), 422,
            "items.0.wanted"),
        draft(
            .money, "items that cost too much together", items(item("10000000", wanted: "10000")), 422,
            "items", "out-of-range"),
        draft(.limits, "an item without a name", items(item(name: " ")), 422, "items.0.name", "required"),
        draft(
            .identifiers, "a number of an item that none has",
            campaign(
                #","items":[{"number":9,"name":"사료","unitPrice":{"amount":1000,"currency":"KRW"}}]"#), 422,
            "items.0.number", "unusable"),
        draft(
            .large, "21 items",
            campaign(#","items":[\#(Array(repeating: item(), count: 21).joined(separator: ","))]"#), 422,
            "items", "out-of-range"),
    ]

    private static func ending(_ time: String, _ zone: String = "Asia/Seoul", _ more: String = "") -> String {
        campaign(right, deadline: #","deadline":{"time":"\#(time)","zone":"\#(zone)"\#(more)}"#)
    }

    /// Times that clocks do not show, or show twice, that have passed, or are too far.
    private static let deadlines: [BadInput] = [
        draft(.limits, "a deadline that has passed", ending("2020-01-01 20:00"), 422, "deadline"),
        draft(.limits, "a deadline in ten years", ending("2099-01-01 20:00"), 422, "deadline"),
        draft(.wrongTypes, "a deadline at 25 o'clock", ending("2026-12-05 25:00"), 422, "deadline"),
        draft(.wrongTypes, "a deadline on February 30", ending("2026-02-30 20:00"), 422, "deadline"),
        draft(
            .wrongTypes, "a deadline in an hour that the clocks leave out",
            ending("2026-03-08 02:30", "America/New_York"), 422, "deadline", "unknown"),
        draft(
            .wrongTypes, "a deadline in an hour that the clocks show twice",
            ending("2026-11-01 01:30", "America/New_York"), 422, "repeatedHour", "unknown"),
        draft(
            .wrongTypes, "a deadline in a zone that there is not", ending("2026-12-05 20:00", "Asia/Madang"),
            422, "zone"),
        draft(
            .escapes, "a path for the zone of a deadline", ending("2026-12-05 20:00", "../../etc/passwd"),
            422, "zone", "malformed"),
        act(
            "POST", .limits, "an extension to an earlier time", "/campaigns/{campaign}/extend",
            sending: #"{"time":"2020-01-01 20:00"}"#, 422, "deadline"),
        act(
            "POST", .limits, "an extension by a year", "/campaigns/{campaign}/extend",
            sending: #"{"time":"2026-12-31 20:00"}"#, 422, "deadline"),
    ]

    private static let campaignActs: [BadInput] = [
        act(
            "POST", .foreign, "shelter gets no campaign", "/shelters/{foreign-shelter}/campaigns",
            sending: campaign(right), 403, "shelter-managers-only"),
        act(
            "POST", .identifiers, "a campaign of a shelter that is not verified",
            "/campaigns/{pending-draft}/open", 409, "shelter-not-verified"),
        act(
            "POST", .money, "twenty million won without a registration", "/campaigns/{large-draft}/open", 409,
            "campaign-registration-required"),
        act(
            "POST", .foreign, "campaign is not called off", "/campaigns/{foreign-campaign}/cancel", 403,
            "shelter-managers-only"),
        act(
            "POST", .foreign, "draft of a campaign is not opened", "/campaigns/{foreign-draft}/open", 404,
            "funding-not-found"),
        act(
            "PUT", .deleted, "campaign is not edited once it was called off", "/campaigns/{ended-campaign}",
            sending: FundingTestDrafts.campaignBody, 409, "campaign-state"),
        act(
            "PUT", .money, "another goal of an open campaign", "/campaigns/{campaign}",
            sending: FundingTestDrafts.campaignBody.replacing("100000", with: "150000"), 409,
            "campaign-fixed"),
        act(
            "POST", .identifiers, "a campaign for an amount that lacks an item", "/campaigns/{campaign}/lack",
            sending: #"{"item":1}"#, 409, "campaign-state"),
        act(
            "POST", .foreign, "campaign is not paused", "/campaigns/{campaign}/pause",
            sending: #"{"reason":"쉬어 갑니다"}"#, 403, "funding-operators-only"),
        act(
            "POST", .foreign, "campaign is not paid out", "/campaigns/{campaign}/payouts",
            sending: #"{"amount":\#(FundingTestDrafts.won(1)),"transfer":"1","reason":"지급"}"#, 403,
            "funding-operators-only"),
        act(
            "POST", .foreign, "account of a campaign is not read", "/campaigns/{campaign}/account",
            sending: #"{"reason":"궁금합니다"}"#, 403, "funding-operators-only"),
    ]

    private static let campaignLists: [BadInput] = [
        act("GET", .unknownFields, "in the query of campaigns", "/campaigns?sort=title", 400, "sort"),
        act("GET", .wrongTypes, "a phase that there is not", "/campaigns?phase=best", 400, "phase"),
        act("GET", .cursors, "of campaigns, cut off", "/campaigns?after=abc", 400, "after"),
        act(
            "GET", .cursors, "with a number of campaigns", "/campaigns?page=2&after={campaign-cursor}", 422,
            "page"),
        act(
            "GET", .cursors, "of open campaigns for all", "/campaigns?phase=all&after={campaign-cursor}", 422,
            "after"),
        act("GET", .limits, "0 campaigns", "/campaigns?limit=0", 422, "limit"),
        act("GET", .limits, "page 10^9 of campaigns", "/campaigns?page=1000000000", 422, "page"),
        act("GET", .controls, "in a text of campaigns", "/campaigns?text=%1B%5B31m", 422, "text"),
        act("GET", .identifiers, "no campaign", "/campaigns/7", 400, "id"),
        act(
            "GET", .deleted, "campaign is not shown", "/campaigns/{removed-campaign}", by: .visitor, 404,
            "funding-not-found"),
        act(
            "GET", .foreign, "campaigns of a shelter are not listed", "/shelters/{foreign-shelter}/campaigns",
            403, "shelter-only"),
    ]
}
