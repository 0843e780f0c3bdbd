import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let capping: [Clause<FundingFixture>] = [
        Clause("what is held and paid counts to the cap to the won, and what goes back does not") { place in
            let (id, members) = (try await place.opened(), place.newMembers(4))
            let first = try await place.paid(id, 200_000, as: members[0])
            let open = try await place.held(id, 99_000, as: members[1])
            let beyond = try await place.back(id, 1_001, as: members[2])
            try await expectUnpayable(.gone) { try await place.payable().hold(place.purchase(of: beyond)) }
            try await place.held(id, 1_000, as: members[2])
            let least = place.purchase(of: try await place.back(id, 1_000, as: members[3]))
            try await expectUnpayable(.gone) { try await place.payable().hold(least) }
            try await place.release(open.purchase)
            _ = try await place.repository(as: members[0]).leave(first.id)
            try await place.hold(least)
            try await place.paid(id, 298_000, as: members[1])
            try await place.expectCampaign(id, .open, raised: 298_000)
        },
        Clause("each item is taken up to its wanted quantity") { place in
            let (id, members) = (try await place.opened(place.itemDraft()), place.newMembers(3))
            try await place.paid(id, items: [2: 1], as: members[0])
            let two = place.purchase(of: try await place.back(id, items: [2: 2], as: members[1]))
            try await expectUnpayable(.gone) { try await place.payable().hold(two) }
            try await place.paid(id, items: [1: 5, 2: 1], as: members[2])
            let view = try await place.owner.campaign(id)
            try expectEqual(
                view.items, [1: ItemCount(backed: 5), 2: ItemCount(backed: 2)], "what is spoken for")
            try expectEqual(view.progress, 10_000, "how far it has come")
        },
        Clause("an over-funded campaign without a cap takes what is left below 10,000,000 won") { place in
            let (id, members) = (try await place.opened { $0.cap = nil }, place.newMembers(2))
            try await place.paid(id, 9_990_000, as: members[0])
            let beyond = place.purchase(of: try await place.back(id, 10_000, as: members[1]))
            try await expectUnpayable(.gone) { try await place.payable().hold(beyond) }
            try await place.paid(id, 9_999, as: members[1])
            try await place.expectCampaign(id, .open, raised: 9_999_999)
        },
    ]

    /// Concurrent orders, from one server or several.
    static let racing: [Clause<FundingFixture>] = [
        Clause("of 50 who want to pay for the last item at once one has it") { place in
            let draft = place.itemDraft { $0.items[1].wanted = 1 }
            let (id, members) = (try await place.opened(draft), place.newMembers(50))
            let paid = try await count(of: members.count) { index in
                let backing = try await place.back(id, items: [2: 1], as: members[index])
                let (purchase, payable) = (place.purchase(of: backing), try place.payable())
                guard try await isDone({ try await payable.hold(purchase) }) else { return false }
                try await place.pay(purchase, to: id)
                return true
            }
            try expectEqual(paid, 1, "how many have it")
            let view = try await place.owner.campaign(id)
            try expectEqual(view.items, [2: ItemCount(backed: 1)], "what is spoken for")
            try expectEqual(view.raised, Money(10_000, .krw), "the total")
        },
        Clause("of orders for one backing at once one holds it") { place in
            let id = try await place.opened()
            for _ in 0..<4 {
                let (member, payable) = (place.newMember(), try place.payable())
                let backing = try await place.back(id, 10_000, as: member)
                let orders = (0..<6).map { _ in place.purchase(of: backing) }
                let held = try await count(of: orders.count * 2) { index in
                    do throws(PurchaseFailure) {
                        try await payable.hold(orders[index / 2])
                        return true
                    } catch {
                        guard case .otherOrder = error else { throw error }
                        return false
                    }
                }
                try expectEqual(held, 2, "how many calls of one order held it")
            }
        },
        Clause("of what one member chooses at once one may be paid") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let verbs = place.repository(as: member)
            _ = try await count(of: 8) { _ in
                _ = try await verbs.back(id, BackingDraft(amount: 10_000), idempotencyKey: nil)
                return true
            }
            let own = try await verbs.ownBackings(.first).items
            try expectEqual(own.count { $0.backing.state == .started }, 1, "how many may be paid")
            try expectEqual(own.count, 8, "how many there are")
        },
    ]
}
