import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    /// Campaigns that go on under another shelter.
    static let moving: [Clause<FundingFixture>] = [
        Clause("a partly delivered campaign of a suspended shelter goes on under another") { place in
            let (id, founder) = (try await place.partlyDelivered(), place.newMember())
            let other = try await place.shelter(of: founder)
            try await expectRefused(.campaignState(.partlyDelivered)) {
                try await place.move(id, to: other)
            }
            try await place.suspendHome(of: id)
            try await expectRefused(.notVerified) {
                try await place.operator.resume(id, under: nil, reason: "계속함")
            }
            try await expectRefused(.notVerified) {
                try await place.operator.payOut(id, 10_000, transfer: "이체-1", reason: "1차 지급")
            }
            _ = try await place.told()
            for _ in 0..<2 {
                let moved = try await place.move(id, to: other).campaign
                try expectEqual(moved.shelter, other, "the shelter that answers for it")
                try expectEqual(moved.state, .partlyDelivered, "its state")
            }
            let told = try await place.told()
            try place.expectTold(ShelterAct.moved, [place.members.owner, founder], in: told)
            let backers = told.filter { $0.kind == .backing && $0.act == BackingAct.moved.rawValue }
            try expectEqual(backers.count, 2, "how many backers are told")
            let rest = UpdateDraft(
                matter: .delivered(2, quantity: 1, isLast: true), text: "담요가 왔습니다.")
            try await expectRefused(.shelterOnly) {
                try await place.owner.tell(id, rest, idempotencyKey: nil)
            }
            _ = try await place.repository(as: founder).tell(id, rest, idempotencyKey: nil)
            try place.payouts().give(40_000, to: AnyIdentifier(id))
            let payout = try await place.operator.payOut(
                id, 40_000, transfer: "이체-1", reason: "이어받은 보호소에 지급")
            try expectEqual(payout.state, .posted, "the payout")
            try await place.expectCampaign(id, .delivered, raised: 70_000)
        },
        Clause("a registered campaign stays with its shelter, and with the account of its registration") {
            place in
            let id = try await place.opened { $0.registration = place.registration() }
            let other = try await place.shelter(of: place.newMember())
            try await place.suspendHome(of: id)
            try await expectRefused(.registrationStays) { try await place.move(id, to: other) }
            let campaign = try await place.operator.campaign(id).campaign
            try expectEqual(campaign.state, .paused, "its state")
            let account = try await place.operator.payoutAccount(of: id, reason: "지급")
            try expectEqual(account.number, "12345678901234", "the account of payouts")
        },
        Clause("the sum of the shelter to which a campaign moves is checked again, and is its ceiling") {
            place in
            let (shelter, other) = (try await place.shelter(), try await place.shelter())
            func opened(_ goal: Int64, _ cap: Int64?, of shelter: ShelterID) async throws -> CampaignID {
                try await place.opened(
                    place.campaignDraft { ($0.amount, $0.cap) = (goal, cap) }, of: shelter)
            }
            _ = try await opened(6_000_000, 6_000_000, of: other)
            let large = try await opened(1_000_000, 4_000_000, of: shelter)
            let small = try await opened(100_000, 200_000, of: shelter)
            let free = try await opened(100_000, nil, of: shelter)
            try await place.paid(free, 3_999_999, as: place.newMember())
            for id in [large, free, small] {
                _ = try await place.operator.pause(id, reason: "확인이 필요함")
            }
            try await expectRefused(.registrationRequired(Money(6_000_000, .krw))) {
                try await place.move(large, to: other)
            }
            try expectEqual(try await place.state(of: large), .paused, "of one that is not moved")
            let moved = try await place.move(free, to: other).campaign
            try expectEqual(moved.ceiling, Money(3_999_999, .krw), "what is left for it")
            try await expectRefused(.registrationRequired(Money(9_999_999, .krw))) {
                try await place.move(small, to: other)
            }
        },
        Clause("of moves at once that together reach the sum of a shelter one goes through") { place in
            let other = try await place.shelter()
            var paused: [CampaignID] = []
            for _ in 0..<3 {
                let id = try await place.opened { ($0.amount, $0.cap) = (6_000_000, 6_000_000) }
                _ = try await place.operator.pause(id, reason: "확인이 필요함")
                paused.append(id)
            }
            let moved = try await count(of: paused.count) { [paused] index in
                do throws(FundingError) {
                    _ = try await place.operator.resume(paused[index], under: other, reason: "이어받음")
                    return true
                } catch {
                    guard case .registrationRequired = error else { throw error }
                    return false
                }
            }
            try expectEqual(moved, 1, "how many are moved")
        },
        Clause("a receipt that a shelter has given stays its own when the campaign goes on under another") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            let verbs = place.repository(as: member)
            let first = try await place.paid(id, 10_000, as: member)
            let second = try await place.paid(id, 20_000, as: member)
            let year = try await place.year(of: first, as: member)
            let (home, other) = (
                try await place.home(of: id), try await place.shelter(of: place.newMember())
            )
            try await place.succeed(id, payable: 0)
            let given = try await verbs.receipt(of: first.id, for: "김하늘").receipt
            try await place.suspendHome(of: id)
            _ = try await place.move(id, to: other)
            let next = try await verbs.receipt(from: other, in: year, for: "김하늘").receipt
            try expectEqual(next.lines.map(\.backing), [second.id], "what the other shelter confirms")
            try expectEqual(next.number, 1, "its number")
            let again = try await verbs.receipt(of: first.id, for: "김하늘").receipt
            try expectEqual(again, given, "the receipt that was given")
            try expectEqual(given.shelter, home, "who has given it")
            try place.cashier().takeBack(first.order)
            try await place.release(first.purchase)
            try await place.work()
            let void = try await verbs.receipt(given.id).receipt.void
            try expectEqual(void?.reason, .refunded, "why it is void")
        },
    ]

    /// Campaigns that are called off after a part was delivered.
    static let cutShort: [Clause<FundingFixture>] = [
        Clause("a partly delivered campaign that is called off gives back what was not delivered") { place in
            let (id, members) = (try await place.opened(place.itemDraft()), place.newMembers(3))
            let both = try await place.paid(id, items: [1: 1, 2: 1], as: members[0])
            let late = try await place.paid(id, items: [2: 1], as: members[1])
            let whole = try await place.paid(id, items: [1: 2], as: members[2])
            try await place.succeed(id, payable: 90_000)
            try await place.deliver(3, of: 1, in: id)
            try await expectRefused(.campaignState(.partlyDelivered)) { try await place.owner.cancel(id) }
            _ = try await place.told()
            for _ in 0..<2 { _ = try await place.operator.callOff(id, reason: "쉼터가 문을 닫음") }
            try await place.work()
            try place.expectRefunded([both, late, whole], [10_000, 10_000, 0])
            try await place.expectCampaign(id, .cancelled, raised: 90_000)
            let told = try await place.told()
            try place.expectTold(BackingAct.cutShort, members, in: told)
            try place.expectTold(BackingAct.refunded, [members[0], members[1]], in: told)
            let kept = try await place.repository(as: members[0]).receipt(of: both.id, for: "김하늘")
            try expectEqual(kept.receipt.amount, Money(30_000, .krw), "what stands")
            try await expectRefused(.campaignState(.cancelled)) {
                try await place.operator.payOut(id, 90_000, transfer: "이체-1", reason: "지급")
            }
            place.clock.advance(by: .seconds(30 * 86_400))
            try await place.work()
            let payout = try await place.operator.payOut(id, 90_000, transfer: "이체-1", reason: "지급")
            try expectEqual(payout.state, .posted, "what was delivered is paid")
        },
        Clause("an item of which fewer were delivered than paid for goes back, and what was to replace it") {
            place in
            let (id, members) = (try await place.opened(place.itemDraft()), place.newMembers(3))
            let fewer = try await place.paid(id, items: [1: 2], as: members[0])
            let swap = try await place.paid(id, items: [2: 1], as: members[1])
            let open = try await place.paid(id, items: [2: 1], as: members[2])
            try await place.succeed(id, payable: 0)
            _ = try await place.owner.lack(2, in: id)
            try await place.work()
            _ = try await place.repository(as: members[1]).choose(.swap(1), for: 2, of: swap.id)
            try await place.deliver(1, of: 1, in: id)
            _ = try await place.operator.callOff(id, reason: "쉼터가 문을 닫음")
            try await expectFields(["answer"]) {
                try await place.repository(as: members[2]).choose(.swap(nil), for: 2, of: open.id)
            }
            try await place.work()
            try place.expectRefunded([fewer, swap, open], [60_000, 10_000, 10_000])
            try await place.expectCampaign(id, .cancelled, raised: 0)
        },
        Clause("a campaign for an amount that was delivered in part gives all back when it is called off") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(id, as: member)
            try await place.succeed(id, payable: 0)
            try await place.deliver(id, isLast: false)
            _ = try await place.operator.callOff(id, reason: "쉼터가 문을 닫음")
            try await place.work()
            try place.expectRefunded([paid], [30_000])
            try await place.expectCampaign(id, .cancelled, raised: 0)
        },
    ]
}

