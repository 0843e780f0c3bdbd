import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Work that cannot be done now keeps no other waiting, though a job takes up only so much.
    static let waiting: [Clause<OrderFixture>] = [
        Clause("orders whose goods do not answer keep no others waiting") { place in
            var views: [OrderView] = []
            for index in 0..<3 {
                let view = try await place.opened()
                views.append(view)
                try place.calls.stop([.fulfil])
                _ = try await refusal(by: OrderError.self) { try await place.pay(view) }
                try place.calls.mend()
                if index < 2 { try place.goods.silence(view.order.record) }
                place.clock.pass(.moment)
            }
            for _ in 0..<2 {
                _ = try await place.service.work(.step, limit: 1)
                place.clock.pass(.moment)
            }
            try expectEqual(try await place.state(of: views[2]), .paid, "the state before its turn")
            _ = try await place.service.work(.step, limit: 1)
            try expectEqual(try await place.state(of: views[2]), .fulfilled, "the state after it")
            let due = try await place.store.due(.step, at: place.clock.now(), limit: 9)
            try expectEqual(due, views.prefix(2).map(\.order.id), "what is still due")
        },
        Clause("orders about which the gateway does not answer keep no others from expiring") { place in
            let first = try await place.opened()
            place.clock.pass(.moment)
            let second = try await place.opened()
            try place.gateway.silence(try await place.reference(of: first))
            place.clock.pass(.minutes(31))
            _ = try await place.service.work(.expiry, limit: 1)
            place.clock.pass(.moment)
            _ = try await place.service.work(.expiry, limit: 1)
            let states = [try await place.state(of: first), try await place.state(of: second)]
            try expectEqual(states, [.open, .closed], "the states")
        },
        Clause("refunds that wait for the end of a complaint keep no others waiting") { place in
            let (first, second) = (try await place.paid(), try await place.paid())
            try place.calls.stop(OrderCalls.Call.ofGateway)
            for view in [first, second] {
                _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
                place.clock.pass(.moment)
            }
            try place.calls.mend()
            try place.gateway.dispute(try await place.reference(of: first))
            try await place.hear(first)
            place.clock.pass(.hours(1))
            for _ in 0..<3 {
                _ = try await place.service.work(.refund, limit: 1)
                place.clock.pass(.moment)
            }
            try expectEqual(try await place.book(of: second).givenBack, 10_000, "what came back")
            try expectEqual(try await place.book(of: first).givenBack, 0, "what waits")
        },
    ]
}
