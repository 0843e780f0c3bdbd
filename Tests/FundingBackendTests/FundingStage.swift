import ContractKit
import Funding
import FundingContract
import Vocabulary

/// Funding over a store, with the people of a stage: the owner of a shelter, two backers, and operators.
struct FundingStage {
    let store: any FundingStore
    let environment: ClauseEnvironment
    let service: FundingService

    init(_ store: any FundingStore, in environment: ClauseEnvironment = ClauseEnvironment(.ascending)) {
        (self.store, self.environment) = (store, environment)
        service = FundingService(
            store: store, members: environment.directory, cashier: SeasonCashier(), payouts: SeasonBook(),
            zones: KnownZones(), pictures: environment.pictures, time: environment.clock,
            ids: environment.ids)
    }

    var now: Timestamp { environment.clock.now() }

    /// The verbs of a member.
    func verbs(_ principal: Principal) -> any FundingRepository { service.repository(for: principal) }

    var owner: any FundingRepository { verbs(environment.members.owner) }
    var buyer: any FundingRepository { verbs(environment.members.buyer) }
    var stranger: any FundingRepository { verbs(environment.members.stranger) }
    var `operator`: any FundingRepository { verbs(environment.members.operator) }

    /// A deadline so many days ahead, as clocks in Seoul show it.
    func deadline(days: Int64) -> DeadlineDraft {
        let moment = now.advanced(by: .seconds(days * 86_400))
        return DeadlineDraft(time: "\(ZoneRules.korea.local(at: moment).time.wholeMinute)")
    }

    /// The draft of a campaign for five sacks of food and two blankets, of which no more are taken.
    func draft(_ title: String = "겨울 사료와 담요") -> CampaignDraft {
        var draft = CampaignDraft()
        (draft.title, draft.purpose) = (title, "보호소 개들의 사료와 담요")
        (draft.story, draft.model) = ("서른 마리가 겨울을 납니다.", .itemBased)
        draft.items = [
            CampaignItemDraft(name: "사료 10kg", unitPrice: 30_000, wanted: 5),
            CampaignItemDraft(name: "담요", unitPrice: 10_000, wanted: 2),
        ]
        (draft.isOverFunded, draft.deadline) = (false, deadline(days: 7))
        return draft
    }

    /// A verified shelter of the owner with an account and a photo.
    func shelter() async throws -> ShelterID {
        var draft = ShelterDraft()
        // Decomposed Hangul, which is kept composed.
        draft.name = "\u{1102}\u{1173}\u{1110}\u{1175}나무 쉼터"
        (draft.registrationNumber, draft.place) = ("제2021-충남-041호", "충남 아산시 송악면")
        (draft.contact, draft.introduction) = ("041-555-0141", "개와 고양이를 돌봅니다.")
        draft.photo = photo(of: environment.members.owner)
        let id = try await owner.found(draft, idempotencyKey: nil).shelter.id
        _ = try await `operator`.decide(.verify, about: id, reason: "등록증을 확인함")
        let account = BankAccount(bank: "농협은행", number: "301-0000-1234", holder: "느티나무 쉼터")
        _ = try await owner.nameAccount(account, of: id)
        return id
    }

    /// A picture that the member has uploaded.
    func photo(of member: Principal) -> PictureID? {
        member.memberID.map { environment.pictures.add(by: $0, "겨울 마당").id }
    }

    /// An open campaign of the shelter.
    func opened(_ draft: CampaignDraft, of shelter: ShelterID) async throws -> CampaignID {
        let id = try await owner.draft(draft, of: shelter, idempotencyKey: nil).campaign.id
        return try await owner.open(id).campaign.id
    }

    /// The purchase of a backing by an order.
    func purchase(_ backing: Backing, by order: OrderID? = nil) -> Purchase {
        Purchase(
            order: order ?? environment.ids.next(), record: AnyIdentifier(backing.id),
            buyer: backing.member, total: backing.amount, until: now.advanced(by: .seconds(1_800)))
    }

