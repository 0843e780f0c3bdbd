import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let repeating: [Clause<OrderFixture>] = [
        Clause("the same request again under one key is one order, whatever became of it") { place in
            let record = try place.offer { $0.units = 2 }
            let (key, request) = (place.newKey(), PurchaseRequest(record))
            let view = try await place.buyer.open(request, idempotencyKey: key)
            try await expectSame(view, request, key, .open, in: place)
            try await place.pay(view)
            try await expectSame(view, request, key, .fulfilled, in: place)
            place.clock.pass(.hours(1))
            _ = try await place.seller.refund(view.order.id, nil, idempotencyKey: nil)
            try await expectSame(view, request, key, .refunded, in: place)
            try expectEqual(try await place.orders(of: place.members.buyer).count, 1, "how many orders")
        },
        Clause("the same request under its key is answered also when all is sold") { place in
            let (record, key) = (try place.offer(), place.newKey())
            let view = try await place.buyer.open(PurchaseRequest(record), idempotencyKey: key)
            try await place.pay(view)
            let again = try await place.buyer.open(PurchaseRequest(record), idempotencyKey: key)
            try expectEqual(again.order.id, view.order.id, "the order")
            try await expectRefused(.gone) { try await place.open(record) }
        },
        Clause("a key that stands for another request is refused") { place in
            let key = place.newKey()
            let (first, second) = (
                try place.offer { $0.amounts = 1_000...9_000 }, try place.offer { $0.amounts = 1_000...9_000 }
            )
            let request = PurchaseRequest(first, amount: .won(5_000))
            _ = try await place.buyer.open(request, idempotencyKey: key)
            for other in [
                PurchaseRequest(first, amount: .won(5_001)), PurchaseRequest(first),
                PurchaseRequest(second, amount: .won(5_000)),
            ] {
                try await expectRefused(.service(.keyReused)) {
                    try await place.buyer.open(other, idempotencyKey: key)
                }
            }
            try expectEqual(try place.goods.stock(of: second).free, 1, "the units of the other")
        },
        Clause("another member's key is another key") { place in
            let (record, key) = (try place.offer { $0.units = 2 }, place.newKey())
            let first = try await place.buyer.open(PurchaseRequest(record), idempotencyKey: key).order
            let second = try await place.stranger.open(PurchaseRequest(record), idempotencyKey: key).order
            try expect(first.id != second.id, "each has an order")
            try expectEqual(second.buyer, try place.id(of: place.members.stranger), "the buyer")
        },
        Clause("of several orders at once by one buyer for one record one is opened") { place in
            for key in [nil, place.newKey()] {
                let record = try place.offer { $0.units = 4 }
                let opened = LockedValue<Set<OrderID>>([])
                _ = try await count(of: 6) { _ in
                    do throws(OrderError) {
                        let request = PurchaseRequest(record)
                        let view = try await place.buyer.open(request, idempotencyKey: key)
                        opened.withLock { _ = $0.insert(view.order.id) }
                        return true
                    } catch {
                        // A server may still be at work on the same request.
                        try expectEqual(error, .service(.keyInFlight), "the error")
                        return false
                    }
                }
                try expectEqual(opened.now.count, 1, "how many orders")
                try expectEqual(try place.goods.stock(of: record).free, 3, "the units that are free")
                _ = try await place.buyer.cancel(try expectValue(opened.now.first, "an order"))
            }
        },
        Clause("a request whose offer was refused leaves its key free") { place in
            let (record, key) = (try place.offer { $0.isForSale = false }, place.newKey())
            try await expectRefused(.notForSale) {
                try await place.buyer.open(PurchaseRequest(record), idempotencyKey: key)
            }
            try place.goods.change(record) { $0.isForSale = true }
            let view = try await place.buyer.open(PurchaseRequest(record), idempotencyKey: key)
            try expectEqual(view.order.state, .open, "the state")
        },
        Clause("a refund under one key is made once, in part or in full") { place in
            for amount in [Money.won(20_000), nil] {
                let (view, key) = (try await place.paid(), place.newKey())
                let expected = amount?.minorUnits ?? 30_000
                for _ in 0..<3 {
                    let again = try await place.seller.refund(view.order.id, amount, idempotencyKey: key)
                    try expectEqual(again.refunds.map(\.amount), [.won(expected)], "the refunds")
                    place.clock.pass(.minutes(1))
                }
                try expectEqual(try await place.book(of: view).givenBack, expected, "what came back")
            }
        },
        Clause("a refund's key that stands for another amount is refused") { place in
            let (view, key) = (try await place.paid(), place.newKey())
            _ = try await place.seller.refund(view.order.id, .won(1_000), idempotencyKey: key)
            for amount in [Money.won(2_000), nil] {
                try await expectRefused(.service(.keyReused)) {
                    try await place.seller.refund(view.order.id, amount, idempotencyKey: key)
                }
            }
            try expectEqual(try await place.book(of: view).givenBack, 1_000, "what came back")
        },
    ]
}

extension OrderContract {
    /// The buyer's same request again answers the order as it is now.
    private static func expectSame(
        _ view: OrderView, _ request: PurchaseRequest, _ key: IdempotencyKey, _ state: OrderState,
        in place: OrderFixture
    ) async throws {
        let again = try await place.buyer.open(request, idempotencyKey: key).order
        try expectEqual(again.id, view.order.id, "the order that is \(state)")
        try expectEqual(again.state, state, "its state")
    }
}
