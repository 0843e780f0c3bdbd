import ContractKit
import Funding
import Vocabulary

/// What happens to one campaign from its shelter's founding to receipts, each step of which may be done
/// again: as members, Payments and servers do after a crash.
struct FundingCourse {
    private let environment: ClauseEnvironment
    private let keys: [IdempotencyKey]
    private let orders: [OrderID]
    private let draft: CampaignDraft

    init(_ environment: ClauseEnvironment) {
        self.environment = environment
        keys = (0..<9).map { _ in IdempotencyKey(environment.ids) }
        orders = (0..<3).map { _ in environment.ids.next() }
        draft = FundingStage(InMemoryFundingStore(), in: environment).draft()
    }

    /// Does all of it over a store, from the beginning. Answers the campaign. Throws the first outage.
    @discardableResult
    func run(_ store: any FundingStore) async throws -> CampaignID {
        let stage = FundingStage(store, in: environment)
        let shelter = try await shelter(stage)
        let campaign = try await stage.owner.draft(draft, of: shelter, idempotencyKey: keys[1]).campaign.id
        if try await stage.store.find(campaign)?.state == .draft { _ = try await stage.owner.open(campaign) }
        let both = [ItemPick(item: 1, quantity: 2), ItemPick(item: 2, quantity: 1)]
        try await pay(0, both, of: campaign, stage)
        try await pay(1, [ItemPick(item: 1, quantity: 1)], of: campaign, stage)
        try await letGo(2, of: campaign, stage)
        if try await stage.store.find(campaign)?.state.isCollecting ?? false {
            _ = try await stage.owner.close(campaign)
        }
        try await stage.service.advanceAll()
        try await deliver(campaign, stage)
        return campaign
    }

    private func shelter(_ stage: FundingStage) async throws -> ShelterID {
        var draft = ShelterDraft()
        (draft.name, draft.registrationNumber) = ("느티나무 쉼터", "제2021-충남-041호")
        (draft.place, draft.contact) = ("충남 아산시 송악면", "041-555-0141")
        let id = try await stage.owner.found(draft, idempotencyKey: keys[0]).shelter.id
        _ = try await stage.`operator`.decide(.verify, about: id, reason: "등록증을 확인함")
        let account = BankAccount(bank: "농협은행", number: "301-0000-1234", holder: "느티나무 쉼터")
        _ = try await stage.owner.nameAccount(account, of: id)
        return id
    }

    private func purchase(
        _ number: Int, _ items: [ItemPick], of campaign: CampaignID, _ stage: FundingStage
    ) async throws -> Purchase {
        let view = try await stage.buyer.back(
            campaign, BackingDraft(items: items), idempotencyKey: keys[2 + number])
        return stage.purchase(view.backing, by: orders[number])
    }

    private func pay(
        _ number: Int, _ items: [ItemPick], of campaign: CampaignID, _ stage: FundingStage
    ) async throws {
        let purchase = try await purchase(number, items, of: campaign, stage)
        guard try await stage.store.find(campaign)?.state.isCollecting ?? false else { return }
        try await stage.service.hold(purchase)
        try await stage.service.fulfil(purchase)
    }

    private func letGo(_ number: Int, of campaign: CampaignID, _ stage: FundingStage) async throws {
        let purchase = try await purchase(number, [ItemPick(item: 2, quantity: 1)], of: campaign, stage)
        let backing = purchase.record.typed(BackingSubject.self)
        if let backing, try await stage.store.backing(backing)?.state == .started {
            try await stage.service.hold(purchase)
        }
        try await stage.service.release(purchase)
    }

    /// What follows the end: an item that cannot be had goes back, and receipts are issued and mended.
    private func deliver(_ campaign: CampaignID, _ stage: FundingStage) async throws {
        let member = stage.environment.members.buyer.memberID
        let found = try await stage.store.backings(.all(campaign), .first).items
        let given = found.filter { $0.member == member && $0.lines.contains { $0.item == 2 } }
        for backing in given { _ = try await stage.buyer.receipt(of: backing.id, for: "김이웃") }
        _ = try await stage.owner.lack(2, in: campaign)
        try await stage.service.askAll()
        for backing in given { _ = try await stage.buyer.choose(.refund, for: 2, of: backing.id) }
        for _ in 0..<16 {
            environment.clock.advance(by: .seconds(3_600))
            try await stage.service.refundAll()
        }
        try await stage.service.mendReceipts()
        while try await stage.service.tellAll() > 0 {}
        _ = try await stage.`operator`.payOut(campaign, 90_000, transfer: "이체-1", reason: "첫 지급")
    }
}
