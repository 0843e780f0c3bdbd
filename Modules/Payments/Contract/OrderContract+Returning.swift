import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Money on its way back through the gateway.
    static let returning: [Clause<OrderFixture>] = [
        Clause("a refund that the gateway makes later counts once it is made") { place in
            let view = try await place.paid()
            try place.gateway.giveBack(.later)
            let returned = try await place.seller.refund(view.order.id, nil, idempotencyKey: nil)
            try expectEqual(returned.order.state, .refunding, "the state")
            try expectEqual(returned.refunds.map(\.state), [.pending], "the refund")
            try expectEqual(returned.order.refunded, .won(0), "what came back")
            try await place.pass(.hours(3))
            try expectEqual(try await place.state(of: view), .refunding, "the state 3 hours later")
            try place.gateway.finishRefunds(of: try await place.reference(of: view))
            try await place.pass(.hours(1))
            try await place.expectGivenBack(view, .refunded)
        },
        Clause("a refund that the gateway refuses, at once or later, is reported and stays promised") {
            place in
            for isLater in [false, true] {
                let view = try await place.paid()
                try place.gateway.giveBack(isLater ? .later : .refused("PG_REFUSED"))
                let returned = try await place.seller.refund(
                    view.order.id, .won(20_000), idempotencyKey: nil)
                if isLater {
                    try place.gateway.finishRefunds(
                        of: try await place.reference(of: view), succeeding: false)
                    try await place.hear(view)
                } else {
                    try expectEqual(returned.refunds.map(\.refusal), ["PG_REFUSED"], "the reason")
                }
                try await place.recover()
                let seen = try await place.seller.order(view.order.id)
                try expectEqual(seen.refunds.map(\.state), [.failed], "the refund")
                let range = FieldError("amount", .outOfRange(minimum: 1, maximum: 10_000))
                try await expectRefused(.invalidFields([range])) {
                    try await place.seller.refund(view.order.id, .won(20_000), idempotencyKey: nil)
                }
                let told = try await place.notices().map(\.act)
                try expect(told.contains("refund-refused"), "it is told: \(told)")
            }
        },
        Clause("a refund whose answer was lost, or which was not heard, is made once") { place in
            for moment in OrderCalls.Moment.allCases {
                let view = try await place.paid()
                try place.calls.fail(1, of: [.refund], moment)
                _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
                try await place.recover()
                let file = try await place.file(view)
                try expectEqual(file.refunds.map(\.state), [.succeeded], "the refund")
                try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back")
                try expectEqual(
                    try place.gateway.keys(of: file.payment.reference).count, 1, "how many keys")
                try await place.expectEnded(view)
            }
        },
        Clause("after the gateway has forgotten a key its books are read first, and another key is used") {
            place in
            let view = try await place.paid()
            try place.calls.stop([.refund])
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            for _ in 0..<4 { try await place.pass(.hours(1)) }
            try place.calls.mend()
            let asked = try place.calls.count(of: .attempts)
            try await place.recover()
            try expect(try place.calls.count(of: .attempts) > asked, "the books are read")
            let file = try await place.file(view)
            try expectEqual(file.refunds.map(\.state), [.succeeded], "the refund")
            try expect(file.refunds.allSatisfy { $0.round > 1 }, "the key is another")
            try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back")
        },
        Clause("what the merchant gives back in the gateway's console is written down") { place in
            for amount: Int64 in [5_000, 30_000] {
                let view = try await place.received()
                try place.gateway.cancelInConsole(try await place.reference(of: view), amount)
                try await place.hear(view)
                try await place.work()
                let seen = try await place.buyer.order(view.order.id)
                try expectEqual(seen.refunds.map(\.reason), [.console], "the reason")
                try expectEqual(seen.order.refunded, .won(amount), "what came back")
                try expectEqual(seen.order.state, amount == 30_000 ? .refunded : .fulfilled, "the state")
                try await place.expectEnded(view)
                try await place.expectBooks()
            }
        },
        Clause("what was given back before anything was heard of it is never fulfilled") { place in
            let view = try await place.opened()
            let file = try await place.file(view)
            try place.gateway.pay(place.window(of: file))
            try place.gateway.cancelInConsole(file.payment.reference, 30_000)
            try await place.hear(view)
            try await place.work()
            try expectEqual(try place.goods.handOvers(of: view.order.id), 0, "how often handed over")
            try await place.expectGivenBack(view, .refunded)
        },
        Clause("a refund follows the gateway's numbers where the console has given something back") { place in
            let view = try await place.paid()
            try place.gateway.cancelInConsole(try await place.reference(of: view), 5_000)
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            try await place.recover()
            let refunds = try await place.file(view).refunds
            try expectEqual(refunds.map(\.amount.minorUnits).sorted(), [5_000, 10_000], "the refunds")
            try expectEqual(try await place.book(of: view).givenBack, 15_000, "what came back")
            try await place.expectEnded(view)
            try await place.expectBooks()
        },
        Clause("a refund that waits while the console gives the money back is not made a second time") {
            place in
            for isEarned in [false, true] {
                let view = try await (isEarned ? place.received() : place.paid())
                try place.calls.stop([.refund])
                _ = try await place.seller.refund(view.order.id, nil, idempotencyKey: nil)
                try place.calls.mend()
                try place.gateway.cancelInConsole(try await place.reference(of: view), 30_000)
                try await place.recover()
                try expectEqual(try await place.book(of: view).givenBack, 30_000, "what came back")
                try await place.expectGivenBack(view, .refunded)
                try await place.expectTotals([:])
            }
        },
    ]

    /// Complaints at the card company.
    static let disputing: [Clause<OrderFixture>] = [
        Clause("while a complaint at the card company is open no refund is decided") { place in
            let view = try await place.handedOver()
            let id = view.order.id
            _ = try await place.buyer.complain(id, .notAsAgreed, "색이 다릅니다")
            try place.gateway.dispute(try await place.reference(of: view))
            try await place.hear(view)
            try expect(try await place.seller.order(id).payment.isDisputed, "the two see it")
            try await expectRefused(.disputed) {
                try await place.seller.refund(id, .won(1), idempotencyKey: nil)
            }
            try await expectRefused(.disputed) { try await place.buyer.withdraw(id) }
            try await expectRefused(.disputed) {
                try await place.operator.settle(id, .refund(nil), reason: "이유")
            }
            try place.gateway.dispute(try await place.reference(of: view), isOpen: false)
            try await place.hear(view)
            _ = try await place.seller.refund(id, nil, idempotencyKey: nil)
            try await place.expectGivenBack(view, .refunded)
        },
        Clause("a refund that was decided before a complaint waits until that has ended") { place in
            let view = try await place.paid()
            let reference = try await place.reference(of: view)
            try place.calls.stop(OrderCalls.Call.ofGateway)
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            try place.calls.mend()
            try place.gateway.dispute(reference)
            try await place.hear(view)
            try await place.recover()
            try expectEqual(try place.gateway.refundsInDispute, 0, "refunds during the complaint")
            try expectEqual(try await place.book(of: view).givenBack, 0, "what came back")
            try place.gateway.dispute(reference, isOpen: false)
            try await place.recover()
            try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back then")
            try await place.expectEnded(view)
        },
        Clause("what the card company takes back comes back once, and the payee owes what is lacking") {
            place in
            let view = try await place.received()
            try await place.settled(view)
            _ = try await place.service.payOut(to: view.order.payee, .won(29_010), transfer: "T-1")
            let reference = try await place.reference(of: view)
            try place.gateway.dispute(reference)
            try await place.hear(view)
            try place.gateway.chargeBack(reference)
            try await place.hear(view)
            try await place.recover()
            let order = try await place.file(view).order
            try expectEqual(order.state, .refunded, "the state")
            try expectEqual(order.end, .chargedBack, "why it ended")
            try await place.expectBalance(owed: 29_010)
            try await place.expectEnded(view)
            try await place.expectBooks(settled: 30_000)
        },
    ]
}
