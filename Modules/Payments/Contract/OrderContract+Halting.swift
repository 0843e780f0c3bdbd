import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Payments that are halted, as after a restore and in a copy.
    static let halting: [Clause<OrderFixture>] = [
        Clause("while payments are halted nothing is bought, taken, swept or given back") { place in
            let (open, paid) = (try await place.opened(), try await place.paid())
            let consent = try place.gateway.agree(place.window(of: try await place.file(open)))
            let secret = try await place.buyer.checkout(open.order.id).secret
            try await place.service.halt(place.act())
            let request = PurchaseRequest(try place.offer())
            try await expectRefused(.halted) { try await place.buyer.offer(request) }
            try await expectRefused(.halted) {
                try await place.buyer.open(request, idempotencyKey: nil)
            }
            _ = try await place.service.returned(
                secret, token: consent.token, transaction: consent.transaction)
            try expectEqual(try await place.book(of: open).taken, 0, "what was taken")
            _ = try await place.seller.refund(paid.order.id, .won(10_000), idempotencyKey: nil)
            for _ in 0..<3 { try await place.pass(.hours(1)) }
            try expectEqual(try await place.book(of: paid).givenBack, 0, "what came back")
            try expectEqual(try await place.state(of: open), .open, "an order whose time is over")
            _ = try await place.service.resume(place.act())
            try await place.recover()
            try expectEqual(try await place.book(of: paid).givenBack, 10_000, "what came back then")
            try expectEqual(try await place.state(of: open), .closed, "the order whose time was over")
            try await place.expectBooks()
        },
        Clause("payments are resumed once the gateway was read from the halt on, and not without it") {
            place in
            let view = try await place.opened()
            try place.gateway.pay(place.window(of: try await place.file(view)))
            try await place.store.halt(.restored, since: place.clock.now(), telling: nil)
            place.clock.pass(.days(9))
            try place.calls.stop(OrderCalls.Call.ofGateway)
            let outage = try await refusal(by: OrderError.self) { try await place.service.recover() }
            try expect(outage.isOutage, "the refusal is an outage: \(outage)")
            try await place.work()
            try expectEqual(try await place.state(of: view), .open, "the state before")
            try place.calls.mend()
            let found = try await place.service.recover()
            try expectEqual(found?.differences.map(\.kind), [.unknownPayment], "what was found")
            try expectEqual(try await place.state(of: view), .fulfilled, "the state")
            try expectEqual(try await place.service.mode(), .running, "the mode")
            try await place.expectEnded(view)
        },
        Clause("a restored database runs by itself, a copied one when an operator says so") { place in
            let (service, now) = (try place.service, place.clock.now())
            try expectEqual(try await service.mode(), .running, "the mode at first")
            for reason in [HaltReason.copied, .stopped] {
                try await place.store.halt(reason, since: now, telling: nil)
                try expectEqual(try await service.recover(), nil, "\(reason) waits for an operator")
                try expectEqual(try await service.mode(), .halted(reason, since: now), "the mode")
            }
            try await place.store.halt(.restored, since: now, telling: nil)
            try expectEqual(
                try await service.mode(), .halted(.stopped, since: now),
                "the mode of a backup that was stopped")
            place.clock.pass(.hours(1))
            try await service.halt(place.act())
            try expectEqual(try await service.mode(), .halted(.stopped, since: now), "the earlier moment")
            _ = try await place.messages()
            _ = try await service.resume(place.act("사본을 씁니다"))
            try expectEqual(try await service.mode(), .running, "the mode then")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["orders.resume"], "the audit log")
            try expectEqual(acts.map(\.reason), ["김운영: 사본을 씁니다"], "the reason")
        },
    ]
}
