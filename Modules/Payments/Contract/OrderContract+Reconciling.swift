import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let reconciling: [Clause<OrderFixture>] = [
        Clause("where the books agree reconciling finds nothing, and changes nothing") { place in
            let (view, refunded) = (try await place.paid(), try await place.paid())
            _ = try await place.seller.refund(refunded.order.id, .won(10_000), idempotencyKey: nil)
            _ = try await place.opened()
            let (file, entries) = (try await place.file(view), try await place.expectChain())
            let found = try await place.reconciled()
            try expectEqual(found.differences, [], "the differences")
            try expectEqual([found.told, found.known], [2, 2], "what was compared")
            try expectEqual(try await place.file(view), file, "the order")
            try expectEqual(try await place.expectChain(), entries, "the ledger")
        },
        Clause("a payment without a webhook is found and fulfilled") { place in
            let view = try await place.opened()
            try place.gateway.pay(place.window(of: try await place.file(view)))
            let found = try await place.reconciled()
            try place.expectFound([(.unknownPayment, .noted, 30_000, 0)], found)
            try expectEqual(found.differences.first?.order, view.order.id, "the order")
            try expectEqual(try await place.state(of: view), .fulfilled, "the state")
            try expectEqual(try await place.reconciled().differences, [], "the second time")
            try await place.expectEnded(view)
        },
        Clause("a payment without a webhook for an order that has ended is found and given back") {
            place in
            let view = try await place.opened()
            let window = place.window(of: try await place.file(view))
            _ = try await place.buyer.cancel(view.order.id)
            try place.gateway.pay(window)
            try place.expectFound([(.unknownPayment, .noted, 30_000, 0)], try await place.reconciled())
            try await place.work()
            try await place.expectGivenBack(view, .closed)
        },
        Clause("a refund without a webhook is found and written down") { place in
            let view = try await place.received()
            try place.gateway.cancelInConsole(try await place.reference(of: view), 10_000)
            try place.expectFound([(.unknownRefund, .noted, 10_000, 0)], try await place.reconciled())
            try expectEqual(try await place.file(view).refunds.map(\.reason), [.console], "the reason")
            try await place.expectBalance(due: 19_340)
            try expectEqual(try await place.reconciled().differences, [], "the second time")
            try await place.expectBooks()
        },
        Clause("a complaint at the card company without a webhook is found") { place in
            let view = try await place.paid()
            try place.gateway.dispute(try await place.reference(of: view))
            try expectEqual(try await place.reconciled().differences, [], "the differences")
            try expect(try await place.file(view).payment.isDisputed, "the complaint is known")
        },
        Clause("strangers, missing payments and other amounts are found once, for an operator") { place in
            let views = [try await place.paid(), try await place.paid(), try await place.paid()]
            let stranger = try await place.plantDifferences(views)
            let expected: [(DifferenceKind, DifferenceDone, Int64?, Int64?)] = [
                (.stranger, .open, 5_000, nil), (.missing, .open, nil, 30_000),
                (.amount, .open, 29_000, 30_000),
            ]
            try place.expectFound(expected, try await place.reconciled())
            for isOpen in [true, false] {
                let rows = try await place.store.differences(open: isOpen, .first).items
                try expectEqual(rows.count, 3, "how many rows")
                let other = rows.first { $0.kind == .stranger }
                try expectEqual(other?.reference, stranger.text, "the stranger")
            }
            let rows = try await place.store.differences(open: true, .first).items
            let entries = try await place.expectChain()
            place.clock.pass(.hours(1))
            _ = try await place.reconciled()
            let again = try await place.store.differences(open: true, .first).items
            try expectEqual(again, rows, "the rows after the second time")
            try expectEqual(try await place.expectChain(), entries, "the ledger after it")
        },
        Clause("reconciling reads what changed in the time that it is asked for, and nothing else") { place in
            let view = try await place.opened()
            try place.gateway.pay(place.window(of: try await place.file(view)))
            let now = place.clock.now()
            for (from, until) in [(-2, -1), (1, 2)] {
                let found = try await place.service.reconcile(
                    from: now.advanced(by: .days(from)), until: now.advanced(by: .days(until)))
                try expectEqual([found.told, found.known], [0, 0], "what was compared")
            }
            try expectEqual(try await place.state(of: view), .open, "the state")
        },
        Clause("where the gateway does not answer, or there is none, reconciling says so and notes nothing") {
            place in
            _ = try await place.paid()
            try place.gateway.lose(try await place.reference(of: place.paid()))
            try place.calls.stop(OrderCalls.Call.ofGateway)
            let outage = try await refusal(by: OrderError.self) { try await place.reconciled() }
            try expect(outage.isOutage, "the refusal is an outage: \(outage)")
            try place.calls.mend()
            let (service, now) = (try place.withoutGateway(), place.clock.now())
            try await expectRefused(.noGateway) {
                try await service.reconcile(from: now, until: now.advanced(by: .days(1)))
            }
            try expectEqual(try await place.store.differences(open: false, .first).items, [], "the rows")
        },
    ]
}

extension OrderFixture {
    /// Compares the last 3 days.
    fileprivate func reconciled() async throws -> Reconciliation {
        let now = clock.now()
        return try await service.reconcile(
            from: now.advanced(by: .zero - .days(OrderService.reconciledDays)),
            until: now.advanced(by: .hours(1)))
    }

    /// Plants a payment of another platform, one that is missing, and another amount; answers the first.
    fileprivate func plantDifferences(_ views: [OrderView]) async throws -> PaymentReference {
        let stranger = try expectValue(PaymentReference("pay-aaaaaaaaaaaaaaaaaaaaaa"), "a reference")
        try gateway.pay(GatewayWindow(stranger, total: 5_000))
        try gateway.lose(try await reference(of: views[0]))
        try gateway.alter(try await reference(of: views[1]), paid: 29_000)
        return stranger
    }

    /// Checks the differences that were found, in any order: kind, what was done, the gateway's and the
    /// ledger's amount.
    fileprivate func expectFound(
        _ expected: [(DifferenceKind, DifferenceDone, Int64?, Int64?)], _ found: Reconciliation,
        file: StaticString = #fileID, line: UInt = #line
    ) throws {
        func text(_ amount: Int64?) -> String { amount.map { "\($0)" } ?? "-" }
        let told = found.differences.map {
            "\($0.kind) \($0.done) \(text($0.gateway)) \(text($0.ledger))"
        }
        let wanted = expected.map { "\($0.0) \($0.1) \(text($0.2)) \(text($0.3))" }
        try expectEqual(told.sorted(), wanted.sorted(), "the differences", file: file, line: line)
    }
}
