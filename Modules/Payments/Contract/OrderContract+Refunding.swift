import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Money that the payee gives back, or that the buyer gets back by the terms.
    static let refunding: [Clause<OrderFixture>] = [
        Clause("the payee gives everything back, and the purchase is let go") { place in
            let view = try await place.paid()
            place.clock.pass(.hours(1))
            let returned = try await place.seller.refund(view.order.id, nil, idempotencyKey: nil)
            try expectEqual(returned.order.state, .refunded, "the state")
            try expectEqual(returned.order.end, .returned, "why it ended")
            try expectEqual(returned.order.refunded, .won(30_000), "what came back")
            try expectEqual(returned.payment.state, .refunded, "the payment")
            let refund = try expectValue(returned.refunds.first, "a refund")
            try expectEqual([refund.state], [.succeeded], "its state")
            try expectEqual([refund.reason], [.returned], "its reason")
            try expectEqual(refund.requestedBy, try place.id(of: place.members.owner), "who asked")
            try place.clock.expectNow(refund.createdAt, "when it was asked for")
            try expectEqual(try await place.buyer.order(view.order.id), returned, "what the buyer sees")
            try expectEqual(try place.goods.stock(of: view.order.record).free, 1, "the units")
            try await place.expectGivenBack(view, .refunded)
        },
        Clause("the payee gives back in parts, until nothing is left") { place in
            let view = try await place.paid()
            for (amount, sum) in [(10_000, 10_000), (15_000, 25_000)] as [(Int64, Int64)] {
                let returned = try await place.seller.refund(
                    view.order.id, .won(amount), idempotencyKey: nil)
                try expectEqual(returned.order.state, .fulfilled, "the state")
                try expectEqual(returned.order.refunded, .won(sum), "what came back")
                try expectEqual(returned.payment.state, .partlyRefunded, "the payment")
                try expect(try place.hasGoods(view), "the buyer keeps the goods")
                place.clock.pass(.hours(1))
            }
            let last = try await place.seller.refund(view.order.id, .won(5_000), idempotencyKey: nil)
            try expectEqual(last.order.state, .refunded, "the state in the end")
            let amounts: [Money] = [.won(10_000), .won(15_000), .won(5_000)]
            try expectEqual(last.refunds.map(\.amount), amounts, "the refunds, the oldest first")
            try await place.expectGivenBack(view, .refunded)
        },
        Clause("nothing, more than is left, or another currency is not given back") { place in
            let view = try await place.paid()
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            let range = FieldError("amount", .outOfRange(minimum: 1, maximum: 20_000))
            for amount: Money in [.won(0), .won(-1), .won(20_001), .won(Int64.max), Money(100, .usd)] {
                try await expectRefused(.invalidFields([range])) {
                    try await place.seller.refund(view.order.id, amount, idempotencyKey: nil)
                }
            }
            try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back")
        },
        Clause("what was not paid, or was given back, is not given back") { place in
            let (open, closed) = (try await place.opened(), try await place.opened())
            _ = try await place.buyer.cancel(closed.order.id)
            let refunded = try await place.paid()
            _ = try await place.seller.refund(refunded.order.id, nil, idempotencyKey: nil)
            for (view, state) in [(open, OrderState.open), (closed, .closed), (refunded, .refunded)] {
                for amount in [nil, Money.won(1)] {
                    try await expectRefused(.wrongState(state)) {
                        try await place.seller.refund(view.order.id, amount, idempotencyKey: nil)
                    }
                }
            }
            for (view, state) in [(open, OrderState.open), (closed, .closed)] {
                try await expectRefused(.wrongState(state)) {
                    try await place.buyer.withdraw(view.order.id)
                }
            }
        },
        Clause("only the payee gives back, and only the buyer withdraws") { place in
            let view = try await place.paid()
            let id = view.order.id
            try await expectRefused(.payeeOnly) {
                try await place.buyer.refund(id, nil, idempotencyKey: nil)
            }
            try await expectRefused(.buyerOnly) { try await place.seller.withdraw(id) }
            try expectEqual(try await place.buyer.order(id), view, "the order")
        },
        Clause("a buyer who withdraws gets back what the terms give at that moment") { place in
            let expected: [(Int, Int64)] = [(0, 30_000), (6, 30_000), (7, 15_000), (13, 15_000)]
            for (days, amount) in expected {
                let view = try await place.paid()
                place.clock.advance(by: .days(days))
                let withdrawn = try await place.buyer.withdraw(view.order.id)
                try expectEqual(withdrawn.refunds.map(\.amount), [.won(amount)], "after \(days) days")
                try expectEqual(withdrawn.refunds.map(\.reason), [.withdrawn], "the reason")
                let state: OrderState = amount == 30_000 ? .refunded : .fulfilled
                try expectEqual(withdrawn.order.state, state, "the state")
                try expectEqual(try place.goods.stage(of: view.order.id), .released, "the purchase")
                try await place.expectEnded(view)
            }
            let view = try await place.paid()
            place.clock.advance(by: .days(14))
            let range = FieldError("amount", .outOfRange(minimum: 1, maximum: 30_000))
            try await expectRefused(.invalidFields([range])) {
                try await place.buyer.withdraw(view.order.id)
            }
        },
        Clause("a withdrawal for a part leaves the payee the rest, and withdrawing again changes nothing") {
            place in
            let view = try await place.paid()
            place.clock.advance(by: .days(10))
            let withdrawn = try await place.buyer.withdraw(view.order.id)
            // 15,000 less 3.3 percent.
            try await place.expectBalance(due: 14_505)
            for _ in 0..<2 {
                place.clock.pass(.hours(1))
                try expectEqual(try await place.buyer.withdraw(view.order.id), withdrawn, "the answer")
            }
            try expectEqual(try await place.book(of: view).givenBack, 15_000, "what came back")
            try await expectRefused(.wrongState(.fulfilled)) {
                try await place.seller.handOver(view.order.id)
            }
            try await place.expectBooks()
        },
    ]
}
