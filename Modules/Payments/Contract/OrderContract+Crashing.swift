import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Crashes and outages at every step: the call of a number fails, for every number until none is left.
    static let crashing: [Clause<OrderFixture>] = [
        Clause("a purchase that breaks off at any call to goods or gateway comes to a good end") { place in
            try await place.breakOff(OrderCalls.Call.ofGoods.union(OrderCalls.Call.ofGateway)) { buyer in
                try await place.purchase(by: buyer)
            }
        },
        Clause("a purchase that breaks off before or after any write comes to a good end") { place in
            try await place.breakOff([.write]) { buyer in try await place.purchase(by: buyer) }
        },
        Clause("letting an order go breaks off nowhere without being finished") { place in
            try await place.breakOff(OrderCalls.Call.ofGoods.union([.write]), ends: .closed) { buyer in
                let view = try await place.opened(by: buyer)
                _ = try await place.repository(as: buyer).cancel(view.order.id)
            }
        },
        Clause("refunds that break off at any call to goods or gateway are made once") { place in
            try await place.breakOff(
                OrderCalls.Call.ofGoods.union(OrderCalls.Call.ofGateway), ends: .refunded,
                prepare: { try await place.purchase(by: $0) }
            ) { buyer in try await place.giveBack(to: buyer) }
        },
        Clause("refunds that break off before or after any write are made once") { place in
            try await place.breakOff(
                [.write], ends: .refunded, prepare: { try await place.purchase(by: $0) }
            ) { buyer in try await place.giveBack(to: buyer) }
        },
        Clause("money that comes too late comes back once, wherever that breaks off") { place in
            let calls = OrderCalls.Call.ofGateway.union([.write])
            try await place.breakOff(calls, ends: .closed) { buyer in
                let view = try await place.opened(by: buyer)
                let window = place.window(of: try await place.file(view))
                _ = try await place.repository(as: buyer).cancel(view.order.id)
                try place.gateway.pay(window)
                try await place.hear(view)
                try await place.work()
            }
        },
        Clause("silence releases the money once, wherever a write breaks off") { place in
            for moment in OrderCalls.Moment.allCases {
                for number in 1..<20 {
                    let view = try await place.paid()
                    try place.calls.fail(number, of: [.write], moment)
                    try await place.unlessOutage { _ = try await place.seller.handOver(view.order.id) }
                    for day in [3, 3, 1] { try await place.pass(.days(day)) }
                    let isReached = try place.calls.mend()
                    _ = try await place.seller.handOver(view.order.id)
                    for _ in 0..<8 { try await place.pass(.days(1)) }
                    let delivery = try await place.file(view).order.delivery
                    try expect(delivery.receivedAt != nil, "released after \(number), \(moment)")
                    try expectEqual(delivery.told, .sixthDay, "what was told")
                    let earned = try await place.expectChain().count {
                        $0.posting.kind == .earned && $0.posting.order == view.order.id
                    }
                    try expectEqual(earned, 1, "how often it was earned")
                    if !isReached { break }
                }
            }
            try await place.expectBooks()
        },
    ]
}

extension OrderFixture {
    /// Plays a story again and again for a new buyer, each time with the next call failing, before and after
    /// its effect; afterwards jobs run. Checks that every order has come to a good end, and to that state
    /// where nothing has failed.
    fileprivate func breakOff(
        _ calls: Set<OrderCalls.Call>, ends state: OrderState = .fulfilled,
        prepare: (Principal) async throws -> Void = { _ in }, _ story: (Principal) async throws -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        for moment in OrderCalls.Moment.allCases {
            var (number, isReached) = (0, true)
            while isReached {
                number += 1
                try expect(number < 100, "the calls come to an end", file: file, line: line)
                let buyer = newMember()
                try await prepare(buyer)
                try self.calls.fail(number, of: calls, moment)
                try await unlessOutage { try await story(buyer) }
                isReached = try self.calls.mend()
                try await recover()
                let orders = try await orders(of: buyer)
                for view in orders { try await expectEnded(view, file: file, line: line) }
                if isReached { continue }
                try expectEqual(orders.map(\.order.state), [state], "the end", file: file, line: line)
            }
        }
        try await expectBooks(file: file, line: line)
    }

    /// Does it; an outage is what was planned.
    fileprivate func unlessOutage(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch let error as OrderError where error.isOutage {}
    }

    /// A purchase on a channel that waits for an approval, from the offer to the webhook.
    fileprivate func purchase(by buyer: Principal) async throws {
        let verbs = repository(as: buyer)
        let view = try await verbs.open(PurchaseRequest(offer()), idempotencyKey: newKey())
        let secret = try await verbs.checkout(view.order.id).secret
        let consent = try gateway.agree(GatewayWindow(try await service.checkout(secret).payment))
        _ = try await service.returned(secret, token: consent.token, transaction: consent.transaction)
        try await hear(view)
    }

    /// A refund in part after the receipt, and one of the rest.
    fileprivate func giveBack(to buyer: Principal) async throws {
        let verbs = repository(as: buyer)
        let id = try expectValue(try await orders(of: buyer).first, "an order").order.id
        _ = try await verbs.confirm(id)
        _ = try await seller.refund(id, .won(10_000), idempotencyKey: newKey())
        _ = try await verbs.withdraw(id)
    }
}
