import Funding
import TestKit
import Vocabulary

extension WireTests {
    static let exchanges =
        ofShelters + ofCampaigns + ofEnds + ofBackings + ofUpdates + ofReceipts + ofOperators

    private static let id = ShownCampaigns.id
    private static let shelter = ShownShelters.id
    private static let member = ShownShelters.member.id

    private static let ofShelters: [GoldenExchange<WireStory>] = [
        GoldenExchange("shelters.found") {
            _ = try await $0.member.found(ShownShelters.draft, idempotencyKey: nil)
        },
        GoldenExchange("shelters.show") { _ = try await $0.member.shelter(shelter) },
        GoldenExchange("shelters.browse") {
            var query = ShelterQuery()
            (query.name, query.place, query.state) = ("송정 보호소", "광주", .suspended)
            _ = try await $0.visitor.shelters(query, PageRequest(limit: 2))
        },
        GoldenExchange("shelters.browse", "numbered") {
            _ = try await $0.visitor.shelters(ShelterQuery(), PageRequest(.number(1), limit: 2))
        },
        GoldenExchange("shelters.own") { _ = try await $0.member.ownShelters() },
        GoldenExchange("shelters.edit") {
            _ = try await $0.member.edit(shelter, ShownShelters.draft, expecting: Version(3))
        },
        GoldenExchange("shelters.nameAccount") {
            _ = try await $0.member.nameAccount(ShownShelters.account, of: shelter)
        },
        GoldenExchange("shelters.people") { _ = try await $0.visitor.people(of: shelter) },
        GoldenExchange("shelters.setRole") {
            _ = try await $0.member.setRole(.helper, of: member, in: shelter)
        },
        GoldenExchange("shelters.remove") { _ = try await $0.member.remove(member, from: shelter) },
    ]

    private static let ofCampaigns: [GoldenExchange<WireStory>] = [
        GoldenExchange("funding.browse") {
            var query = CampaignQuery()
            (query.phase, query.order, query.text) = (.ended, .endingSoon, "겨울 사료")
            (query.shelter, query.model, query.itemsOnly) = (shelter, .itemBased, true)
            _ = try await $0.visitor.browse(query, PageRequest(limit: 6))
        },
        GoldenExchange("funding.show") { _ = try await $0.visitor.campaign(id) },
        GoldenExchange("funding.ofShelter") { _ = try await $0.member.campaigns(of: shelter, .first) },
        GoldenExchange("funding.draft") {
            _ = try await $0.member.draft(ShownCampaigns.typed, of: shelter, idempotencyKey: nil)
        },
        GoldenExchange("funding.draft", "doubled-hour") {
            _ = try await $0.member.draft(ShownCampaigns.doubled, of: shelter, idempotencyKey: nil)
        },
        GoldenExchange("funding.edit") {
            _ = try await $0.member.edit(id, ShownCampaigns.typed, expecting: Version(5))
        },
        GoldenExchange("funding.open") { _ = try await $0.member.open(id) },
    ]

    private static let ofEnds: [GoldenExchange<WireStory>] = [
        GoldenExchange("funding.extend") {
            _ = try await $0.member.extend(id, to: DeadlineDraft(time: "2026-12-24 18:00"))
        },
        GoldenExchange("funding.close") { _ = try await $0.member.close(id) },
        GoldenExchange("funding.cancel") { _ = try await $0.member.cancel(id) },
        GoldenExchange("funding.lack") { _ = try await $0.member.lack(3, in: id) },
        GoldenExchange("funding.payouts") { _ = try await $0.visitor.payouts(of: id, .first) },
    ]

