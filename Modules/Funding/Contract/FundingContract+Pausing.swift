import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let pausing: [Clause<FundingFixture>] = [
        Clause("the campaigns of a suspended shelter pause, take nothing new, and tell their backers") {
            place in
            let shelter = try await place.shelter()
            let campaign = try await place.opened(place.campaignDraft(), of: shelter)
            let (member, other, late) = (place.newMember(), place.newMember(), place.newMember())
            let first = try await place.paid(campaign, as: member)
            let open = try await place.held(campaign, as: other)
            let chosen = try await place.back(campaign, as: late)
            _ = try await place.told()
            _ = try await place.operator.decide(.suspend, about: shelter, reason: "신고를 확인함")
            try await place.expectCampaign(campaign, .paused, raised: 30_000)
            let pause = try await place.owner.campaign(campaign).campaign.pause
            try expectEqual(pause?.reason, .suspended, "why it is paused")
            try place.expectTold(BackingAct.paused, [member], in: try await place.told())
            try await place.expectGone(place.purchase(of: chosen))
            try await expectRefused(.notCollecting) {
                try await place.stranger.back(campaign, BackingDraft(amount: 10_000), idempotencyKey: nil)
            }
            try await place.pay(open.purchase, to: campaign)
            try await place.expectCampaign(campaign, .paused, raised: 60_000, "with what was held")
            _ = try await place.repository(as: member).leave(first.id)
            try place.expectRefunded([first], [30_000], "for a backer who leaves")
        },
        Clause("a paused campaign goes on by an operator alone, and decides after its deadline") { place in
            let shelter = try await place.shelter()
            let campaigns = [
                try await place.opened(place.campaignDraft(), of: shelter),
                try await place.opened(place.campaignDraft(), of: shelter),
            ]
            _ = try await place.operator.decide(.suspend, about: shelter, reason: "신고를 확인함")
            try await expectRefused(.notVerified) {
                try await place.operator.resume(campaigns[0], under: nil, reason: "계속함")
            }
            _ = try await place.operator.decide(.restore, about: shelter, reason: "오해였음")
            try expectEqual(try await place.state(of: campaigns[0]), .paused, "once it is restored")
            try await expectRefused(.operatorsOnly) {
                try await place.owner.resume(campaigns[0], under: nil, reason: "계속함")
            }
            let resumed = try await place.operator.resume(campaigns[0], under: nil, reason: "계속함")
            try expectEqual(resumed.campaign.state, .open, "before the deadline")
            try expect(resumed.isCollecting, "it takes backings again")
            try await place.advance(behindDeadlineOf: campaigns[1])
            try await place.work()
            try expectEqual(try await place.state(of: campaigns[1]), .paused, "past the deadline")
            let decided = try await place.operator.resume(campaigns[1], under: nil, reason: "계속함")
            try expectEqual(decided.campaign.state, .deciding, "after the deadline")
        },
        Clause("with its last member gone a shelter's campaigns pause, and go on under another") { place in
            let (founder, member) = (place.newMember(), place.newMember())
            let shelter = try await place.shelter(of: founder)
            let verbs = place.repository(as: founder)
            let draft = place.campaignDraft()
            let campaign = try await verbs.draft(draft, of: shelter, idempotencyKey: nil).campaign.id
            _ = try await verbs.open(campaign)
            try await place.paid(campaign, as: member)
            let other = try await place.shelter()
            _ = try await place.told()
            for _ in 0..<2 { try await place.forget(founder) }
            try expectEqual(
                try await place.operator.shelter(shelter).shelter.state, .abandoned, "the shelter")
            try expectEqual(
                try await place.operator.campaign(campaign).campaign.pause?.reason, .abandoned, "the pause")
            try place.expectTold(BackingAct.paused, [member], in: try await place.told())
            try await expectRefused(.notVerified) {
                try await place.operator.resume(campaign, under: nil, reason: "계속함")
            }
            let moved = try await place.operator.resume(campaign, under: other, reason: "이어받음")
            try expectEqual(moved.campaign.shelter, other, "the shelter that answers for it")
            try expectEqual(moved.raised, Money(30_000, .krw), "its money")
            try place.expectTold(BackingAct.moved, [member], in: try await place.told())
            try await place.paid(campaign, as: place.newMember())
            try await place.expectCampaign(campaign, .open, raised: 60_000, "under another")
        },
        Clause("with its owner gone the treasurer of a shelter is its owner") { place in
            let (founder, helper, treasurer) = (
                place.newMember(), try place.neighbour(), try place.neighbour()
            )
            let shelter = try await place.shelter(of: founder)
            let verbs = place.repository(as: founder)
            _ = try await verbs.setRole(.helper, of: place.id(of: helper), in: shelter)
            place.clock.pass(.seconds(1))
            _ = try await verbs.setRole(.treasurer, of: place.id(of: treasurer), in: shelter)
            _ = try await place.notices()
            try await place.forget(founder)
            let view = try await place.repository(as: treasurer).shelter(shelter)
            try expectEqual(view.role, .owner, "the role of the treasurer")
            try expectEqual(view.shelter.owner, treasurer.memberID, "the owner")
            try expectEqual(view.shelter.state, .verified, "the state")
            try place.expectTold(ShelterAct.owner, [treasurer], in: try await place.notices())
        },
    ]
}
