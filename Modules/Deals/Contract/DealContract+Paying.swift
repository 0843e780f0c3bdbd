import ContractKit
import Deals
import Vocabulary

extension DealContract {
    /// Deals as records that are paid for.
    static let paying: [Clause<DealFixture>] = quoting + holding + fulfilling

    private static let quoting: [Clause<DealFixture>] = [
        Clause("the terms of a purchase are those of the deal") { place in
            let (view, payable) = (try await place.accepted(2, of: 3), try place.payable())
            let quote = try await place.quote(view, for: place.members.buyer)
            try expectEqual(quote.title, "유니폼 상의", "the title")
            try expectEqual(quote.unitPrice, Money(30_000, .krw), "the price of one")
            try expectEqual(quote.quantity, 2, "the quantity")
            try expectEqual(quote.payee, AnyIdentifier(view.deal.seller), "the payee")
            try expectEqual(quote.payBy, view.deal.until, "the last moment")
            try expectEqual(quote.earning, .afterReceipt, "when it is earned")
            let total = Money(60_000, .krw)
            for amount in [Money(60_001, .krw), Money(60_000, .usd)] {
                let request = PurchaseRequest(AnyIdentifier(view.deal.id), amount: amount)
                try await expectUnpayable(.amount(minimum: total, maximum: total)) {
                    try await payable.quote(request, for: place.members.buyer)
                }
            }
        },
        Clause("a business gives everything back for 14 days, a private seller nothing by the terms") {
            place in
            let (view, payments) = (try await place.accepted(), try place.known())
            let (paid, now) = (Money(30_000, .krw), place.clock.now())
            let privately = try await place.quote(view, for: place.members.buyer)
            let owed = privately.refunds.refund(of: paid, at: now).minorUnits
            try expectEqual(owed, 0, "what a private seller owes")
            try expectEqual(privately.sellerKind, .private, "how a private seller sells")
            payments.declareBusiness(place.members.owner)
            let business = try await place.quote(view, for: place.members.buyer)
            try expectEqual(business.sellerKind, .business, "how a business sells")
            let terms = business.refunds
            let days = [(13, paid.minorUnits), (15, 0)]
            for (day, back) in days {
                let moment = now.advanced(by: .seconds(day * 86_400))
                try expectEqual(terms.refund(of: paid, at: moment).minorUnits, back, "after \(day) days")
            }
            try expect(terms.korean.contains("전자상거래법"), "the terms name the law: \(terms.korean)")
        },
        Clause("the buyer of an accepted deal with a price can pay, and no other") { place in
            let (view, payable) = (try await place.accepted(), try place.payable())
            func expectNot(_ failure: PurchaseFailure, _ view: DealView, _ principal: Principal) async throws
            {
                try await expectUnpayable(failure) {
                    try await payable.quote(PurchaseRequest(AnyIdentifier(view.deal.id)), for: principal)
                }
            }
            try await expectNot(.ownRecord, view, place.members.owner)
            for other in [place.members.stranger, place.members.moderator, place.members.operator] {
                try await expectNot(.notFound, view, other)
            }
            try await expectNot(.service(.signInRequired), view, .anonymous)
            try await expectNot(.notForSale, try await place.requested(), place.members.buyer)
            var gift = TestGoods("나눔 물건")
            gift.price = Money(0, .krw)
            let given = try await place.buyer.deals.reserve(Reservation(place.owner.offer(gift)))
            try await expectNot(.notForSale, given, place.members.buyer)
            _ = try await place.seller.cancel(given.deal.id)
            try await expectNot(.gone, given, place.members.buyer)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await expectNot(.notFound, view, place.members.buyer)
        },
    ]