    private static let ofBackings: [GoldenExchange<WireStory>] = [
        GoldenExchange("funding.back") {
            let picks = [ItemPick(item: 1, quantity: 2), ItemPick(item: 3, quantity: 1)]
            let draft = BackingDraft(items: picks, message: "따뜻한 \"겨울\"")
            _ = try await $0.member.back(id, draft, idempotencyKey: nil)
        },
        GoldenExchange("funding.back", "amount") {
            let draft = BackingDraft(amount: 30_000, isAnonymous: true)
            _ = try await $0.member.back(id, draft, idempotencyKey: nil)
        },
        GoldenExchange("funding.backing") { _ = try await $0.member.backing(ShownBackings.id) },
        GoldenExchange("funding.leave") { _ = try await $0.member.leave(ShownBackings.id) },
        GoldenExchange("funding.choose") {
            _ = try await $0.member.choose(.refund, for: 3, of: ShownBackings.id)
        },
        GoldenExchange("funding.choose", "swap") {
            _ = try await $0.member.choose(.swap(1), for: 3, of: ShownBackings.id)
        },
        GoldenExchange("funding.backers") { _ = try await $0.visitor.backers(of: id, .first) },
        GoldenExchange("funding.backings") { _ = try await $0.member.backings(of: id, .first) },
        GoldenExchange("funding.ownBackings") { _ = try await $0.member.ownBackings(.first) },
        GoldenExchange("funding.ownYears") { _ = try await $0.member.ownYears() },
    ]

    private static let ofUpdates: [GoldenExchange<WireStory>] = [
        GoldenExchange("funding.tell") {
            let draft = UpdateDraft(text: "사료가 \"왔습니다\".", photos: [ShownShelters.photo(5).card.id])
            _ = try await $0.member.tell(id, draft, idempotencyKey: nil)
        },
        GoldenExchange("funding.tell", "delivered") {
            let draft = UpdateDraft(matter: .delivered(3, quantity: 24, isLast: true), text: "모두 전했습니다.")
            _ = try await $0.member.tell(id, draft, idempotencyKey: nil)
        },
        GoldenExchange("funding.updates") {
            _ = try await $0.visitor.updates(of: id, deliveriesOnly: true, PageRequest(limit: 7))
        },
    ]

    private static let ofReceipts: [GoldenExchange<WireStory>] = [
        GoldenExchange("funding.receiptOfBacking") {
            _ = try await $0.member.receipt(of: ShownBackings.id, for: "김\"수연\"")
        },
        GoldenExchange("funding.receiptOfYear") {
            _ = try await $0.member.receipt(from: shelter, in: 2026, for: "김\"수연\"")
        },
        GoldenExchange("funding.receipt") { _ = try await $0.member.receipt(ShownReceipts.id) },
        GoldenExchange("funding.ownReceipts") { _ = try await $0.member.ownReceipts(in: nil, .first) },
        GoldenExchange("funding.shelterReceipts") {
            _ = try await $0.member.receipts(from: shelter, in: 2026, PageRequest(limit: 4))
        },
        GoldenExchange("funding.receiptAddress") { _ = try await $0.addresses.address(of: ShownReceipts.id) },
    ]

    private static let ofOperators: [GoldenExchange<WireStory>] = [
        GoldenExchange("shelters.decide") {
            _ = try await $0.member.decide(.suspend, about: shelter, reason: "신고가 \"많음\"")
        },
        GoldenExchange("funding.pause") { _ = try await $0.member.pause(id, reason: "확인 중") },
        GoldenExchange("funding.resume") {
            _ = try await $0.member.resume(id, under: shelter, reason: "다른 보호소가 맡음")
        },
        GoldenExchange("funding.callOff") { _ = try await $0.member.callOff(id, reason: "보호소 없음") },
        GoldenExchange("funding.payOut") {
            _ = try await $0.member.payOut(id, 320_000, transfer: "2026-12-0042", reason: "지급")
        },
        GoldenExchange("funding.account") {
            _ = try await $0.member.payoutAccount(of: id, reason: "지급 준비")
        },
        GoldenExchange("funding.stuckRefunds") { _ = try await $0.member.stuckRefunds(.first) },
    ]
}
