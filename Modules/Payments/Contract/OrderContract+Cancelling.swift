import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let cancelling: [Clause<OrderFixture>] = [
        Clause("the buyer lets an open order go, and its unit can be had again") { place in
            let view = try await place.opened()
            place.clock.pass(.seconds(60))
            let cancelled = try await place.buyer.cancel(view.order.id).order
            try expectEqual(cancelled.state, .closed, "the state")
            try expectEqual(cancelled.end, .cancelled, "why it ended")
            try place.clock.expectNow(cancelled.updatedAt, "when it ended")
            try expectEqual(try await place.seller.order(view.order.id).order, cancelled, "the seller's view")
            let next = try await place.open(view.order.record, by: place.members.stranger)
            try expectEqual(next.order.state, .open, "the order of the next buyer")
        },
        Clause("cancelling again changes nothing") { place in
            let view = try await place.opened()
            let first = try await place.buyer.cancel(view.order.id)
            place.clock.pass(.seconds(60))
            try expectEqual(try await place.buyer.cancel(view.order.id), first, "the second answer")
        },
        Clause("a paid order is not cancelled, whatever became of it") { place in
            let view = try await place.paid()
            let cancel = { @Sendable in try await place.buyer.cancel(view.order.id) }
            try await expectRefused(.wrongState(.fulfilled), cancel)
            _ = try await place.seller.refund(view.order.id, nil, idempotencyKey: nil)
            try await expectRefused(.wrongState(.refunded), cancel)
        },
        Clause("the buyer alone lets an order go") { place in
            let view = try await place.opened()
            try await expectRefused(.buyerOnly) { try await place.seller.cancel(view.order.id) }
            for other in place.others {
                try await expectRefused(.notFound) { try await other.cancel(view.order.id) }
            }
            try expectEqual(try await place.state(of: view), .open, "the state")
        },
        Clause("a release that got no answer is taken up again, once") { place in
            for moment in OrderCalls.Moment.allCases {
                let view = try await place.opened()
                try place.calls.fail(1, of: [.release], moment)
                let outage = try await refusal(by: OrderError.self) {
                    try await place.buyer.cancel(view.order.id)
                }
                try expect(outage.isOutage, "the refusal is an outage: \(outage)")
                try expectEqual(try await place.state(of: view), .closed, "the state")
                try await place.work()
                try expectEqual(try place.goods.stock(of: view.order.record).free, 1, "the units")
                try await place.expectEnded(view)
            }
        },
    ]

    static let expiring: [Clause<OrderFixture>] = [
        Clause("an order expires when its time to pay is over, and not before") { place in
            let view = try await place.opened()
            try await place.pass(.minutes(30) - .moment)
            try expectEqual(try await place.state(of: view), .open, "the state just before")
            try await place.pass(.moment)
            let expired = try await place.buyer.order(view.order.id).order
            try expectEqual(expired.state, .closed, "the state at the moment")
            try expectEqual(expired.end, .expired, "why it ended")
            try expectEqual(try place.goods.stock(of: view.order.record).free, 1, "the units")
            try expectEqual(try await place.buyer.cancel(view.order.id).order, expired, "cancelled then")
        },
        Clause("before an order expires the gateway is asked: what was paid in time is fulfilled") { place in
            let view = try await place.opened()
            try await place.pass(.minutes(20))
            try place.gateway.pay(place.window(of: try await place.file(view)))
            try await place.pass(.minutes(10))
            try expectEqual(try await place.state(of: view), .fulfilled, "the state")
            try await place.expectEnded(view)
        },
        Clause("an order of a clock that was days ahead expires when the clock is right again") { place in
            place.clock.advance(by: .days(10))
            let view = try await place.opened()
            place.clock.setBack(by: .days(10))
            try await place.work()
            try expectEqual(try await place.state(of: view), .closed, "the state")
            let order = try await place.buyer.order(view.order.id).order
            try expect(order.updatedAt >= order.openedAt, "changed at \(order.updatedAt)")
        },
        Clause("a fulfilled order does not expire") { place in
            let view = try await place.paid()
            try await place.pass(.days(2))
            try expectEqual(try await place.buyer.order(view.order.id), view, "the order")
        },
    ]
}
