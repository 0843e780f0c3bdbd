import ContractKit
import Funding
import SampleKit
import Vocabulary

/// What shelters tell, what operators and moderators do, and what comes by the clock.
extension FundingSeason {
    mutating func tell(_ campaign: CampaignID) async throws -> AnyHashable {
        let verbs = try await owner(of: try await store.find(campaign)?.shelter)
        var draft = UpdateDraft(text: "사료를 주문했습니다.")
        let hasItems = try await store.find(campaign)?.details.goal.items.isEmpty == false
        let item = hasItems ? 1 : nil
        draft.matter = random.pick(
            [
                .news, .thanks, .bought(item, quantity: 2),
                .delivered(item, quantity: 2, isLast: random.chance(30)),
            ], else: .news)
        let key = IdempotencyKey(environment.ids)
        let view = try await verbs.tell(campaign, draft, idempotencyKey: key)
        updates.append(view.update.id)
        return [view, try await verbs.tell(campaign, draft, idempotencyKey: key)]
    }

    mutating func operate(_ campaign: CampaignID) async throws -> AnyHashable {
        switch random.below(6) {
        case 0: return try await stage.operator.pause(campaign, reason: "확인이 필요함")
        case 1:
            let other = random.chance(40) ? random.pick(shelters, else: nil) : nil
            return try await stage.operator.resume(campaign, under: other, reason: "확인을 마침")
        case 2 where random.chance(30):
            return try await stage.operator.callOff(campaign, reason: "더 이어 갈 수 없음")
        default:
            let transfer = "이체-\(random.below(9))"
            transfers.append(transfer)
            let amount = random.pick([13, 20_000, 200_000], else: Int64(20_000))
            return try await stage.operator.payOut(campaign, amount, transfer: transfer, reason: "첫 지급")
        }
    }

    /// A receipt of what somebody has given.
    mutating func receive(_ shelter: ShelterID) async throws -> AnyHashable {
        let person = random.pick(people, else: people[0])
        let verbs = service.repository(for: person)
        if random.chance(40) {
            return try await verbs.receipt(from: shelter, in: KoreanYear.of(now), for: "김이웃")
        }
        let given = try await verbs.ownBackings(.first).items
        guard let backing = random.pick(given, else: nil) else { return "nothing" }
        return try await verbs.receipt(of: backing.backing.id, for: "김이웃")
    }

    mutating func moderate(_ shelter: ShelterID, _ campaign: CampaignID) async throws -> AnyHashable {
        let update = random.pick(updates, else: UpdateID(RawIdentifier(high: 1, low: 1)))
        let subjects = [AnyIdentifier(shelter), AnyIdentifier(campaign), AnyIdentifier(update)]
        let act: SubjectAct = random.chance(60) ? .restore : .hide
        return try await service.moderate(
            [random.pick(subjects, else: subjects[0])], act, reason: "신고를 확인함",
            by: environment.members.moderator, isBulk: false)
    }

    /// All jobs.
    func work() async throws -> AnyHashable {
        let first = [
            try await service.advanceAll(), try await service.advanceAll(), try await service.lapseAll(),
            try await service.giveBackAll(), try await service.refundAll(),
        ]
        let second = [
            try await service.askAll(), try await service.chooseAll(), try await service.mendReceipts(),
            try await service.settlePayouts(), try await service.tellAll(),
        ]
        return first + second
    }

    /// Rarely a member withdraws.
    mutating func end(_ person: Principal) async throws -> AnyHashable {
        guard random.chance(25), let member = person.memberID else { return "nothing" }
        try await service.forget(member)
        return "forgotten"
    }
}