    private static let holding: [Clause<DealFixture>] = [
        Clause("an order holds an accepted deal once, and no other order does then") { place in
            let view = try await place.accepted()
            let purchase = try await place.held(view)
            let held = try await place.deal(of: purchase)
            try expectEqual(held.payment, DealPayment(purchase.order, .open), "the payment")
            try await place.hold(purchase)
            try expectEqual(try await place.deal(of: purchase), held, "the deal, held again")
            let (other, payable) = (try place.purchase(of: view), try place.payable())
            try await expectUnpayable(.otherOrder(purchase.order)) { try await payable.hold(other) }
            try await expectUnpayable(.otherOrder(purchase.order)) { try await payable.fulfil(other) }
            // Payments answers the open order when the buyer asks again.
            _ = try await place.quote(view, for: place.members.buyer)
            try await place.expectDeal(of: purchase, .accepted, .open)
        },
        Clause("an order of another price, of another buyer, or for no accepted deal holds nothing") {
            place in
            let view = try await place.accepted()
            let (sound, payable) = (try place.purchase(of: view), try place.payable())
            let dearer = Purchase(
                order: sound.order, record: sound.record, buyer: sound.buyer, total: Money(30_001, .krw),
                until: sound.until)
            try await expectUnpayable(.changed) { try await payable.hold(dearer) }
            let stranger = Purchase(
                order: sound.order, record: sound.record,
                buyer: try expectValue(place.members.stranger.memberID, "a member"), total: sound.total,
                until: sound.until)
            try await expectUnpayable(.notFound) { try await payable.hold(stranger) }
            try expectEqual(try await place.deal(of: sound).payment, nil, "the payment")
            let request = try place.purchase(of: try await place.requested())
            try await expectUnpayable(.notForSale) { try await payable.hold(request) }
            let gone = try place.purchase(of: view)
            _ = try await place.seller.complete(view.deal.id)
            try await place.expectGone(gone)
        },
        Clause("a deal that is being paid neither expires nor is it cancelled or completed by hand") {
            place in
            let view = try await place.accepted()
            let purchase = try await place.held(view)
            func expectKept() async throws {
                for verbs in [place.seller, place.buyer.deals] {
                    try await expectRefused(.beingPaid(purchase.order)) {
                        try await verbs.cancel(view.deal.id)
                    }
                }
                try await expectRefused(.beingPaid(purchase.order)) {
                    try await place.seller.complete(view.deal.id)
                }
                try await place.expectDeal(of: purchase, .accepted, .open)
            }
            try await expectKept()
            place.clock.advance(by: DealTimes.longest)
            try await expectKept()
            try await place.release(purchase)
            try await place.expectDeal(of: purchase, .expired, nil, "once it was let go")
        },
    ]

    private static let fulfilling: [Clause<DealFixture>] = [
        Clause("a paid deal is done, and its units are sold once") { place in
            let view = try await place.accepted(2, of: 3)
            let purchase = try await place.held(view)
            try await place.fulfil(purchase)
            try await place.expectDeal(of: purchase, .done, .paid)
            let done = try await place.deal(of: purchase)
            try await place.fulfil(purchase)
            try await place.hold(purchase)
            try expectEqual(try await place.deal(of: purchase), done, "the deal, paid again")
            try expectEqual(try await place.stock(of: view.deal.goods.listing), Stock(left: 1), "the stock")
            let (other, payable) = (try place.purchase(of: view), try place.payable())
            try await expectUnpayable(.otherOrder(purchase.order)) { try await payable.hold(other) }
            try await expectUnpayable(.otherOrder(purchase.order)) {
                try await payable.quote(PurchaseRequest(purchase.record), for: place.members.buyer)
            }
        },
        Clause("an order that was never held is fulfilled if the deal is free") { place in
            let view = try await place.accepted()
            let purchase = try place.purchase(of: view)
            try await place.fulfil(purchase)
            try await place.expectDeal(of: purchase, .done, .paid)
            try expectEqual(try await place.stock(of: view.deal.goods.listing), Stock(left: 0), "the stock")
        },
        Clause("a paid deal whose units are not kept any more has expired, and the order gets nothing") {
            place in
            let view = try await place.accepted()
            let (purchase, payable) = (try await place.held(view), try place.payable())
            place.clock.advance(by: .seconds(25 * 3600))
            try await expectUnpayable(.gone) { try await payable.fulfil(purchase) }
            try await place.expectDeal(of: purchase, .expired, nil)
            try expectEqual(try await place.stock(of: view.deal.goods.listing), Stock(left: 1), "the stock")
            try await place.release(purchase)
            try await place.expectGone(purchase)
        },
        Clause("a repeated reservation that is made for being paid is one deal") { place in
            let (listing, key) = (try await place.offer(), place.newKey())
            let reservation = Reservation(listing, isToPay: true)
            let made = try await place.buyer.deals.reserve(reservation, idempotencyKey: key)
            try expect(made.deal.isToPay, "it is made for being paid")
            _ = try await place.held(made)
            let again = try await place.buyer.deals.reserve(reservation, idempotencyKey: key)
            try expectEqual(again, made, "the deal as it was made")
            try await expectRefused(.service(.keyReused)) {
                try await place.buyer.deals.reserve(Reservation(listing), idempotencyKey: key)
            }
        },
    ]
}
