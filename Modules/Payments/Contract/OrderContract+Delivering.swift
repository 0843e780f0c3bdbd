import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// The way of the goods to the buyer, while the money waits.
    static let delivering: [Clause<OrderFixture>] = [
        Clause("the seller's word that goods are handed over moves no money, and asks the buyer") { place in
            let view = try await place.paid()
            _ = try await place.notices()
            let handed = try await place.seller.handOver(view.order.id)
            try place.clock.expectNow(handed.order.delivery.handedOverAt, "when it was handed over")
            try expectEqual(handed.order.delivery.receivedAt, nil, "the receipt")
            try expectEqual(handed.order.delivery.told, .handedOver, "what the buyer was told")
            try expectEqual(handed.releasedAt?.since(handed.order.updatedAt), .days(7), "the release")
            try await place.expectBalance()
            try expectEqual(try await place.buyer.order(view.order.id), handed, "what the buyer sees")
            let notices = try await place.notices()
            try expectEqual(notices.map(\.act), ["handed-over"], "the notices")
            try expectEqual(notices.map(\.recipient), [view.order.buyer], "who is told")
        },
        Clause("when the buyer confirms the receipt the money is the seller's, less the house's share") {
            place in
            let view = try await place.handedOver()
            place.clock.pass(.hours(1))
            let received = try await place.buyer.confirm(view.order.id)
            try place.clock.expectNow(received.order.delivery.receivedAt, "when it was received")
            try expectEqual(received.order.state, .fulfilled, "the state")
            try expectEqual(received.releasedAt, nil, "the release by silence")
            try await place.expectBalance(due: 29_010)
            try await place.expectTotals([.clearing: 30_000, .feeIncome: -990, .payeeDue: -29_010])
        },
        Clause("the buyer can confirm the receipt before the seller says anything") { place in
            let view = try await place.received()
            try expectEqual(view.order.delivery.handedOverAt, nil, "the hand-over")
            try await place.expectBalance(due: 29_010)
        },
        Clause("handing over and confirming again changes nothing") { place in
            let view = try await place.handedOver()
            place.clock.pass(.hours(1))
            try expectEqual(try await place.seller.handOver(view.order.id), view, "handed over again")
            let received = try await place.buyer.confirm(view.order.id)
            place.clock.pass(.hours(1))
            try expectEqual(try await place.buyer.confirm(view.order.id), received, "confirmed again")
            try expectEqual(try await place.seller.handOver(view.order.id), received, "handed over then")
            try await place.expectBalance(due: 29_010)
        },
        Clause("only the payee hands over, and only the buyer confirms or complains") { place in
            let view = try await place.paid()
            let (id, seller, buyer) = (view.order.id, place.seller, place.buyer)
            try await expectRefused(.payeeOnly) { try await buyer.handOver(id) }
            try await expectRefused(.buyerOnly) { try await seller.confirm(id) }
            try await expectRefused(.buyerOnly) { try await seller.complain(id, .notReceived, "없어요") }
            try expectEqual(try await place.buyer.order(id), view, "the order")
        },
        Clause("an order that is not fulfilled is neither handed over nor confirmed nor complained about") {
            place in
            let (open, closed) = (try await place.opened(), try await place.opened())
            _ = try await place.buyer.cancel(closed.order.id)
            let refunded = try await place.paid()
            _ = try await place.seller.refund(refunded.order.id, nil, idempotencyKey: nil)
            for (view, state) in [(open, OrderState.open), (closed, .closed), (refunded, .refunded)] {
                try await place.expectNoDelivery(view.order.id, state)
            }
        },
        Clause("what is earned at once has no delivery") { place in
            let view = try await place.paid { $0.earning = .atOnce }
            try await place.expectNoDelivery(view.order.id, .fulfilled)
            try await place.expectBalance(due: 29_010)
        },
        Clause("what is earned at a moment is the payee's then, and not before") { place in
            let moment = place.clock.now().advanced(by: .days(5))
            let view = try await place.paid { $0.earning = .at(moment) }
            try await place.expectNoDelivery(view.order.id, .fulfilled)
            try await place.pass(.days(5) - .moment)
            try await place.expectBalance(raised: 30_000)
            for _ in 0..<2 {
                try await place.pass(.moment)
                try await place.expectBalance(due: 29_010, raised: 30_000)
            }
            try await place.expectBooks()
        },
    ]

    static let silence: [Clause<OrderFixture>] = [
        Clause("silence releases the money after 7 days, if the buyer was told at hand-over, day 3 and 6") {
            place in
            let view = try await place.handedOver()
            let days: [(Duration, DeliveryTelling)] = [(.days(3), .thirdDay), (.days(3), .sixthDay)]
            var told = DeliveryTelling.handedOver
            for (wait, telling) in days {
                try await place.pass(wait - .moment)
                try expectEqual(try await place.file(view).order.delivery.told, told, "just before")
                try await place.pass(.moment)
                try expectEqual(try await place.file(view).order.delivery.told, telling, "at the moment")
                told = telling
            }
            try await place.pass(.days(1) - .moment)
            try expectEqual(try await place.file(view).order.delivery.receivedAt, nil, "just before 7 days")
            try await place.expectBalance()
            try await place.pass(.moment)
            let order = try await place.file(view).order
            try place.clock.expectNow(order.delivery.receivedAt, "when it was released")
            try await place.expectBalance(due: 29_010)
        },
        Clause("without a hand-over silence releases nothing") { place in
            let view = try await place.paid()
            for _ in 0..<10 { try await place.pass(.days(10)) }
            let order = try await place.buyer.order(view.order.id)
            try expectEqual(order, view, "the order")
            try await place.expectBalance()
        },
        Clause("tellings that were missed come a day apart, and the release a day after the last") { place in
            let view = try await place.handedOver()
            try await place.pass(.days(10))
            try expectEqual(try await place.file(view).order.delivery.told, .thirdDay, "at first")
            try await place.pass(.days(1) - .moment)
            try expectEqual(try await place.file(view).order.delivery.told, .thirdDay, "before a day")
            try await place.pass(.moment)
            try expectEqual(try await place.file(view).order.delivery.told, .sixthDay, "a day later")
            let seen = try await place.buyer.order(view.order.id)
            try expectEqual(seen.releasedAt?.since(place.clock.now()), .days(1), "the release as it is seen")
            try await place.pass(.days(1) - .moment)
            try expectEqual(try await place.file(view).order.delivery.receivedAt, nil, "before the release")
            try await place.pass(.moment)
            try expect(try await place.file(view).order.delivery.receivedAt != nil, "the release")
        },
        Clause("a clock set back a day releases nothing before its time") { place in
            let view = try await place.handedOver()
            for _ in 0..<2 { try await place.pass(.days(3)) }
            place.clock.setBack(by: .days(1))
            try await place.pass(.days(2) - .moment)
            try expectEqual(try await place.file(view).order.delivery.receivedAt, nil, "before 7 days")
            try await place.pass(.moment)
            try expect(try await place.file(view).order.delivery.receivedAt != nil, "the release")
        },
    ]
}

extension OrderFixture {
    /// Checks that the way of goods means nothing for an order in that state.
    fileprivate func expectNoDelivery(
        _ id: OrderID, _ state: OrderState, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let refused = OrderError.wrongState(state)
        try await expectRefused(refused, file: file, line: line) { try await seller.handOver(id) }
        try await expectRefused(refused, file: file, line: line) { try await buyer.confirm(id) }
        try await expectRefused(refused, file: file, line: line) {
            try await buyer.complain(id, .notReceived, "아직 못 받았어요")
        }
    }
}