    /// A backing with so many of items, held by an order.
    func held(
        _ items: [ItemPick], of campaign: CampaignID, by member: Principal, message: String = ""
    ) async throws -> Purchase {
        let draft = BackingDraft(items: items, message: message)
        let view = try await verbs(member).back(campaign, draft, idempotencyKey: nil)
        let purchase = purchase(view.backing)
        try await service.hold(purchase)
        return purchase
    }

    /// A backing with so many of items, paid.
    @discardableResult
    func paid(
        _ items: [ItemPick], of campaign: CampaignID, by member: Principal, message: String = ""
    ) async throws -> BackingID? {
        let purchase = try await held(items, of: campaign, by: member, message: message)
        try await service.fulfil(purchase)
        return purchase.record.typed(BackingSubject.self)
    }

    /// Lets the clock pass the deadline of a campaign, and it be decided.
    func end(_ campaign: CampaignID) async throws {
        guard let found = try await store.find(campaign) else { return }
        environment.clock.advance(by: found.deadline.since(now) + .seconds(60))
        for _ in 0..<3 { try await service.advanceAll() }
    }
}

extension FundingStage {
    /// Puts all that funding can have into the store: a campaign that collects, with backings in each of
    /// their states, one that has succeeded, with a choice, a receipt and a payout, and one that gives back.
    func fill() async throws {
        let shelter = try await shelter()
        if let second = environment.members.stranger.memberID {
            _ = try await owner.setRole(.treasurer, of: second, in: shelter)
        }
        try await succeed(of: shelter)
        try await collect(of: shelter)
    }

    private func succeed(of shelter: ShelterID) async throws {
        let buyer = environment.members.buyer
        let id = try await opened(draft(), of: shelter)
        let picks = [ItemPick(item: 1, quantity: 2), ItemPick(item: 2, quantity: 1)]
        let backing = try await paid(picks, of: id, by: buyer, message: "따뜻한 겨울 보내세요.")
        let other = try await paid([ItemPick(item: 1, quantity: 1)], of: id, by: buyer)
        try await end(id)
        var news = UpdateDraft(text: "사료를 주문했습니다.")
        (news.matter, news.photos) = (
            .bought(1, quantity: 3), [photo(of: environment.members.owner)].compactMap(\.self)
        )
        _ = try await owner.tell(id, news, idempotencyKey: nil)
        _ = try await `operator`.payOut(id, 50_000, transfer: "이체-1", reason: "첫 지급")
        for backing in [other, backing].compactMap(\.self) {
            _ = try await self.buyer.receipt(of: backing, for: "김이웃")
        }
        _ = try await owner.lack(2, in: id)
        try await service.askAll()
    }

    private func collect(of shelter: ShelterID) async throws {
        let buyer = environment.members.buyer
        var draft = draft("봄 담요")
        draft.photos = [photo(of: environment.members.owner)].compactMap(\.self)
        draft.items[1].photo = photo(of: environment.members.owner)
        let open = try await opened(draft, of: shelter)
        try await paid([ItemPick(item: 1, quantity: 1)], of: open, by: buyer, message: "힘내세요.")
        let left = try await paid([ItemPick(item: 1, quantity: 1)], of: open, by: buyer)
        if let left { _ = try await self.buyer.leave(left) }
        try await service.refundAll()
        let gone = try await held([ItemPick(item: 2, quantity: 1)], of: open, by: buyer)
        try await service.release(gone)
        _ = try await held([ItemPick(item: 2, quantity: 1)], of: open, by: environment.members.moderator)
        let failing = try await opened(self.draft("여름 그늘막"), of: shelter)
        try await paid([ItemPick(item: 2, quantity: 1)], of: failing, by: buyer)
        _ = try await owner.cancel(failing)
        _ = try await owner.draft(self.draft("쓰는 중"), of: shelter, idempotencyKey: nil)
        _ = try await self.buyer.back(
            open, BackingDraft(items: [ItemPick(item: 1, quantity: 1)]), idempotencyKey: nil)
    }
}
