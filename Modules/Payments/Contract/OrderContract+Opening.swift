import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let opening: [Clause<OrderFixture>] = [
        Clause("an open order has the terms of the offer, and its unit is held for the buyer") { place in
            let record = try place.offer { $0.quantity = 2 }
            let view = try await place.open(record)
            let order = view.order
            try expectEqual(order.state, .open, "the state")
            try expectEqual(order.record, record, "the record")
            try expectEqual(order.buyer, try place.id(of: place.members.buyer), "the buyer")
            try expectEqual(order.payee, AnyIdentifier(try place.id(of: place.members.owner)), "the payee")
            try expectEqual(order.price.unit, .won(30_000), "the price of one")
            try expectEqual(order.price.total, .won(60_000), "the whole price")
            try expectEqual(order.price.fee, OrderMarket.terms.fee, "the house's share")
            try expectEqual(order.title, "유니폼 상의", "the title")
            try expectEqual(order.earning, .afterReceipt, "when the payee earns it")
            try expectEqual(order.refunds.steps.map(\.basisPoints), [10_000, 5_000], "the terms")
            try place.clock.expectNow(order.openedAt, "when it was opened")
            try expectEqual(view.payment.state, .created, "the payment")
            try expect(view.payment.isTest, "it says that no money moves")
            try expectEqual(try place.goods.stock(of: record).free, 0, "the units that are free")
            try expectEqual(try await place.seller.order(order.id), view, "what the seller sees")
            try expectEqual(try await place.buyer.order(order.id), view, "what the buyer sees")
        },
        Clause("an order can be paid for as long as its unit is held, and for 30 minutes at most") { place in
            for (time, expected) in [(Duration.minutes(10), 10), (.days(1), 30), (.minutes(30), 30)] {
                let order = try await place.opened { $0.time = time }.order
                try expectEqual(order.payBy.since(order.openedAt), .minutes(expected), "the time to pay")
            }
        },
        Clause("a buyer's second order for a record is the first, as long as that is open") { place in
            let record = try place.offer { $0.units = 3 }
            let first = try await place.open(record)
            place.clock.pass(.minutes(5))
            for _ in 0..<2 {
                try expectEqual(try await place.open(record).order, first.order, "the second order")
            }
            let other = try await place.open(record, by: place.members.stranger)
            try expect(other.order.id != first.order.id, "another buyer has an order of their own")
            try expectEqual(try place.goods.stock(of: record).free, 1, "the units that are free")
            _ = try await place.buyer.cancel(first.order.id)
            let next = try await place.open(record)
            try expect(next.order.id != first.order.id, "after it has ended there is another")
            try expectEqual(next.order.state, .open, "its state")
        },
        Clause("the price is fixed when the order is opened") { place in
            let view = try await place.opened()
            try place.goods.change(view.order.record) { ($0.price, $0.title) = (.won(99_000), "새 이름") }
            let again = try await place.open(view.order.record)
            try expectEqual(again.order, view.order, "the order after the price has changed")
            try await place.pay(view)
            let paid = try await place.file(view)
            try expectEqual(paid.order.state, .fulfilled, "the state")
            try expectEqual(paid.payment.paid, 30_000, "what was paid")
        },
        Clause("if the price changes between offer and hold, no order stays open") { place in
            let record = try place.offer()
            let goods = try place.goods
            try place.calls.interrupt(.hold, .before) { goods.change(record) { $0.price = .won(99_000) } }
            try await expectRefused(.gone) { try await place.open(record) }
            let open = try await place.buyer.orders(OrderFilter(state: .open), .first)
            try expectPage(open, [], "the open orders")
            try expectEqual(try await place.open(record).order.price.total, .won(99_000), "the new price")
        },
        Clause("if nothing is left to hold, no order stays open, and a repeated request says so again") {
            place in
            let record = try place.offer { $0.units = 2 }
            let (goods, key) = (try place.goods, place.newKey())
            try place.calls.interrupt(.hold, .before) { goods.change(record) { $0.units = 0 } }
            for _ in 0..<2 {
                try await expectRefused(.gone) {
                    try await place.buyer.open(PurchaseRequest(record), idempotencyKey: key)
                }
            }
            goods.change(record) { $0.units = 1 }
            try expectEqual(try await place.open(record).order.state, .open, "an order later")
        },
        Clause("a hold that got no answer is taken up again, by a job or by the buyer's next try") { place in
            for isJob in [true, false] {
                for moment in OrderCalls.Moment.allCases {
                    let record = try place.offer()
                    try place.calls.fail(1, of: [.hold], moment)
                    let outage = try await refusal(by: OrderError.self) { try await place.open(record) }
                    try expect(outage.isOutage, "the refusal is an outage: \(outage)")
                    if isJob { try await place.work() }
                    let view = try await place.open(record)
                    try expectEqual(view.order.state, .open, "the state")
                    try expectEqual(try place.goods.stage(of: view.order.id), .held, "the unit")
                    try expectEqual(try place.goods.stock(of: record).free, 0, "the units that are free")
                    _ = try await place.buyer.cancel(view.order.id)
                }
            }
        },
        Clause("the gateway is told the amount, and opening does not wait for its answer") { place in
            let view = try await place.opened()
            let reference = try await place.reference(of: view)
            try expectEqual(try place.gateway.registered(reference), .won(30_000), "the amount")
            try place.calls.stop(OrderCalls.Call.ofGateway)
            try expectEqual(try await place.opened().order.state, .open, "the state without the gateway")
            try place.calls.mend()
        },
        Clause("a buyer has ten open orders at most") { place in
            var last = try await place.opened()
            for _ in 1..<OrderError.mostOpen { last = try await place.opened() }
            let record = try place.offer()
            try await expectRefused(.tooManyOpen(10)) { try await place.open(record) }
            try expectEqual(try place.goods.stock(of: record).free, 1, "the units that are free")
            try expectEqual(try await place.open(last.order.record).order, last.order, "one that is open")
            _ = try await place.open(record, by: place.members.stranger)
            _ = try await place.buyer.cancel(last.order.id)
            _ = try await place.opened()
        },
    ]
}

extension OrderError {
    /// Whether it says that something does not answer.
    var isOutage: Bool {
        switch self {
        case .service(.unavailable), .service(.unreachable): true
        default: false
        }
    }
}
