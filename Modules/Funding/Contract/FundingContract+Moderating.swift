import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    /// What moderators do with shelters, campaigns and updates.
    static let moderating: [Clause<FundingFixture>] = [
        Clause("a campaign out of sight takes nothing new, goes on by its clock, and is seen by its backers")
        {
            place in
            let (id, member, late) = (try await place.opened(), place.newMember(), place.newMember())
            let paid = try await place.paid(id, as: member)
            let open = try await place.held(id, as: place.newMember())
            let chosen = try await place.back(id, as: late)
            for act in [SubjectAct.hide, .remove] {
                try await place.expectModerated(AnyIdentifier(id), act, true)
                try await place.expectModerated(AnyIdentifier(id), act, false)
                for verbs in [place.anonymous, place.stranger] {
                    try await expectRefused(.notFound) { try await verbs.campaign(id) }
                }
                try await expectUnpayable(.gone) {
                    try await place.payable().hold(place.purchase(of: chosen))
                }
                let seen = try await place.repository(as: member).campaign(id)
                try expectEqual(seen.raised, Money(30_000, .krw), "the total for a backer")
                if act == .hide { try await place.expectModerated(AnyIdentifier(id), .restore, true) }
            }
            try await place.pay(open.purchase, to: id)
            _ = try await place.repository(as: member).leave(paid.id)
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            try await place.expectCampaign(id, .succeeded, raised: 30_000)
            try await place.expectModerated(AnyIdentifier(id), .restore, true)
            try expectEqual(try await place.anonymous.campaign(id).campaign.state, .succeeded, "restored")
        },
        Clause("a shelter out of sight is not found, and its campaigns take nothing meanwhile") { place in
            let id = try await place.opened()
            let home = try await place.home(of: id)
            try await place.expectModerated(AnyIdentifier(home), .hide, true)
            try await expectRefused(.notFound) { try await place.stranger.shelter(home) }
            try await expectRefused(.notCollecting) {
                try await place.stranger.back(id, BackingDraft(amount: 10_000), idempotencyKey: nil)
            }
            try await place.expectModerated(AnyIdentifier(home), .restore, true)
            _ = try await place.back(id, as: place.members.stranger)
            try expectEqual(try await place.stranger.shelter(home).shelter.state, .verified, "restored")
        },
        Clause("an update out of sight is not listed, and is again once it is put back") { place in
            let id = try await place.opened()
            let told = try await place.owner.tell(id, UpdateDraft(text: "소식입니다."), idempotencyKey: nil)
            let update = AnyIdentifier(told.update.id)
            for (act, count) in [(SubjectAct.hide, 0), (.restore, 1)] {
                try await place.expectModerated(update, act, true)
                let listed = try await place.anonymous.updates(of: id, deliveriesOnly: false, .first)
                try expectEqual(listed.items.count, count, "after \(act)")
            }
        },
        Clause("an act of a moderator is told to the audit log, and not if it is one of many") { place in
            let id = try await place.opened()
            _ = try await place.acts()
            try await place.expectModerated(AnyIdentifier(id), .hide, true)
            let told = try await place.acts()
            try expectEqual(told.map(\.verb), ["funding.hide"], "the acts")
            try expectEqual(told.map(\.reason), ["도배"], "the reasons")
            try expectEqual(told.map(\.affected), [place.members.owner.memberID], "the affected members")
            try await place.expectModerated(AnyIdentifier(id), .restore, true, isBulk: true)
            try expectEqual(try await place.acts().count, 0, "the acts of many")
        },
    ]

    /// Shelters, campaigns and updates as other domains see them.
    static let subjects: [Clause<FundingFixture>] = [
        Clause("a campaign takes comments until it is closed, and its shelter's people look after them") {
            place in
            let (id, helper) = (try await place.opened(), try place.neighbour())
            try await place.give(.helper, helper, in: place.home(of: id))
            let (service, subject) = (try place.service, AnyIdentifier(id))
            let title = try await place.owner.campaign(id).campaign.details.title
            for principal in [.anonymous, place.members.stranger, helper] {
                let card = try await service.card(of: subject, for: principal)
                try expectEqual(card?.title, title, "its title")
                try expectEqual(card?.owner, place.members.owner.memberID, "its owner")
                try expectEqual(card?.isOpen, true, "whether it takes any")
                try expectEqual(card?.isLookedAfter, principal == helper, "whether it is looked after")
            }
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            let hidden = try await service.card(of: subject, for: place.members.stranger)
            try expectEqual(hidden, nil, "behind a block")
            let draft = try await place.drafted(place.campaignDraft(), of: place.home(of: id))
            let unseen = try await service.card(of: AnyIdentifier(draft), for: .anonymous)
            try expectEqual(unseen, nil, "a draft")
            _ = try await place.owner.cancel(id)
            try await place.work()
            place.clock.advance(by: .seconds(31 * 86_400))
            try await place.work()
            let closed = try await service.card(of: subject, for: .anonymous)
            try expectEqual(closed?.isOpen, false, "once it is closed")
        },
        Clause("shelters and updates are subjects for those who see them, and take no comments") { place in
            let id = try await place.opened()
            let (service, home) = (try place.service, try await place.home(of: id))
            let told = try await place.owner.tell(id, UpdateDraft(text: "소식입니다."), idempotencyKey: nil)
            let subjects = [AnyIdentifier(home), AnyIdentifier(told.update.id)]
            let cards = try await service.cards(of: Set(subjects), for: .anonymous)
            try expectEqual(subjects.map { cards[$0]?.isOpen }, [false, false], "whether they take any")
            let hidden = AnyIdentifier(try await place.founded())
            try expectEqual(try await service.card(of: hidden, for: .anonymous), nil, "of a pending shelter")
        },
    ]
}

extension FundingFixture {
    /// Lets a moderator do this to the record, and checks whether it is done.
    fileprivate func expectModerated(
        _ subject: AnyIdentifier, _ act: SubjectAct, _ isDone: Bool, isBulk: Bool = false,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let done = try await service.moderate(
            [subject], act, reason: act == .restore ? "" : "도배", by: members.moderator, isBulk: isBulk)
        try expectEqual(done, isDone ? [subject] : [], "what \(act) is done to", file: file, line: line)
        clock.pass(.seconds(1))
    }
}
