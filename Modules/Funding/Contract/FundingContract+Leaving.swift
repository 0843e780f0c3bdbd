import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let blocking: [Clause<FundingFixture>] = [
        Clause("behind a block with the owner of a shelter it is not there, but for what was backed before") {
            place in
            let (member, stranger, owner) = (
                place.newMember(), place.members.stranger, place.members.owner
            )
            let id = try await place.opened { $0.title = "막힌 펀딩 \(place.newKey().text.suffix(10))" }
            let (home, title) = (
                try await place.home(of: id), try await place.owner.campaign(id).campaign.details.title
            )
            let paid = try await place.paid(id, as: member)
            let chosen = try await place.back(id, as: stranger)
            var query = CampaignQuery()
            query.text = title
            for (one, other) in [(stranger, owner), (owner, stranger)] {
                try await place.stand(one, .blocked, towards: other)
                try await expectRefused(.notFound) { try await place.stranger.campaign(id) }
                try await expectRefused(.notFound) { try await place.stranger.shelter(home) }
                try await expectRefused(.notFound) {
                    try await place.stranger.back(id, BackingDraft(amount: 10_000), idempotencyKey: nil)
                }
                try expectEqual(
                    try await place.stranger.browse(query, .first).items.count, 0, "what is found")
                if one == stranger {
                    try await expectUnpayable(.notFound) { try await place.quote(chosen, for: stranger) }
                }
                try await place.stand(one, .active, towards: other)
            }
            try expectEqual(try await place.stranger.browse(query, .first).items.count, 1, "without a block")
            try await place.stand(member, .blocked, towards: owner)
            let verbs = place.repository(as: member)
            try expectEqual(try await verbs.campaign(id).campaign.id, id, "for a backer")
            try expectEqual(try await verbs.ownBackings(.first).items.count, 1, "the own backings")
            try expectEqual(try await verbs.leave(paid.id).backing.state, .refunded, "leaving")
        },
        Clause("for a member with a crowd of blocks the campaigns of hidden owners are left out") { place in
            let word = String(place.newKey().text.suffix(10))
            let other = place.newMember()
            let shelter = try await place.shelter(of: other)
            let verbs = place.repository(as: other)
            let foreign = place.campaignDraft { $0.title = "다른 펀딩 \(word)" }
            let draft = try await verbs.draft(foreign, of: shelter, idempotencyKey: nil).campaign.id
            _ = try await verbs.open(draft)
            _ = try await place.opened { $0.title = "숨은 펀딩 \(word)" }
            try await place.stand(place.members.owner, .blocked, towards: place.members.stranger)
            try place.crowd(around: place.members.stranger)
            var query = CampaignQuery()
            query.text = word
            let found = try await place.stranger.browse(query, .first).items.map(\.campaign.id)
            try expectEqual(found, [draft], "what is found")
        },
    ]

    static let forgetting: [Clause<FundingFixture>] = [
        Clause("what a backer who withdraws wrote goes, the money stays, and an open order is gone") {
            place in
            let (id, member, paying) = (try await place.opened(), place.newMember(), place.newMember())
            let paid = try await place.paid(id, as: member, message: "겨울 잘 나길")
            let open = try await place.held(id, as: paying)
            for _ in 0..<2 { for principal in [member, paying] { try await place.forget(principal) } }
            let kept = try await place.owner.backing(paid.id)
            try expectEqual(kept.backing.message, "", "the words")
            try expectEqual(kept.backing.state, .backed, "the backing")
            try expectEqual(kept.backing.amount, Money(30_000, .krw), "the amount")
            try await place.expectGone(open.purchase)
            try await place.expectCampaign(id, .open, raised: 30_000)
            try expectEqual(
                try await place.anonymous.backers(of: id, .first).items.map(\.message), [""], "shown")
        },
        Clause("a backer who has withdrawn gets a refund of a failed campaign all the same") { place in
            let (id, member) = (try await place.opened { $0.model = .allOrNothing }, place.newMember())
            let paid = try await place.paid(id, as: member)
            try await place.forget(member)
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            try place.expectRefunded([paid], [30_000])
            try await place.expectCampaign(id, .failed, raised: 0)
        },
        Clause("the name on receipts of a member who withdraws goes, and their numbers stay") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(id, as: member)
            try await place.succeed(id, payable: 0)
            let receipt = try await place.repository(as: member).receipt(of: paid.id, for: "김하늘").receipt
            try await place.forget(member)
            let kept = try await place.owner.receipt(receipt.id).receipt
            try expectEqual(kept.holder, "", "the name")
            try expectEqual(kept.number, receipt.number, "the number")
        },
        Clause("the text and photos of a helper who withdraws go from updates and campaigns") { place in
            let (id, helper) = (try await place.opened(), try place.neighbour())
            try await place.give(.helper, helper, in: place.home(of: id))
            let photo = try await place.upload(by: helper, "사료 창고")
            let draft = UpdateDraft(text: "사료가 왔습니다.", photos: [photo.id])
            _ = try await place.repository(as: helper).tell(id, draft, idempotencyKey: nil)
            try await place.forget(helper)
            let listed = try await place.anonymous.updates(of: id, deliveriesOnly: false, .first).items
            try expectEqual(listed.map(\.update.text), [""], "the text")
            try expectEqual(listed.map(\.update.photos.count), [0], "the photos")
        },
        Clause("nothing is written for a member who has withdrawn, though they were let in before") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let (verbs, draft) = (place.repository(as: member), place.shelterDraft())
            let home = try await place.home(of: id)
            try await place.forget(member)
            let closed = FundingError.service(.accessInvalid)
            try await expectRefused(closed) {
                try await verbs.back(id, BackingDraft(amount: 10_000), idempotencyKey: nil)
            }
            try await expectRefused(closed) { try await verbs.found(draft, idempotencyKey: place.newKey()) }
            let gone = try place.id(of: member)
            try await expectRefused(.notFound) { try await place.owner.setRole(.helper, of: gone, in: home) }
        },
    ]
}
