import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let editing: [Clause<FundingFixture>] = [
        Clause("an open campaign keeps what backers rely on, and tells another story") { place in
            let id = try await place.opened()
            let draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            var other = draft
            (other.title, other.story) = ("새 제목", "새 이야기")
            try await expectRefused(.managersOnly) {
                try await place.stranger.edit(id, other, expecting: nil)
            }
            let edited = try await place.owner.edit(id, other, expecting: nil).campaign
            try expectEqual([edited.details.title, edited.details.story], ["새 제목", "새 이야기"], "its texts")
            var changes = Array(repeating: draft, count: 6)
            changes[0].amount = 200_000
            changes[1].cap = 400_000
            (changes[2].isOverFunded, changes[2].cap) = (true, nil)
            changes[3].model = .allOrNothing
            changes[4].purpose = "다른 목적"
            changes[5].costShare = 15
            for change in changes {
                try await expectRefused(.campaignFixed) {
                    try await place.owner.edit(id, change, expecting: nil)
                }
            }
            var later = other
            later.deadline = place.deadline(days: 30)
            let kept = try await place.owner.edit(id, later, expecting: nil).campaign
            try expectEqual(kept.deadline, edited.deadline, "the deadline")
            try await place.advance(behindDeadlineOf: id)
            try await expectRefused(.tooLate) { try await place.owner.edit(id, draft, expecting: nil) }
        },
        Clause("an item that is spoken for is neither removed nor wanted less, and another may be") { place in
            let (id, member) = (try await place.opened(place.itemDraft()), place.newMember())
            try await place.paid(id, items: [1: 2], as: member)
            let draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            var (fewer, gone, less) = (draft, draft, draft)
            fewer.items[0].wanted = 1
            gone.items.remove(at: 0)
            for change in [fewer, gone] {
                try await expectRefused(.itemTaken(1)) {
                    try await place.owner.edit(id, change, expecting: nil)
                }
            }
            less.items[0].wanted = 2
            less.items.remove(at: 1)
            let edited = try await place.owner.edit(id, less, expecting: nil)
            try expectEqual(edited.campaign.details.goal.items.map(\.wanted), [2], "the items")
            try expectEqual(edited.items, [1: ItemCount(held: 0, backed: 2)], "what is spoken for")
            var more = less
            more.items[0].wanted = 100
            try await expectRefused(.campaignFixed) { try await place.owner.edit(id, more, expecting: nil) }
        },
        Clause("the number of an item that is gone is never given again") { place in
            let id = try await place.drafted(place.itemDraft())
            let draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            var bare = draft
            bare.items.remove(at: 1)
            _ = try await place.owner.edit(id, bare, expecting: nil)
            try await expectFields(["items.1.number"]) {
                try await place.owner.edit(id, draft, expecting: nil)
            }
            bare.items.append(CampaignItemDraft(name: "장난감", unitPrice: 5_000, wanted: 1))
            let items = try await place.owner.edit(id, bare, expecting: nil).campaign.details.goal.items
            try expectEqual(items.map(\.number), [1, 3], "the numbers")
        },
        Clause("what was chosen at another price cannot be paid for, and what is held keeps its price") {
            place in
            let (id, early, late) = (
                try await place.opened(place.itemDraft()), place.newMember(), place.newMember()
            )
            let first = place.purchase(of: try await place.back(id, items: [1: 1], as: early))
            let second = try await place.back(id, items: [1: 1], as: late)
            try await place.hold(first)
            var draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            draft.items[0].unitPrice = 25_000
            _ = try await place.owner.edit(id, draft, expecting: nil)
            try await expectUnpayable(.changed) {
                try await place.payable().hold(place.purchase(of: second))
            }
            try await place.pay(first, to: id)
            try await place.expectCampaign(id, .open, raised: 30_000)
            let next = try await place.back(id, items: [1: 1], as: late)
            try expectEqual(next.amount, Money(25_000, .krw), "the price of the day")
            draft.items.remove(at: 1)
            let blanket = try await place.back(id, items: [2: 1], as: place.members.buyer)
            _ = try await place.owner.edit(id, draft, expecting: nil)
            try await expectUnpayable(.changed) {
                try await place.payable().hold(place.purchase(of: blanket))
            }
        },
        Clause("the items of an open all-or-nothing campaign stay as they are") { place in
            let id = try await place.opened(
                place.itemDraft { ($0.model, $0.isOverFunded) = (.allOrNothing, false) })
            var draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            (draft.items[0].unitPrice, draft.items[0].wanted) = (15_000, 10)
            try await expectRefused(.campaignFixed) { try await place.owner.edit(id, draft, expecting: nil) }
        },
        Clause("of edits of a campaign against one version one counts") { place in
            let id = try await place.opened()
            let version = try await place.owner.campaign(id).campaign.version
            let draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            let edited = try await count(of: 6) { index in
                var other = draft
                other.title = "\(index)번째 제목"
                do throws(FundingError) {
                    _ = try await place.owner.edit(id, other, expecting: version)
                    return true
                } catch {
                    guard case .changed = error else { throw error }
                    return false
                }
            }
            try expectEqual(edited, 1, "how many count")
        },
    ]
}
