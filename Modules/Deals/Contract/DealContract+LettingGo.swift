import ContractKit
import Deals
import Vocabulary

extension DealContract {
    /// Orders that are let go, before and after they were paid.
    static let lettingGo: [Clause<DealFixture>] = [
        Clause("a checkout that was let go ends a deal made for being paid, and leaves another as it was") {
            place in
            let kept = try await place.accepted()
            let purchase = try await place.held(kept)
            for _ in 0..<2 { try await place.release(purchase) }
            try await place.expectDeal(of: purchase, .accepted, nil, "of a deal to meet")
            try expectEqual(
                try await place.seller.complete(kept.deal.id).deal.state, .done, "completed by hand")
            let paid = try await place.toPay()
            let checkout = try await place.held(paid)
            for _ in 0..<2 { try await place.release(checkout) }
            try await place.expectDeal(of: checkout, .cancelled, nil, "of a deal to pay")
            let early = try place.purchase(of: try await place.toPay())
            try await place.release(early)
            try await place.expectDeal(of: early, .cancelled, nil, "of a deal to pay that was never held")
            let ended = try await place.seller.deal(paid.deal.id).deal
            try expectEqual(ended.endedBy, paid.deal.buyer, "the member who ended it")
            try expectEqual(try await place.stock(of: paid.deal.goods.listing), Stock(left: 1), "the stock")
        },
        Clause("an order that was let go holds and gets nothing any more, held before or not") { place in
            let view = try await place.accepted()
            let (held, never) = (try await place.held(view), try place.purchase(of: view))
            for purchase in [held, never] {
                try await place.release(purchase)
                try await place.expectGone(purchase)
                try await place.expectDeal(of: purchase, .accepted, nil)
            }
            let next = try await place.held(view)
            for purchase in [held, never] { try await place.release(purchase) }
            try await place.expectDeal(of: next, .accepted, .open, "of the next order")
            try await place.fulfil(next)
            try await place.release(held)
            try await place.expectDeal(of: next, .done, .paid, "of the next order")
        },
        Clause("money that goes back returns the deal once, and its units stay sold") { place in
            let purchase = try await place.paid()
            try await place.release(purchase)
            try await place.expectDeal(of: purchase, .returned, .returned)
            let returned = try await place.deal(of: purchase)
            try await place.release(purchase)
            try expectEqual(try await place.deal(of: purchase), returned, "the deal, let go again")
            try expectEqual(try await place.stock(of: returned.goods.listing), Stock(left: 0), "the stock")
            try await place.expectGone(purchase)
            let returns = DealFilter(state: .returned)
            let listed = try await place.seller.deals(returns, .first).items.map(\.deal.id)
            try expectEqual(listed, [returned.id], "the returned deals")
        },
        Clause("letting go of an order for no deal of the buyer's changes nothing") { place in
            let view = try await place.accepted()
            let (sound, other) = (try place.purchase(of: view), try place.newPurchase())
            try await place.release(other)
            let stranger = Purchase(
                order: sound.order, record: sound.record, buyer: other.buyer, total: sound.total,
                until: sound.until)
            try await place.release(stranger)
            try expectEqual(try await place.deal(of: sound), view.deal, "the deal")
            let payable = try place.payable()
            try await expectUnpayable(.notFound) { try await payable.hold(other) }
            try await expectUnpayable(.notFound) { try await payable.fulfil(other) }
        },
    ]
}

extension DealFixture {
    /// The purchase of a deal that there is not.
    fileprivate func newPurchase() throws -> Purchase {
        let deal: DealID = environment.ids.next()
        return Purchase(
            order: environment.ids.next(), record: AnyIdentifier(deal),
            buyer: try expectValue(members.stranger.memberID, "a member"), total: Money(30_000, .krw),
            until: clock.now().advanced(by: .seconds(600)))
    }
}
