import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let paying: [Clause<FundingFixture>] = [
        Clause("a backing is paid by one order, whatever is repeated, and its money is the campaign's") {
            place in
            let (id, member) = (try await place.opened(place.itemDraft()), place.newMember())
            let backing = try await place.back(id, items: [1: 2, 2: 1], as: member)
            let campaign = try await place.owner.campaign(id).campaign
            let quote = try await place.quote(backing, for: member)
            try expectEqual(quote.title, campaign.details.title, "what is bought")
            try expectEqual(try quote.total(), Money(70_000, .krw), "the price")
            try expectEqual(quote.payee, AnyIdentifier(id), "the payee")
            try expectEqual(quote.payBy, backing.until, "until when it can be held")
            try expectEqual(quote.earning, .at(campaign.earnedAt), "when the money is the shelter's")
            try expect(!quote.isCardOnly, "it is paid in any way")
            let (purchase, other) = (place.purchase(of: backing), place.purchase(of: backing))
            for _ in 0..<2 { try await place.hold(purchase) }
            try await expectUnpayable(.otherOrder(purchase.order)) { try await place.payable().hold(other) }
            let held = try await place.owner.campaign(id).items
            try expectEqual(held, [1: ItemCount(held: 2), 2: ItemCount(held: 1)], "what is held")
            for _ in 0..<2 { try await place.pay(purchase, to: id) }
            try await place.hold(purchase)
            let view = try await place.anonymous.campaign(id)
            try expectEqual(view.raised, Money(70_000, .krw), "the total")
            try expectEqual(view.progress, 4_117, "how far it has come")
            try expectEqual(view.backers, BackerCount(1), "how many backings")
            try expectEqual(
                view.items, [1: ItemCount(backed: 2), 2: ItemCount(backed: 1)], "what is spoken for")
            let paid = try await place.repository(as: member).backing(backing.id)
            try expectEqual(paid.backing.order, purchase.order, "its order")
            try expectEqual(paid.record, nil, "what is left to pay")
            try await expectUnpayable(.otherOrder(purchase.order)) {
                try await place.quote(backing, for: member)
            }
        },
        Clause("an all-or-nothing campaign is paid by card alone, and says that it gives back") { place in
            let (id, member) = (try await place.opened { $0.model = .allOrNothing }, place.newMember())
            let quote = try await place.quote(place.back(id, as: member), for: member)
            try expect(quote.isCardOnly, "it is paid by card alone")
            try expect(quote.refunds.korean.contains("목표에 이르지 못하면"), "it says that it gives back")
        },
        Clause("the terms of a backing are told to its backer alone, at its own amount") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let backing = try await place.back(id, as: member)
            let amount = Money(30_000, .krw)
            _ = try await place.quote(backing, for: member, amount: 30_000)
            try await expectUnpayable(.amount(minimum: amount, maximum: amount)) {
                try await place.quote(backing, for: member, amount: 30_001)
            }
            for other in [place.members.stranger, place.members.owner] {
                try await expectUnpayable(.notFound) { try await place.quote(backing, for: other) }
            }
            try await expectRefused(.notFound) { try await place.stranger.backing(backing.id) }
            try await expectUnpayable(.service(.signInRequired)) {
                try await place.quote(backing, for: .anonymous)
            }
            let stolen = Purchase(
                order: place.environment.ids.next(), record: AnyIdentifier(backing.id),
                buyer: try place.id(of: place.members.stranger), total: amount, until: place.clock.rough)
            try await expectUnpayable(.notFound) { try await place.payable().hold(stolen) }
        },
        Clause("nothing is taken from the deadline on, and none later by a server whose clock is behind") {
            place in
            let (id, members) = (try await place.opened(), place.newMembers(3))
            try await place.advance(behindDeadlineOf: id, by: -1_200)
            let late = try await place.back(id, as: members[0])
            let last = try await place.back(id, as: members[1])
            let behind = try await place.back(id, as: members[2])
            try await place.advance(behindDeadlineOf: id, by: -1)
            let purchase = place.purchase(of: last)
            try await place.hold(purchase)
            try await place.advance(behindDeadlineOf: id)
            try await place.expectGone(place.purchase(of: late))
            try await expectRefused(.notCollecting) {
                try await place.stranger.back(id, BackingDraft(amount: 10_000), idempotencyKey: nil)
            }
            try expect(try await !place.anonymous.campaign(id).isCollecting, "it takes nothing")
            try expectEqual(try await place.service.advanceAll(), 1, "how many campaigns move on")
            place.clock.setBack(by: .seconds(10))
            try await place.expectGone(place.purchase(of: behind))
            try await place.pay(purchase, to: id)
            try await place.work()
            try await place.expectCampaign(id, .succeeded, raised: 30_000, "with what was held before")
        },
        Clause("an order that is paid late comes in until the campaign is decided, and then goes back") {
            place in
            let (id, members) = (try await place.opened { $0.model = .allOrNothing }, place.newMembers(2))
            let first = try await place.held(id, 60_000, as: members[0])
            let second = try await place.held(id, 60_000, as: members[1])
            try await place.advance(behindDeadlineOf: id, by: 86_400)
            try await place.work()
            try await place.pay(first.purchase, to: id)
            try await place.work()
            try await place.expectCampaign(id, .deciding, raised: 60_000, "while it waits")
            place.clock.advance(by: .seconds(2 * 86_400))
            try await place.work()
            try await place.expectBacking(first, of: members[0], .refunded, "of a campaign that failed")
            try cashierHas(second, place, id)
            try await expectUnpayable(.gone) { try await place.payable().fulfil(second.purchase) }
            try await place.expectCampaign(id, .refunding, raised: 60_000, "with money that came too late")
            try place.cashier().takeBack(second.order)
            try await place.release(second.purchase)
            try await place.work()
            try await place.expectCampaign(id, .failed, raised: 0, "once it is back")
        },
    ]

    static let lettingGo: [Clause<FundingFixture>] = [
        Clause("an order that was let go holds and fulfils nothing, also before it was known") { place in
            let (id, members) = (try await place.opened(), place.newMembers(2))
            let open = try await place.held(id, as: members[0])
            for _ in 0..<2 { try await place.release(open.purchase) }
            try await place.expectBacking(open, of: members[0], .lapsed)
            try await place.expectGone(open.purchase)
            let early = place.purchase(of: try await place.back(id, as: members[1]))
            try await place.release(early)
            try await place.expectGone(early)
            let unknown = Purchase(
                order: place.environment.ids.next(), record: place.environment.ids.nextBacking(),
                buyer: try place.id(of: members[0]), total: Money(1, .krw), until: place.clock.rough)
            try await place.release(unknown)
        },
        Clause("money that goes back otherwise returns its backing and leaves the total") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(id, as: member)
            try await place.paid(id, 20_000, as: place.newMember())
            try place.cashier().takeBack(paid.order)
            for _ in 0..<2 { try await place.release(paid.purchase) }
            try await place.expectBacking(paid, of: member, .returned)
            try await place.expectCampaign(id, .open, raised: 20_000)
            try expectEqual(try await place.owner.campaign(id).backers.number, 1, "how many backings")
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            let result = try await place.owner.campaign(id).campaign.result
            try expectEqual(result?.amount, Money(20_000, .krw), "what was decided upon")
        },
        Clause("of fulfilling and letting go at once nothing is backed without its money") { place in
            let id = try await place.opened()
            for _ in 0..<6 {
                let (member, payable) = (place.newMember(), try place.payable())
                let open = try await place.held(id, 10_000, as: member)
                _ = try await count(of: 2) { index in
                    if index == 0 {
                        try await place.release(open.purchase)
                        return true
                    }
                    return try await isDone { try await payable.fulfil(open.purchase) }
                }
                let state = try await place.backing(open, as: member).state
                try expect(state == .returned || state == .lapsed, "found \(state)")
                try await place.expectGone(open.purchase)
            }
            try expectEqual(try await place.owner.campaign(id).backers.number, 0, "how many backings")
        },
    ]

    /// Payments has taken the money of an order.
    private static func cashierHas(
        _ paid: PaidBacking, _ place: FundingFixture, _ campaign: CampaignID
    ) throws {
        try place.cashier().pay(paid.purchase, to: AnyIdentifier(campaign), at: place.clock.rough)
    }
}

extension IdentifierSource {
    /// A backing that there is not.
    fileprivate func nextBacking() -> AnyIdentifier {
        let id: BackingID = next()
        return AnyIdentifier(id)
    }
}
