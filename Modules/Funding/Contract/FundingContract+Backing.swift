import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let backing: [Clause<FundingFixture>] = [
        Clause("what is chosen may be paid for an hour, and is kept from no other until its order is open") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            let verbs = place.repository(as: member)
            let draft = BackingDraft(amount: 300_000, message: " 겨울 잘 \u{1102}\u{1161}길 ")
            let view = try await verbs.back(id, draft, idempotencyKey: nil)
            let (backing, now) = (view.backing, place.clock.now())
            try expectEqual(backing.state, .started, "the state")
            try expectEqual(backing.amount, Money(300_000, .krw), "the amount")
            try expectEqual(backing.message, "겨울 잘 나길", "the message")
            try expectEqual(backing.until, now.advanced(by: .seconds(3_600)), "until when it may be paid")
            try expectEqual(view.record, AnyIdentifier(backing.id), "what an order is opened for")
            let deadline = try await place.owner.campaign(id).campaign.deadline
            let step = RefundTerms.Step(until: deadline, basisPoints: 10_000)
            try expectEqual(view.terms?.steps, [step], "what comes back")
            let other = try await place.held(id, 300_000, as: place.newMember())
            try await place.pay(other.purchase, to: id)
            place.clock.advance(by: .seconds(3_600))
            try await expectUnpayable(.gone) { try await place.quote(backing, for: member) }
            try await place.work()
            try expectEqual(try await verbs.backing(backing.id).backing.state, .lapsed, "after the hour")
        },
        Clause("a backing that breaks rules is refused with every wrong field") { place in
            let (amounts, items) = (try await place.opened(), try await place.opened(place.itemDraft()))
            let picks = (ItemPick(item: 1, quantity: 1), ItemPick(item: 3, quantity: 1))
            let wrong: [(CampaignID, [String], BackingDraft)] = [
                (amounts, ["amount"], BackingDraft(amount: 0)),
                (amounts, ["amount"], BackingDraft(amount: -30_000)),
                (amounts, ["amount"], BackingDraft(amount: 999)),
                (amounts, ["amount"], BackingDraft(amount: .max)),
                (amounts, ["amount"], BackingDraft(amount: .min)),
                (amounts, ["amount"], BackingDraft()),
                (amounts, ["items"], BackingDraft(items: [picks.0], amount: 30_000)),
                (amounts, ["message"], BackingDraft(amount: 30_000, message: "안녕\u{1B}[2J")),
                (items, ["amount", "items"], BackingDraft(amount: 30_000)),
                (items, ["items"], BackingDraft()),
                (items, ["items.0.item"], BackingDraft(items: [picks.1])),
                (items, ["items.1.item"], BackingDraft(items: [picks.0, picks.0])),
                (items, ["items.0.quantity"], BackingDraft(items: [ItemPick(item: 1, quantity: 0)])),
                (items, ["items.0.quantity"], BackingDraft(items: [ItemPick(item: 1, quantity: .max)])),
            ]
            for (campaign, fields, draft) in wrong {
                try await expectFields(fields) {
                    try await place.stranger.back(campaign, draft, idempotencyKey: nil)
                }
            }
            let html = try await place.back(amounts, as: place.members.stranger, message: "<i>힘내요</i>")
            try expectEqual(html.message, "<i>힘내요</i>", "text as it was typed")
        },
        Clause("the people of a shelter do not back its campaigns, nor pay for what they chose before") {
            place in
            let shelter = try await place.shelter()
            let (id, member) = (
                try await place.opened(place.campaignDraft(), of: shelter), try place.neighbour()
            )
            let chosen = try await place.back(id, as: member)
            try await place.give(.helper, member, in: shelter)
            for principal in [member, place.members.owner] {
                try await expectRefused(.ownCampaign) {
                    try await place.repository(as: principal).back(
                        id, BackingDraft(amount: 10_000), idempotencyKey: nil)
                }
            }
            try await expectUnpayable(.ownRecord) { try await place.quote(chosen, for: member) }
            try await expectUnpayable(.ownRecord) {
                try await place.payable().hold(place.purchase(of: chosen))
            }
        },
        Clause("a backing that is repeated under its key is one") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let (verbs, draft, key) = (
                place.repository(as: member), BackingDraft(amount: 30_000), place.newKey()
            )
            let made = try await verbs.back(id, draft, idempotencyKey: key)
            let again = try await verbs.back(id, draft, idempotencyKey: key)
            try expectEqual(again.backing, made.backing, "the backing")
            try await expectRefused(.service(.keyReused)) {
                try await verbs.back(id, BackingDraft(amount: 40_000), idempotencyKey: key)
            }
            try expectEqual(try await verbs.ownBackings(.first).items.count, 1, "how many there are")
        },
        Clause("of what one member chooses in two tabs the last may be paid, and not while another is") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            let first = try await place.back(id, 10_000, as: member)
            let second = try await place.back(id, 20_000, as: member)
            try await place.expectGone(place.purchase(of: first))
            let purchase = place.purchase(of: second)
            try await place.hold(purchase)
            try await expectRefused(.beingPaid(purchase.order)) {
                try await place.repository(as: member).back(
                    id, BackingDraft(amount: 30_000), idempotencyKey: nil)
            }
            try await place.pay(purchase, to: id)
            try await place.paid(id, 30_000, as: member)
            try await place.expectCampaign(id, .open, raised: 50_000)
            let own = try await place.repository(as: member).ownBackings(.first).items
            try expectEqual(own.map(\.backing.state), [.backed, .backed, .lapsed], "the own backings")
        },
        Clause("a member has twenty paid backings of one campaign at most") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            for _ in 0..<20 { try await place.paid(id, 1_000, as: member) }
            try await expectRefused(.tooManyBackings(20)) {
                try await place.repository(as: member).back(
                    id, BackingDraft(amount: 1_000), idempotencyKey: nil)
            }
        },
    ]
}
