import ContractKit
import Deals
import DealsContract
import DealsFakes
import TestKit
import Vocabulary

extension DealFaults {
    static let paying: [Fault<DealFixture>] = [
        .paying("asks the price of one", caughtBy: "the terms of a purchase are those") { deals, _ in
            deals.bendQuotes { quote in (1, quote.refunds) }
        },
        .paying("takes every seller for a private one", caughtBy: "a business gives everything back") {
            deals, caller in
            let now = caller.environment.clock.now()
            deals.bendQuotes { ($0.quantity, DealRefundPolicy.usual.terms(of: .private, at: now)) }
        },
        .paying("lets everybody pay", caughtBy: "the buyer of an accepted deal with a price can pay") {
            deals, caller in
            let (sound, buyer) = (deals.quote, caller.environment.members.buyer)
            deals.quote = { request, _ throws(PurchaseFailure) in try await sound(request, buyer) }
        },
        .paying(
            "holds nothing", caughtBy: "an order holds an accepted deal once",
            "a deal that is being paid neither expires", "of orders for one deal at once"
        ) { deals, _ in
            deals.hold = { _ throws(PurchaseFailure) in }
        },
        .paying("holds for any price", caughtBy: "an order of another price") { deals, _ in
            let sound = deals.hold
            deals.hold = { purchase throws(PurchaseFailure) in
                do throws(PurchaseFailure) { try await sound(purchase) } catch .changed { return }
            }
        },
        .paying(
            "takes money and sells nothing", caughtBy: "a paid deal is done",
            "an order that was never held", "of buyers who pay for one unit at once"
        ) { deals, _ in
            deals.fulfil = { _ throws(PurchaseFailure) in }
        },
        .paying("sells what is not kept any more", caughtBy: "a paid deal whose units are not kept") {
            deals, _ in
            let sound = deals.fulfil
            deals.fulfil = { purchase throws(PurchaseFailure) in
                do throws(PurchaseFailure) { try await sound(purchase) } catch .gone { return }
            }
        },
        .verbs("makes no deal for being paid", caughtBy: "a repeated reservation that is made for being") {
            verbs, caller in
            let sound = caller.sound
            verbs.reserve = { reservation, key throws(DealError) in
                var other = reservation
                other.isToPay = false
                return try await sound.reserve(other, idempotencyKey: key)
            }
        },
        Fault("cancels what is being paid", caughtBy: ["of holding and cancelling at once"]) { order in
            .place(order, market: keepingAll) { verbs, caller in
                let (sound, store, clock) = (caller.sound, caller.store, caller.environment.clock)
                verbs.cancel = { id throws(DealError) in
                    do throws(DealError) {
                        return try await sound.cancel(id)
                    } catch .beingPaid {
                        guard let deal = try await store.find(id, at: clock.now()) else { throw .notFound }
                        _ = try await store.replace(
                            deal.with(state: .cancelled), expecting: deal.version, by: nil, telling: nil)
                        return try await sound.deal(id)
                    }
                }
            }
        },
        .store("tells of what was paid", caughtBy: "deals tell nothing of what Payments tells") { store in
            let sound = store
            store.replace = { deal, version, actor, notice throws(DealError) in
                let isPaid = deal.state == .done && deal.payment != nil
                let told = Notice(
                    id: NoticeID(deal.id.raw), .deal, to: deal.buyer, by: deal.seller, act: "done",
                    about: AnyIdentifier(deal.id), at: deal.updatedAt)
                return try await sound.replace(deal, version, actor, isPaid ? told : notice)
            }
        },
    ]

    /// A market that takes nothing back.
    @Sendable private static func keepingAll(_ market: MemoryMarket) -> any DealMarket {
        var fake = DealMarketFake(forwardingTo: market)
        fake.giveBack = { _ throws(DealError) in }
        return fake
    }
}

extension BentPurchasable {
    /// Answers quotes with another quantity and other terms.
    fileprivate mutating func bendQuotes(
        _ change: @escaping @Sendable (PurchaseQuote) -> (quantity: Int, refunds: RefundTerms)
    ) {
        let sound = quote
        quote = { request, buyer throws(PurchaseFailure) in
            let quote = try await sound(request, buyer)
            let changed = change(quote)
            return PurchaseQuote(
                title: quote.title, unitPrice: quote.unitPrice, quantity: changed.quantity,
                payee: quote.payee, payBy: quote.payBy, earning: quote.earning, refunds: changed.refunds,
                sellerKind: quote.sellerKind)
        }
    }
}
