import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Payments that are not what was agreed upon: never fulfilled, always given back or reported.
    static let tampering: [Clause<OrderFixture>] = [
        Clause("a payment of another amount is never fulfilled, and comes back") { place in
            for total: Int64 in [1, 29_999, 30_001, 3_000_000] {
                let view = try await place.tampered { $0.total = total }
                try await place.expectMismatch(.amount, view)
                try expectEqual(try await place.book(of: view).givenBack, total, "what came back")
            }
        },
        Clause("a payment in another currency is never fulfilled, and comes back") { place in
            for currency in ["USD", "JPY", "KRX", ""] {
                try await place.expectMismatch(.currency, place.tampered { $0.currency = currency })
            }
        },
        Clause("a payment by a channel that moves no real money, or does where none may, is never fulfilled")
        {
            place in
            for isTest in [false, nil] {
                try await place.expectMismatch(.channel, place.tampered { $0.isTest = isTest })
            }
        },
        Clause("a payment whose numbers contradict each other is never fulfilled, and comes back") { place in
            try await place.expectMismatch(.numbers, place.tampered { $0.isConsistent = false })
        },
        Clause("where a card alone pays, money of another means is never fulfilled, and comes back") {
            place in
            let view = try await place.tampered({ $0.isByCard = false }, with: { $0.isCardOnly = true })
            try await place.expectMismatch(.method, view)
            let cases: [(isByCard: Bool?, isCardOnly: Bool)] = [(true, true), (nil, true), (false, false)]
            for (isByCard, isCardOnly) in cases {
                let view = try await place.tampered(
                    { $0.isByCard = isByCard }, with: { $0.isCardOnly = isCardOnly })
                try expectEqual(try await place.state(of: view), .fulfilled, "\(isByCard as Any)")
            }
        },
        Clause("a payment by the attempt of another payment is never fulfilled, and comes back") { place in
            let paid = try await place.file(place.paid())
            let attempt = try expectValue(paid.payment.transaction, "the attempt that was paid")
            try await place.expectMismatch(.transaction, place.tampered { $0.transaction = attempt })
            try expectEqual(try await place.store.file(paid.order.id)?.payment, paid.payment, "the other")
        },
        Clause("a payment at another store is never fulfilled, and reported where it cannot come back") {
            place in
            let view = try await place.tampered { $0.isOwnStore = false }
            let file = try await place.file(view)
            try expectEqual(file.order.state, .closed, "the state")
            try expectEqual(file.order.end, .mismatch, "why it ended")
            try expectEqual(file.payment.mismatch, .store, "what is wrong")
            try expectEqual(file.refunds.map(\.state), [.failed], "the refunds")
            try expect(try !place.hasGoods(view), "nothing was handed over")
            try expectEqual(try place.goods.stock(of: view.order.record).free, 1, "the units")
            let acts = try await place.notices().map(\.act)
            try expect(acts.contains("refund-refused"), "the refusal is told: \(acts)")
        },
        Clause("a payment that is wrong comes back also when its order was let go before") { place in
            let view = try await place.opened()
            let window = place.window(of: try await place.file(view)) { $0.total = 100 }
            try place.gateway.stopGuarding()
            _ = try await place.buyer.cancel(view.order.id)
            try place.gateway.pay(window)
            try await place.hear(view)
            try await place.work()
            try await place.expectGivenBack(view, .closed)
            try expectEqual(try await place.file(view).order.end, .cancelled, "why it ended")
        },
    ]
}

extension OrderFixture {
    /// An order for which another payment was made than its own.
    fileprivate func tampered(
        _ change: (inout GatewayWindow) -> Void, with goods: (inout OrderedGoods) -> Void = { _ in }
    ) async throws -> OrderView {
        try gateway.stopGuarding()
        let view = try await opened(goods)
        try await pay(view, change)
        try await work()
        return view
    }

    fileprivate func expectMismatch(
        _ mismatch: PaymentMismatch, _ view: OrderView, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let stored = try await self.file(view)
        try expectEqual(stored.order.end, .mismatch, "why it ended", file: file, line: line)
        try expectEqual(stored.payment.mismatch, mismatch, "what is wrong", file: file, line: line)
        try expectEqual(stored.payment.state, .refunded, "the payment", file: file, line: line)
        try expectEqual(stored.refunds.map(\.reason), [.mismatch], "the reasons", file: file, line: line)
        let free = try goods.stock(of: view.order.record).free
        try expectEqual(free, 1, "the units", file: file, line: line)
        try await expectGivenBack(view, .closed, file: file, line: line)
    }
}
