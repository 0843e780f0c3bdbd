import ContractKit
import Deals
import Vocabulary

extension DealContract {
    /// Concurrent calls about deals that are paid for.
    static let paidRaces: [Clause<DealFixture>] = [
        Clause("of buyers who pay for one unit at once one is paid, and the others let go") { place in
            let listing = try await place.offer()
            let buyers = (0..<6).map { _ in place.newMember() }
            let paid = try await count(of: buyers.count) { index in
                let verbs = place.repository(as: buyers[index]).deals
                let view: DealView
                do throws(DealError) {
                    view = try await verbs.reserve(Reservation(listing, isToPay: true))
                } catch {
                    let lost: [DealError] = [.notOnSale, .notEnough(available: 0)]
                    try expect(lost.contains(error), "the error says that it is gone: \(error)")
                    return false
                }
                let purchase = try place.purchase(of: view)
                try await place.hold(purchase)
                try await place.fulfil(purchase)
                let deal = try await verbs.deal(view.deal.id).deal
                return deal.payment == DealPayment(purchase.order, .paid)
            }
            try expectEqual(paid, 1, "how many paid")
            try expectEqual(try await place.stock(of: listing), Stock(left: 0), "the stock")
        },
        Clause("of orders for one deal at once one holds it") { place in
            for _ in 0..<4 {
                let view = try await place.accepted()
                let orders = try (0..<6).map { _ in try place.purchase(of: view) }
                let payable = try place.payable()
                let held = try await count(of: orders.count * 2) { index in
                    do throws(PurchaseFailure) {
                        try await payable.hold(orders[index / 2])
                        return true
                    } catch {
                        guard case .otherOrder = error else { throw error }
                        return false
                    }
                }
                let payment = try await place.deal(of: orders[0]).payment
                try expect(orders.contains { $0.order == payment?.order }, "one of them holds it")
                try expectEqual(held, 2, "how many calls of one order held it")
            }
        },
        Clause("of holding and letting go at once nothing stays held") { place in
            for isToPay in [false, true, false, true] {
                let view = isToPay ? try await place.toPay() : try await place.accepted()
                let (purchase, payable) = (try place.purchase(of: view), try place.payable())
                _ = try await count(of: 4) { index in
                    if index % 2 == 0 {
                        try await place.release(purchase)
                        return true
                    }
                    return try await isDone { () throws(PurchaseFailure) in try await payable.hold(purchase) }
                }
                try expectEqual(try await place.deal(of: purchase).payment, nil, "the payment")
                try await place.expectGone(purchase)
            }
        },
        Clause("of fulfilling and letting go at once the deal is returned, or nothing was sold") { place in
            for _ in 0..<6 {
                let view = try await place.accepted()
                let (purchase, payable) = (try await place.held(view), try place.payable())
                _ = try await count(of: 2) { index in
                    if index == 0 {
                        try await place.release(purchase)
                        return true
                    }
                    return try await isDone { () throws(PurchaseFailure) in
                        try await payable.fulfil(purchase)
                    }
                }
                let (deal, listing) = (try await place.deal(of: purchase), view.deal.goods.listing)
                let sold = deal.state == .returned
                try expect(sold || deal.state == .accepted, "returned or free, found \(deal.state)")
                let expected = sold ? Stock(left: 0) : Stock(left: 1, held: 1)
                try expectEqual(try await place.stock(of: listing), expected, "the stock")
                try await place.expectGone(purchase)
            }
        },
        Clause("of holding and cancelling at once one happens") { place in
            for _ in 0..<6 {
                let view = try await place.accepted()
                let (purchase, payable) = (try place.purchase(of: view), try place.payable())
                _ = try await count(of: 2) { index in
                    if index == 0 {
                        return try await isDone { () throws(PurchaseFailure) in
                            try await payable.hold(purchase)
                        }
                    }
                    do throws(DealError) {
                        _ = try await place.seller.cancel(view.deal.id)
                        return true
                    } catch {
                        try expectEqual(error, .beingPaid(purchase.order), "the error")
                        return false
                    }
                }
                let deal = try await place.deal(of: purchase)
                try expectEqual(deal.payment == nil, deal.state == .cancelled, "held or cancelled")
                let expected = deal.state == .cancelled ? Stock(left: 1) : Stock(left: 1, held: 1)
                try expectEqual(try await place.stock(of: view.deal.goods.listing), expected, "the stock")
            }
        },
    ]

    /// Whether a call went through; not if the order had been let go, or the deal had ended.
    private static func isDone(_ call: () async throws(PurchaseFailure) -> Void) async throws -> Bool {
        do throws(PurchaseFailure) {
            try await call()
            return true
        } catch .gone {
            return false
        }
    }
}