extension FundingFixture {
    /// A campaign for items with two backings of 70,000 won in all, of which the first item was delivered.
    fileprivate func partlyDelivered() async throws -> CampaignID {
        let id = try await opened(itemDraft())
        try await paid(id, items: [1: 1, 2: 1], as: newMember())
        try await paid(id, items: [1: 1], as: newMember())
        try await succeed(id, payable: 0)
        try await deliver(2, of: 1, in: id)
        return id
    }

    /// Notes a delivery of so many of an item, and that more are to come.
    fileprivate func deliver(_ quantity: Int, of item: Int, in campaign: CampaignID) async throws {
        let matter = UpdateMatter.delivered(item, quantity: quantity, isLast: false)
        _ = try await owner.tell(
            campaign, UpdateDraft(matter: matter, text: "전달했습니다."), idempotencyKey: newKey())
    }

    /// Lets an operator suspend the shelter of a campaign.
    fileprivate func suspendHome(of campaign: CampaignID) async throws {
        _ = try await `operator`.decide(
            .suspend, about: home(of: campaign), reason: "신고를 확인함")
    }

    /// Lets an operator have a campaign go on under another shelter.
    @discardableResult
    fileprivate func move(
        _ campaign: CampaignID, to shelter: ShelterID
    ) async throws -> CampaignView {
        try await `operator`.resume(campaign, under: shelter, reason: "이어받음")
    }
}
