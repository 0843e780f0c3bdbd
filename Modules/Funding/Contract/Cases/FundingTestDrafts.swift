import ContractKit
import Funding
import Vocabulary

/// What access cases, bad inputs, fuzzing and drills found and write.
enum FundingTestDrafts {
    /// A shelter of that name.
    static func shelter(_ name: String, at place: String = "충남 아산시 송악면") -> ShelterDraft {
        var draft = ShelterDraft()
        (draft.name, draft.registrationNumber) = (name, "제2021-충남-041호")
        (draft.place, draft.contact, draft.introduction) = (place, "041-555-0141", "개를 돌봅니다.")
        return draft
    }

    /// A campaign in which any amount up to 200,000 won is taken, and whose deadline is a week after that
    /// moment.
    static func campaign(
        _ title: String, _ story: String = "겨울 사료를 마련합니다.", at now: Timestamp
    ) -> CampaignDraft {
        var draft = CampaignDraft()
        (draft.title, draft.purpose, draft.story) = (title, "보호소 개들의 사료", story)
        (draft.amount, draft.cap) = (100_000, 200_000)
        draft.deadline = DeadlineDraft(time: "\(day(at: now)) 20:00")
        return draft
    }

    /// A campaign for two items, with the same deadline.
    static func items(_ title: String, at now: Timestamp) -> CampaignDraft {
        var draft = campaign(title, at: now)
        (draft.model, draft.amount, draft.cap) = (.itemBased, nil, nil)
        draft.items = [
            CampaignItemDraft(name: "사료", unitPrice: 30_000, wanted: 5),
            CampaignItemDraft(name: "담요", unitPrice: 10_000, wanted: 3),
        ]
        return draft
    }

    /// An account for payouts.
    static let account = BankAccount(bank: "농협은행", number: "301-0000-1234-51", holder: "느티나무 쉼터")

    /// The same as `campaign` as JSON, with another story; its day by a name of `names`.
    static let campaignBody =
        #"{"title":"겨울 사료","purpose":"보호소 개들의 사료","story":"사료와 담요를 마련합니다.","amount":\#(won(100_000)),"#
        + #""cap":\#(won(200_000)),"deadline":{"time":"{funding-day} 20:00"}}"#

    /// An amount in won as JSON.
    static func won(_ amount: Int64) -> String { #"{"amount":\#(amount),"currency":"KRW"}"# }

    /// The day of deadlines, a later one to which they can be put off, and this year, as requests name them.
    static func names(at now: Timestamp) -> TestNames {
        [
            "funding-day": "\(day(at: now))", "funding-later-day": "\(day(at: now, after: 12))",
            "funding-year": "\(KoreanYear.of(now))",
        ]
    }

    private static func day(at now: Timestamp, after days: Int64 = 7) -> CivilDay {
        ZoneRules.korea.day(at: now.advanced(by: .seconds(days * 86_400)))
    }
}

extension FundingTestDrafts {
    /// A shelter of the member's with an account, which the operator has verified.
    static func verifiedShelter(
        _ name: String, of owner: TestMember, by keeper: TestMember
    ) async throws -> ShelterID {
        let id = try await pendingShelter(name, of: owner)
        _ = try await keeper.services.funding.decide(.verify, about: id, reason: "등록증을 확인했습니다")
        return id
    }

    /// A shelter of the member's with an account, at which no operator has looked.
    static func pendingShelter(_ name: String, of owner: TestMember) async throws -> ShelterID {
        let verbs = try owner.services.funding
        let id = try await verbs.found(shelter(name), idempotencyKey: nil).shelter.id
        _ = try await verbs.nameAccount(account, of: id)
        return id
    }

    /// A draft of the member's shelter.
    static func draft(
        _ draft: CampaignDraft, of shelter: ShelterID, by owner: TestMember
    ) async throws -> CampaignID {
        try await owner.services.funding.draft(draft, of: shelter, idempotencyKey: nil).campaign.id
    }

    /// The same, opened.
    static func opened(
        _ draft: CampaignDraft, of shelter: ShelterID, by owner: TestMember
    ) async throws -> CampaignID {
        let id = try await self.draft(draft, of: shelter, by: owner)
        return try await owner.services.funding.open(id).campaign.id
    }
}
