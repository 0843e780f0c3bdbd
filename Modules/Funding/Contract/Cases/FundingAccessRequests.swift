import ContractKit

/// A request to each endpoint of funding, by what it is about.
enum FundingAccessRequests {
    private static let shelter = ["id": "{shelter}"]
    private static let campaign = ["id": "{campaign}"]
    private static let backing = ["id": "{backing}"]
    private static let reason = #"{"reason":"확인했습니다"}"#
    private static let won = FundingTestDrafts.won(30_000)

    private static let shelterBody =
        #"{"name":"느티나무 쉼터","registrationNumber":"제2021-충남-041호","place":"충남 아산시","contact":"041-555-0141"}"#
    private static let receipt = #"{"year":{funding-year},"holder":"김수연"}"#

    static let aboutShelters: [String: AccessRequest] = {
        let one = AccessRequest(path: shelter)
        let person = ["id": "{shelter}", "member": "{funding-person}"]
        let account = #"{"bank":"농협은행","number":"301-0000-1234-51","holder":"느티나무 쉼터"}"#
        return [
            "shelters.show": one, "shelters.people": one, "shelters.page": one, "funding.ofShelter": one,
            "shelters.edit": AccessRequest(path: shelter, body: shelterBody),
            "shelters.nameAccount": AccessRequest(path: shelter, body: account),
            "shelters.setRole": AccessRequest(path: person, body: #"{"role":"treasurer"}"#),
            "shelters.remove": AccessRequest(path: person),
            "shelters.decide": AccessRequest(
                path: shelter, body: #"{"decision":"verify","reason":"등록증을 확인했습니다"}"#),
            "funding.draft": AccessRequest(
                path: ["shelter": "{shelter}"], body: FundingTestDrafts.campaignBody),
            "funding.receiptOfYear": AccessRequest(path: shelter, body: receipt),
            "funding.shelterReceipts": AccessRequest(path: shelter, query: "year={funding-year}"),
        ]
    }()

    static let aboutCampaigns: [String: AccessRequest] = {
        let one = AccessRequest(path: campaign)
        let act = AccessRequest(path: campaign, body: reason)
        let payout = #"{"amount":\#(won),"transfer":"2026-12-0042","reason":"지급"}"#
        return [
            "funding.show": one, "funding.page": one, "funding.open": one, "funding.close": one,
            "funding.cancel": one, "funding.payouts": one, "funding.updates": one, "funding.backers": one,
            "funding.backings": one,
            "funding.edit": AccessRequest(path: campaign, body: FundingTestDrafts.campaignBody),
            "funding.extend": AccessRequest(path: campaign, body: #"{"time":"{funding-later-day} 20:00"}"#),
            "funding.lack": AccessRequest(path: campaign, body: #"{"item":1}"#),
            "funding.back": AccessRequest(path: campaign, body: #"{"amount":\#(won),"message":"힘내세요"}"#),
            "funding.tell": AccessRequest(path: campaign, body: #"{"text":"사료를 주문했습니다."}"#),
            "funding.pause": act, "funding.callOff": act, "funding.account": act,
            "funding.payOut": AccessRequest(path: campaign, body: payout),
        ]
    }()

    static let aboutBackings: [String: AccessRequest] = {
        let one = AccessRequest(path: backing)
        return [
            "funding.backing": one, "funding.leave": one,
            "funding.choose": AccessRequest(path: backing, body: #"{"item":1,"answer":"refund"}"#),
            "funding.receiptOfBacking": AccessRequest(path: backing, body: #"{"holder":"김수연"}"#),
        ]
    }()

    static let others: [String: AccessRequest] = {
        let receipt = AccessRequest(path: ["id": "{receipt}"])
        return [
            "shelters.found": AccessRequest(body: shelterBody), "shelters.browse": AccessRequest(),
            "shelters.own": AccessRequest(), "funding.browse": AccessRequest(),
            "funding.ownBackings": AccessRequest(), "funding.ownYears": AccessRequest(),
            "funding.ownReceipts": AccessRequest(query: "year={funding-year}"),
            "funding.stuckRefunds": AccessRequest(), "funding.receipt": receipt,
            "funding.receiptAddress": receipt,
            "funding.resume": AccessRequest(path: campaign, body: reason),
        ]
    }()
}
