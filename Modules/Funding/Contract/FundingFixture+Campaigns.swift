import ContractKit
import Funding
import Vocabulary

extension FundingFixture {
    /// The draft of a campaign for 100,000 won that keeps what it gets, takes up to 300,000 won, and ends a
    /// week from now.
    func campaignDraft(_ change: (inout CampaignDraft) -> Void = { _ in }) -> CampaignDraft {
        var draft = CampaignDraft()
        draft.title = "겨울 사료 \(newKey().text.suffix(12))"
        (draft.purpose, draft.story) = ("보호소 개들의 사료", "서른 마리가 겨울을 납니다.")
        (draft.amount, draft.cap, draft.costShare) = (100_000, 300_000, 5)
        draft.deadline = deadline(days: 7)
        change(&draft)
        return draft
    }

    /// The draft of a campaign for five sacks at 30,000 won and two blankets at 10,000.
    func itemDraft(_ change: (inout CampaignDraft) -> Void = { _ in }) -> CampaignDraft {
        campaignDraft { draft in
            (draft.model, draft.amount, draft.cap) = (.itemBased, nil, nil)
            draft.items = [
                CampaignItemDraft(name: "사료 10kg", unitPrice: 30_000, wanted: 5),
                CampaignItemDraft(name: "담요", unitPrice: 10_000, wanted: 2),
            ]
            change(&draft)
        }
    }

    /// A deadline in whole minutes so much ahead, as clocks in Seoul show it.
    func deadline(days: Int64, seconds: Int64 = 0) -> DeadlineDraft {
        let moment = clock.rough.advanced(by: .seconds(days * 86_400 + seconds + 59))
        return DeadlineDraft(time: "\(ZoneRules.korea.local(at: moment).time.wholeMinute)")
    }

    /// A draft of the shelter, a new one of the owner unless it is given.
    func drafted(_ draft: CampaignDraft, of shelter: ShelterID? = nil) async throws -> CampaignID {
        let home = if let shelter { shelter } else { try await self.shelter() }
        let id = try await owner.draft(draft, of: home, idempotencyKey: newKey()).campaign.id
        clock.pass(.seconds(1))
        return id
    }

    /// An open campaign of that draft.
    func opened(_ draft: CampaignDraft, of shelter: ShelterID? = nil) async throws -> CampaignID {
        let id = try await drafted(draft, of: shelter)
        _ = try await owner.open(id)
        clock.pass(.seconds(1))
        return id
    }

    /// An open campaign for 100,000 won that takes up to 300,000 won, unless the change says otherwise.
    func opened(_ change: (inout CampaignDraft) -> Void = { _ in }) async throws -> CampaignID {
        try await opened(campaignDraft(change))
    }

    /// A registration that covers so many days from today on.
    func registration(days: Int64 = 200) -> RegistrationDraft {
        var draft = RegistrationDraft()
        (draft.office, draft.number) = ("서울특별시", "제2026-서울-007호")
        let today = ZoneRules.korea.day(at: clock.rough)
        let last = CivilDay(daysSince1970: today.daysSince1970 + days)
        (draft.firstDay, draft.lastDay) = ("\(today)", "\(last)")
        draft.account = BankAccount(bank: "국민은행", number: "123456-78-901234", holder: "모금 전용")
        return draft
    }

    /// How a campaign stands, as the owner sees it.
    func state(of campaign: CampaignID) async throws -> CampaignState {
        try await owner.campaign(campaign).campaign.state
    }

    /// Checks the state of a campaign, and its total.
    func expectCampaign(
        _ campaign: CampaignID, _ state: CampaignState, raised: Int64, _ promise: String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let view = try await owner.campaign(campaign)
        try expectEqual(view.campaign.state, state, "the state \(promise)", file: file, line: line)
        try expectEqual(
            view.raised, Money(raised, .krw), "the total \(promise)", file: file, line: line)
    }

    /// Moves the clock to so many seconds behind the deadline of a campaign.
    func advance(behindDeadlineOf campaign: CampaignID, by seconds: Int64 = 0) async throws {
        let deadline = try await owner.campaign(campaign).campaign.deadline
        clock.advance(by: deadline.since(clock.now()) + .seconds(seconds))
    }

    /// Lets campaigns move on, and money go back, until nothing is due.
    func work() async throws {
        let service = try service
        for _ in 0..<1_000 {
            var done = try await service.advanceAll() + service.giveBackAll() + service.refundAll()
            done += try await service.askAll() + service.chooseAll() + service.lapseAll()
            done += try await service.mendReceipts()
            if done == 0 { return }
        }
        throw BrokenPromise("the jobs do not come to an end")
    }

    /// Lets backers be told what waits to be told, and answers the notices since the last call.
    func told() async throws -> [Notice] {
        while try await service.tellAll() > 0 {}
        return try await notices()
    }
}
