import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let ending: [Clause<FundingFixture>] = [
        Clause("a campaign that keeps what it gets succeeds with anything, and fails with nothing") { place in
            let (some, none) = (try await place.opened(), try await place.opened())
            let member = place.newMember()
            try await place.paid(some, 1_000, as: member)
            _ = try await place.told()
            try await place.advance(behindDeadlineOf: none, by: 120)
            try await place.work()
            try await place.expectCampaign(some, .succeeded, raised: 1_000)
            try await place.expectCampaign(none, .failed, raised: 0)
            let view = try await place.anonymous.campaign(some)
            try expectEqual(view.campaign.result?.ending, .reached, "the ending")
            try expectEqual(view.campaign.result?.amount, Money(1_000, .krw), "the result")
            try expectEqual(view.campaign.result?.backings, 1, "how many backings")
            let told = try await place.told()
            try place.expectTold(BackingAct.succeeded, [member], in: told)
            try place.expectTold(ShelterAct.succeeded, [place.members.owner], in: told)
            try place.expectTold(ShelterAct.failed, [place.members.owner], in: told)
        },
        Clause("an all-or-nothing campaign succeeds at its goal, and a won below gives all back") { place in
            let change: (inout CampaignDraft) -> Void = { $0.model = .allOrNothing }
            let (at, below) = (try await place.opened(change), try await place.opened(change))
            let members = place.newMembers(2)
            try await place.paid(at, 100_000, as: members[0])
            let paid = try await place.paid(below, 99_999, as: members[1])
            _ = try await place.told()
            try await place.advance(behindDeadlineOf: below, by: 120)
            try await place.work()
            try await place.expectCampaign(at, .succeeded, raised: 100_000)
            try await place.expectCampaign(below, .failed, raised: 0)
            try place.expectRefunded([paid], [99_999])
            let result = try await place.anonymous.campaign(below).campaign.result
            try expectEqual(result?.amount, Money(99_999, .krw), "what is published")
            let told = try await place.told()
            try place.expectTold(BackingAct.failed, [members[1]], in: told)
            try place.expectTold(BackingAct.returning, [members[1]], in: told)
            try place.expectTold(BackingAct.refunded, [members[1]], in: told)
        },
        Clause("the total is what Payments has, whatever was decided upon") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(id, as: member)
            try place.cashier().err(by: 7)
            try await place.expectCampaign(id, .open, raised: 30_007)
            let listed = try await place.owner.campaigns(of: place.home(of: id), .first).items
            try expectEqual(listed.map(\.raised), [Money(30_007, .krw)], "in a list")
            try place.cashier().err(by: 0)
            try place.cashier().takeBack(paid.order, 10_000)
            try await place.expectCampaign(id, .open, raised: 20_000, "with a part back")
        },
        Clause("a result stays published for 30 days, and then the campaign is closed") { place in
            let id = try await place.opened()
            try await place.paid(id, as: place.newMember())
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            try await place.deliver(id, isLast: true)
            place.clock.advance(by: .seconds(30 * 86_400 - 60))
            try await place.work()
            try expectEqual(try await place.state(of: id), .delivered, "before")
            place.clock.advance(by: .seconds(60))
            try await place.work()
            let view = try await place.anonymous.campaign(id)
            try expectEqual(view.campaign.state, .closed, "after 30 days")
            try expectEqual(view.campaign.result?.amount, Money(30_000, .krw), "the result")
        },
    ]

    static let calledOff: [Clause<FundingFixture>] = [
        Clause("the owner calls a campaign off until it is decided, and all money goes back by itself") {
            place in
            let (id, members) = (try await place.opened(), place.newMembers(2))
            let paid = try await place.paid(id, as: members[0])
            let open = try await place.held(id, as: members[1])
            _ = try await place.told()
            try await expectRefused(.managersOnly) { try await place.stranger.cancel(id) }
            for _ in 0..<2 {
                try expectEqual(try await place.owner.cancel(id).campaign.state, .refunding, "the state")
            }
            try await expectUnpayable(.gone) { try await place.payable().fulfil(open.purchase) }
            try await place.work()
            try place.expectRefunded([paid], [30_000])
            try expectEqual(try await place.state(of: id), .refunding, "while an order is open")
            try await place.release(open.purchase)
            try await place.work()
            try await place.expectCampaign(id, .cancelled, raised: 0)
            let told = try await place.told()
            try place.expectTold(BackingAct.cancelled, [members[0]], in: told)
            try place.expectTold(ShelterAct.cancelled, [], in: told)
            let draft = try await place.drafted(place.campaignDraft(), of: place.home(of: id))
            try expectEqual(try await place.owner.cancel(draft).campaign.state, .cancelled, "a draft")
        },
        Clause("once it has succeeded an operator alone calls a campaign off, with a reason that is logged") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(id, as: member)
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            try await expectRefused(.campaignState(.succeeded)) { try await place.owner.cancel(id) }
            try await expectRefused(.operatorsOnly) {
                try await place.owner.callOff(id, reason: "못 지킴")
            }
            try await expectFields(["reason"]) { try await place.operator.callOff(id, reason: "") }
            _ = try await place.told()
            _ = try await place.operator.callOff(id, reason: "쉼터가 문을 닫음")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["funding.cancel"], "the acts")
            try expectEqual(acts.map(\.reason), ["쉼터가 문을 닫음"], "the reason")
            try await place.work()
            try await place.expectCampaign(id, .cancelled, raised: 0)
            try place.expectRefunded([paid], [30_000])
            try await expectRefused(.campaignState(.cancelled)) { try await place.owner.close(id) }
        },
        Clause("an operator pauses a campaign and lets it go on, and its backers are told") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            try await place.paid(id, as: member)
            _ = try await place.told()
            try await expectRefused(.operatorsOnly) { try await place.owner.pause(id, reason: "쉬어 감") }
            for _ in 0..<2 { _ = try await place.operator.pause(id, reason: "확인 중") }
            let pause = try await place.owner.campaign(id).campaign.pause
            try expectEqual(pause?.reason, .operator, "why it is paused")
            let told = try await place.told()
            try place.expectTold(BackingAct.paused, [member], in: told)
            try place.expectTold(ShelterAct.paused, [place.members.owner], in: told)
            for _ in 0..<2 { _ = try await place.operator.resume(id, under: nil, reason: "이상 없음") }
            try expectEqual(try await place.state(of: id), .open, "the state")
            try place.expectTold(BackingAct.resumed, [member], in: try await place.told())
        },
    ]
}

extension FundingFixture {
    /// The shelter of a campaign.
    func home(of campaign: CampaignID) async throws -> ShelterID {
        try await owner.campaign(campaign).campaign.shelter
    }

    /// Notes a delivery of a campaign for an amount.
    func deliver(_ campaign: CampaignID, isLast: Bool) async throws {
        let draft = UpdateDraft(
            matter: .delivered(nil, quantity: 3, isLast: isLast), text: "사료 세 포대가 왔습니다.")
        _ = try await owner.tell(campaign, draft, idempotencyKey: newKey())
    }
}
