import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let offering: [Clause<OrderFixture>] = [
        Clause("an offer shows title, price, payee and terms of the purchase, and opens nothing") { place in
            let record = try place.offer { ($0.quantity, $0.units) = (2, 3) }
            let offer = try await place.buyer.offer(PurchaseRequest(record))
            try expectEqual(offer.quote.title, "유니폼 상의", "the title")
            try expectEqual(offer.quote.unitPrice, .won(30_000), "the price of one")
            try expectEqual(offer.total, .won(60_000), "the whole price")
            try expectEqual(offer.payee?.id, try place.id(of: place.members.owner), "the payee")
            try expectEqual(offer.quote.earning, .afterReceipt, "when the payee earns it")
            try expectEqual(offer.quote.refunds.steps.map(\.basisPoints), [10_000, 5_000], "the terms")
            try expect(!offer.quote.refunds.korean.isEmpty, "the terms in words")
            try expect(offer.isTest, "it says that no money moves")
            let most = place.clock.now().advanced(by: OrderTimes.toPay)
            try expectEqual(offer.quote.payBy, most, "until when it can be paid")
            try expectPage(try await place.buyer.orders(OrderFilter(), .first), [])
            try expectEqual(try place.goods.stock(of: record).free, 3, "the units")
        },
        Clause("offer and order say where a card alone pays") { place in
            for isCardOnly in [true, false] {
                let record = try place.offer { $0.isCardOnly = isCardOnly }
                let offer = try await place.buyer.offer(PurchaseRequest(record))
                try expectEqual(offer.quote.isCardOnly, isCardOnly, "the offer")
                let view = try await place.open(record)
                try expectEqual(view.order.isCardOnly, isCardOnly, "the order")
                let seen = try await place.buyer.order(view.order.id)
                try expectEqual(seen.order.isCardOnly, isCardOnly, "the order as it is kept")
            }
        },
        Clause("where the record leaves the amount open, the buyer chooses it within its bounds") { place in
            let record = try place.offer { $0.amounts = 1_000...50_000 }
            for amount: Int64 in [1_000, 7_777, 50_000] {
                let request = PurchaseRequest(record, amount: .won(amount))
                try expectEqual(try await place.buyer.offer(request).total, .won(amount), "the total")
            }
            let range = FieldError("amount", .outOfRange(minimum: 1_000, maximum: 50_000))
            for amount: Int64 in [999, 50_001] {
                try await place.expectNoPurchase(
                    PurchaseRequest(record, amount: .won(amount)), .invalidFields([range]))
            }
            let request = PurchaseRequest(record, amount: .won(7_777))
            let view = try await place.buyer.open(request, idempotencyKey: nil)
            try expectEqual(view.order.price.total, .won(7_777), "the price of the order")
        },
        Clause("what a member cannot pay for is refused with the reason") { place in
            let unknown = AnyIdentifier(Identifier<OrderedSubject>(place.environment.ids.next()))
            try await place.expectNoPurchase(PurchaseRequest(unknown), .recordNotFound)
            let hidden = try place.offer { $0.isForSale = false }
            try await place.expectNoPurchase(PurchaseRequest(hidden), .notForSale)
            let stranger = try place.id(of: place.members.stranger)
            let foreign = try place.offer { $0.buyer = stranger }
            try await place.expectNoPurchase(PurchaseRequest(foreign), .notTheBuyer)
            let soldOut = try place.offer { $0.units = 0 }
            try await place.expectNoPurchase(PurchaseRequest(soldOut), .gone)
            let own = try place.goods.offer(OrderedGoods("내 물건"), by: place.members.buyer)
            try await place.expectNoPurchase(PurchaseRequest(own), .ownRecord)
        },
        Clause("a price of nothing, in another currency, or too large to count is refused") { place in
            let range = FieldError("price", .outOfRange(minimum: 1, maximum: Int64.max))
            let free = try place.offer { $0.price = .won(0) }
            try await place.expectNoPurchase(PurchaseRequest(free), .invalidFields([range]))
            let huge = try place.offer { ($0.price, $0.quantity) = (.won(Int64.max), 2) }
            try await place.expectNoPurchase(PurchaseRequest(huge), .invalidFields([range]))
            let currency = FieldError("currency", .unknown(allowed: ["KRW"]))
            let dollars = try place.offer { $0.price = Money(1_250, .usd) }
            try await place.expectNoPurchase(PurchaseRequest(dollars), .invalidFields([currency]))
        },
        Clause("an anonymous visitor is offered nothing and orders nothing") { place in
            let request = PurchaseRequest(try place.offer())
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.offer(request) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.open(request, idempotencyKey: nil)
            }
        },
        Clause("without a gateway nothing can be bought, and what was ordered can be seen and cancelled") {
            place in
            let (view, record) = (try await place.opened(), try place.offer())
            let service = try place.withoutGateway()
            let verbs = service.repository(for: place.members.buyer)
            try await expectRefused(.noGateway) { try await verbs.offer(PurchaseRequest(record)) }
            try await expectRefused(.noGateway) {
                try await verbs.open(PurchaseRequest(record), idempotencyKey: nil)
            }
            try expectEqual(try place.goods.stock(of: record).free, 1, "the units")
            try expectEqual(try await verbs.look(view.order.id).order, view.order, "the order")
            try expectEqual(try await verbs.cancel(view.order.id).order.state, .closed, "cancelled")
        },
    ]
}

extension OrderFixture {
    /// Checks that the buyer is neither offered that purchase nor can open it, and that nothing is left of
    /// the try.
    fileprivate func expectNoPurchase(
        _ request: PurchaseRequest, _ error: OrderError, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await expectRefused(error, file: file, line: line) { try await buyer.offer(request) }
        try await expectRefused(error, file: file, line: line) {
            try await buyer.open(request, idempotencyKey: nil)
        }
        let orders = try await buyer.orders(OrderFilter(), .first)
        try expectPage(orders, [], "the buyer's orders", file: file, line: line)
    }
}
