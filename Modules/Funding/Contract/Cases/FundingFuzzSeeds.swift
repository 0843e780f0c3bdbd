import ContractKit

/// Right inputs of funding, which fuzzing makes nearly right.
enum FundingFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "{shelter}", "{campaign}", "{backing}", "{campaign-cursor}", "{shelter-cursor}",
            "{funding-person}", "{funding-day}", "name", "amount", "items", "cap", "deadline", "zone",
            "Asia/Seoul", "America/New_York", "registration", "anonymous", "phase=", "order=", "year=",
        ],
        queries: queries, bodies: shelterBodies + campaignBodies + backingBodies + acts,
        identifier: "{campaign}")

    private static let shelter = "/api/v1/shelters/{shelter}"
    private static let campaign = "/api/v1/campaigns/{campaign}"
    private static let items = "/api/v1/campaigns/{foreign-items}/backings"
    private static let won = FundingTestDrafts.won(30_000)

    private static let queries: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "funding.browse", "GET", "/api/v1/campaigns",
            seeds: [
                "phase=all&order=ending-soon&items=true", "text=%EA%B2%A8%EC%9A%B8&model=item-based&limit=3",
                "shelter={shelter}&page=1", "after={campaign-cursor}&limit=1",
            ]),
        FuzzSeeds.Form(
            "shelters.browse", "GET", "/api/v1/shelters",
            seeds: ["name=%EB%8A%90&place=a&limit=3", "state=pending&page=1", "after={shelter-cursor}"]),
        FuzzSeeds.Form("funding.ofShelter", "GET", shelter + "/campaigns", seeds: ["limit=3", "page=1"]),
        FuzzSeeds.Form("funding.backers", "GET", campaign + "/backers", seeds: ["limit=3", "page=1"]),
        FuzzSeeds.Form("funding.backings", "GET", campaign + "/backings", seeds: ["limit=3", "page=1"]),
        FuzzSeeds.Form("funding.updates", "GET", campaign + "/updates", seeds: ["deliveries=true&limit=3"]),
        FuzzSeeds.Form("funding.payouts", "GET", campaign + "/payouts", seeds: ["limit=3", "page=1"]),
        FuzzSeeds.Form("funding.ownBackings", "GET", "/api/v1/me/backings", seeds: ["limit=3", "page=1"]),
        FuzzSeeds.Form("funding.ownReceipts", "GET", "/api/v1/me/receipts", seeds: ["year={funding-year}"]),
        FuzzSeeds.Form(
            "funding.shelterReceipts", "GET", shelter + "/receipts", seeds: ["year={funding-year}&limit=3"]),
        FuzzSeeds.Form(
            "funding.stuckRefunds", "GET", "/api/v1/funding/stuck-refunds", seeds: ["limit=3", "page=1"]),
    ]

    private static let shelterBodies: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "shelters.found", "POST", "/api/v1/shelters",
            seeds: [
                #"{"name":"바다 쉼터","registrationNumber":"제2022-1호","place":"부산","contact":"051-555-0170"}"#,
                #"{"name":"강 쉼터","registrationNumber":"12345","place":"춘천","contact":"a@b.kr"}"#,
            ]),
        FuzzSeeds.Form(
            "shelters.edit", "PUT", shelter,
            seeds: [
                #"{"name":"느티나무 쉼터","registrationNumber":"제2021-충남-041호","place":"아산","contact":"041-555"}"#
            ]),
        FuzzSeeds.Form(
            "shelters.nameAccount", "PUT", shelter + "/account",
            seeds: [#"{"bank":"국민은행","number":"123-456-789012","holder":"느티나무 쉼터"}"#]),
        FuzzSeeds.Form(
            "shelters.setRole", "PUT", shelter + "/people/{funding-person}", seeds: [#"{"role":"treasurer"}"#]
        ),
        FuzzSeeds.Form(
            "shelters.decide", "POST", "/api/v1/shelters/{pending-shelter}/decision",
            seeds: [#"{"decision":"decline","reason":"등록 번호가 다릅니다"}"#]),
        FuzzSeeds.Form(
            "funding.receiptOfYear", "POST", shelter + "/receipts",
            seeds: [#"{"year":{funding-year},"holder":"김수연"}"#]),
    ]

    private static let campaignBodies: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "funding.draft", "POST", shelter + "/campaigns",
            seeds: [
                FundingTestDrafts.campaignBody,
                #"{"title":"물품","purpose":"사료","story":"이야기","model":"item-based","costShare":5,"#
                    + #""items":[{"name":"사료","unitPrice":\#(won),"wanted":5}],"overFunded":false,"#
                    + #""deadline":{"time":"2026-11-01 01:30","zone":"America/New_York","#
                    + #""repeatedHour":"later"}}"#,
                #"{"title":"등록","purpose":"사료","story":"이야기","amount":\#(won),"#
                    + #""deadline":{"time":"{funding-day} 20:00"},"#
                    + #""registration":{"office":"서울특별시","number":"제1호","firstDay":"2026-01-01","#
                    + #""lastDay":"2026-12-31","account":{"bank":"국민","number":"123456","holder":"쉼터"}}}"#,
            ]),
        FuzzSeeds.Form("funding.edit", "PUT", campaign, seeds: [FundingTestDrafts.campaignBody]),
        FuzzSeeds.Form(
            "funding.extend", "POST", campaign + "/extend",
            seeds: [#"{"time":"{funding-later-day} 20:00","zone":"Asia/Seoul"}"#]),
        FuzzSeeds.Form("funding.lack", "POST", campaign + "/lack", seeds: [#"{"item":1}"#]),
        FuzzSeeds.Form(
            "funding.tell", "POST", campaign + "/updates",
            seeds: [
                #"{"text":"사료를 주문했습니다."}"#, #"{"kind":"thanks","text":"고맙습니다."}"#,
                #"{"kind":"delivered","item":1,"quantity":5,"last":true,"text":"도착했습니다."}"#,
            ]),
    ]

    private static let backingBodies: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "funding.back", "POST", items,
            seeds: [
                #"{"items":[{"item":1,"quantity":2},{"item":2}],"anonymous":true,"message":"힘내세요"}"#,
                #"{"amount":\#(won)}"#,
            ]),
        FuzzSeeds.Form(
            "funding.choose", "PUT", "/api/v1/backings/{backing}/choice",
            seeds: [#"{"item":1,"answer":"refund"}"#, #"{"item":1,"answer":"swap","swapFor":2}"#]),
        FuzzSeeds.Form(
            "funding.receiptOfBacking", "POST", "/api/v1/backings/{backing}/receipt",
            seeds: [#"{"holder":"김수연"}"#]),
    ]

    private static let acts: [FuzzSeeds.Form] = [
        FuzzSeeds.Form("funding.pause", "POST", campaign + "/pause", seeds: [#"{"reason":"확인합니다"}"#]),
        FuzzSeeds.Form(
            "funding.resume", "POST", campaign + "/resume",
            seeds: [#"{"reason":"확인했습니다","shelter":"{foreign-shelter}"}"#]),
        FuzzSeeds.Form("funding.callOff", "POST", campaign + "/call-off", seeds: [#"{"reason":"허위입니다"}"#]),
        FuzzSeeds.Form("funding.account", "POST", campaign + "/account", seeds: [#"{"reason":"지급합니다"}"#]),
        FuzzSeeds.Form(
            "funding.payOut", "POST", campaign + "/payouts",
            seeds: [#"{"amount":\#(won),"transfer":"2026-12-0042","reason":"지급합니다"}"#]),
    ]
}
