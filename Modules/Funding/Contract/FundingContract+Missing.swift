import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    /// Items that cannot be had.
    static let missing: [Clause<FundingFixture>] = [
        Clause("an item that cannot be had is given back or swapped, as its backer chooses") { place in
            let (id, members) = (try await place.opened(place.itemDraft()), place.newMembers(3))
            let back = try await place.paid(id, items: [1: 1, 2: 1], as: members[0])
            let swap = try await place.paid(id, items: [2: 1], as: members[1])
            let other = try await place.paid(id, items: [1: 2], as: members[2])
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            try await expectRefused(.managersOnly) { try await place.stranger.lack(2, in: id) }
            try await expectRefused(.notFound) { try await place.owner.lack(3, in: id) }
            _ = try await place.told()
            for _ in 0..<2 { _ = try await place.owner.lack(2, in: id) }
            try await place.work()
            try place.expectTold(BackingAct.choose, [members[0], members[1]], in: try await place.told())
            let verbs = members.map { place.repository(as: $0) }
            try await expectRefused(.notFound) { try await verbs[2].choose(.refund, for: 2, of: other.id) }
            try await expectFields(["item"]) { try await verbs[1].choose(.swap(2), for: 2, of: swap.id) }
            try await expectFields(["answer"]) { try await verbs[1].choose(.open, for: 2, of: swap.id) }
            for _ in 0..<2 {
                _ = try await verbs[0].choose(.refund, for: 2, of: back.id)
                _ = try await verbs[1].choose(.swap(1), for: 2, of: swap.id)
            }
            try await expectRefused(.backingState(.backed)) {
                try await verbs[0].choose(.swap(nil), for: 2, of: back.id)
            }
            try place.expectRefunded([back, swap, other], [10_000, 0, 0])
            let kept = try await place.backing(back, as: members[0])
            try expectEqual(kept.returned, Money(10_000, .krw), "what is given back")
            try expectEqual(kept.kept, Money(30_000, .krw), "what is kept")
            try await place.expectCampaign(id, .succeeded, raised: 100_000)
        },
        Clause("a backer who does not choose gets the item back after 14 days, and is told") { place in
            let (id, member) = (try await place.opened(place.itemDraft()), place.newMember())
            let paid = try await place.paid(id, items: [1: 1, 2: 2], as: member)
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            _ = try await place.owner.lack(2, in: id)
            try await place.work()
            place.clock.advance(by: .seconds(14 * 86_400 - 1))
            try await place.work()
            try place.expectRefunded([paid], [0], "before")
            _ = try await place.told()
            place.clock.advance(by: .seconds(1))
            try await place.work()
            try place.expectRefunded([paid], [20_000], "after 14 days")
            try place.expectTold(BackingAct.chosen, [member], in: try await place.told())
        },
        Clause("items are given back one after the other, in whatever order they are chosen") { place in
            for order in [[1, 2], [2, 1]] {
                let (id, member) = (try await place.opened(place.itemDraft()), place.newMember())
                let paid = try await place.paid(id, items: [1: 1, 2: 2], as: member)
                try await place.advance(behindDeadlineOf: id, by: 60)
                try await place.work()
                for item in [1, 2] { _ = try await place.owner.lack(item, in: id) }
                try await place.work()
                for item in order {
                    _ = try await place.repository(as: member).choose(.refund, for: item, of: paid.id)
                }
                place.clock.advance(by: .seconds(60))
                try await place.work()
                try place.expectRefunded([paid], [50_000], "after \(order)")
                let backing = try await place.backing(paid, as: member)
                try expectEqual(backing.returned, Money(50_000, .krw), "what is given back")
                try expectEqual(backing.refund, nil, "what is on its way")
                try await place.expectCampaign(id, .succeeded, raised: 0)
            }
        },
        Clause("while a campaign collects, no item is called missing") { place in
            let id = try await place.opened(place.itemDraft())
            try await expectRefused(.campaignState(.open)) { try await place.owner.lack(1, in: id) }
        },
        Clause("a campaign that is called off gives back what is left of a backing") { place in
            let (id, member) = (try await place.opened(place.itemDraft()), place.newMember())
            let paid = try await place.paid(id, items: [1: 1, 2: 1], as: member)
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            _ = try await place.owner.lack(2, in: id)
            try await place.work()
            try place.cashier().stall(true)
            _ = try await place.repository(as: member).choose(.refund, for: 2, of: paid.id)
            _ = try await place.operator.callOff(id, reason: "쉼터가 문을 닫음")
            let view = try await place.anonymous.campaign(id)
            try expectEqual(view.unreturned, 1, "how many are not back")
            try place.cashier().stall(false)
            place.clock.advance(by: .seconds(60))
            try await place.work()
            try place.expectRefunded([paid], [40_000])
            try await place.expectCampaign(id, .cancelled, raised: 0)
        },
    ]
}
