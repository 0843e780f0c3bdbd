import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let extending: [Clause<FundingFixture>] = [
        Clause("a deadline is put off once, before it has passed, and backers are told that they may leave") {
            place in
            let (id, member, owner) = (try await place.opened(), place.newMember(), place.members.owner)
            let paid = try await place.paid(id, as: member)
            _ = try await place.told()
            let before = try await place.owner.campaign(id).campaign.details.deadline
            try await expectRefused(.managersOnly) {
                try await place.stranger.extend(id, to: place.deadline(days: 10))
            }
            for wrong in [place.deadline(days: 5), place.deadline(days: 22), DeadlineDraft(time: "내일")] {
                try await expectFields(["deadline"]) { try await place.owner.extend(id, to: wrong) }
            }
            let later = place.deadline(days: 20)
            for _ in 0..<2 {
                let view = try await place.owner.extend(id, to: later)
                try expectEqual(view.campaign.state, .extended, "the state")
                try expectEqual("\(view.campaign.details.deadline.local)", later.time, "the deadline")
                try expectEqual(view.campaign.firstDeadline, before, "the first deadline")
            }
            let told = try await place.told()
            try place.expectTold(BackingAct.extended, [member], in: told)
            try expect(!told.contains { $0.recipient == owner.memberID }, "the owner is not told")
            try await expectRefused(.campaignState(.extended)) {
                try await place.owner.extend(id, to: place.deadline(days: 21))
            }
            place.clock.advance(by: .seconds(10 * 86_400))
            try await place.paid(id, as: place.newMember())
            var draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            draft.title = "고친 제목"
            _ = try await place.owner.edit(id, draft, expecting: nil)
            _ = try await place.repository(as: member).leave(paid.id)
            try await place.expectCampaign(id, .extended, raised: 30_000)
        },
        Clause("after its deadline a campaign is not extended, before any server has closed it, too") {
            place in
            let id = try await place.opened()
            let later = place.deadline(days: 10)
            try await place.advance(behindDeadlineOf: id)
            try await expectRefused(.tooLate) { try await place.owner.extend(id, to: later) }
        },
        Clause("an all-or-nothing campaign is not extended beyond 60 days, nor one beyond its registration") {
            place in
            let shelter = try await place.shelter()
            let long = place.campaignDraft { draft in
                (draft.model, draft.deadline) = (.allOrNothing, place.deadline(days: 55))
            }
            let id = try await place.opened(long, of: shelter)
            try await expectFields(["deadline"]) {
                try await place.owner.extend(id, to: place.deadline(days: 62))
            }
            _ = try await place.owner.extend(id, to: place.deadline(days: 59))
            let registered = place.campaignDraft { $0.registration = place.registration(days: 9) }
            let short = try await place.opened(registered, of: shelter)
            try await expectRefused(.registrationPeriod) {
                try await place.owner.extend(short, to: place.deadline(days: 12))
            }
        },
    ]

    static let closing: [Clause<FundingFixture>] = [
        Clause("the owner ends the collecting early: what is held comes in, and nothing new") { place in
            let (id, members) = (try await place.opened(), place.newMembers(3))
            try await place.paid(id, as: members[0])
            let open = try await place.held(id, as: members[1])
            let chosen = try await place.back(id, as: members[2])
            try await expectRefused(.managersOnly) { try await place.stranger.close(id) }
            for _ in 0..<2 {
                try expectEqual(try await place.owner.close(id).campaign.state, .deciding, "the state")
            }
            try await place.expectGone(place.purchase(of: chosen))
            try await expectRefused(.notCollecting) {
                try await place.stranger.back(id, BackingDraft(amount: 10_000), idempotencyKey: nil)
            }
            try await place.work()
            try await place.expectCampaign(id, .deciding, raised: 30_000, "while an order is open")
            try await place.pay(open.purchase, to: id)
            try await place.work()
            try await place.expectCampaign(id, .succeeded, raised: 60_000, "then")
            try await expectRefused(.campaignState(.succeeded)) { try await place.owner.close(id) }
        },
        Clause("an all-or-nothing campaign closes early once its goal is paid") { place in
            let (id, member) = (try await place.opened { $0.model = .allOrNothing }, place.newMember())
            try await place.paid(id, 99_000, as: member)
            try await place.held(id, 1_000, as: place.newMember())
            try await expectRefused(.notReached(Money(99_000, .krw))) { try await place.owner.close(id) }
            try await place.paid(id, 1_000, as: place.newMember())
            try expectEqual(try await place.owner.close(id).campaign.state, .deciding, "the state")
        },
        Clause("of backing, extending and closing at once nothing comes in after the close") { place in
            for _ in 0..<3 {
                let (id, members) = (try await place.opened(), place.newMembers(12))
                let later = place.deadline(days: 10)
                let paid = try await count(of: members.count + 2) { index in
                    if index == members.count {
                        _ = try await place.owner.close(id)
                        return false
                    }
                    if index > members.count {
                        // Whichever of the two is first: a campaign that was closed is not extended.
                        _ = try? await place.owner.extend(id, to: later)
                        return false
                    }
                    return try await place.comesIn(to: id, as: members[index])
                }
                let view = try await place.owner.campaign(id)
                try expectEqual(view.campaign.state, .deciding, "the state")
                try expectEqual(view.backers.number, paid, "how many came in")
                try expectEqual(view.raised, Money(Int64(paid) * 10_000, .krw), "the total")
            }
        },
    ]
}

extension FundingFixture {
    /// Lets a member back with 10,000 won and pay, and answers whether that came in.
    fileprivate func comesIn(to campaign: CampaignID, as member: Principal) async throws -> Bool {
        let verbs = repository(as: member)
        let view: BackingView
        do throws(FundingError) {
            view = try await verbs.back(campaign, BackingDraft(amount: 10_000), idempotencyKey: nil)
        } catch {
            if error == .notCollecting { return false }
            throw error
        }
        let (purchase, payable) = (purchase(of: view.backing), try payable())
        guard try await isDone({ try await payable.hold(purchase) }) else { return false }
        try await pay(purchase, to: campaign)
        return true
    }
}
