import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let approving: [Clause<OrderFixture>] = [
        Clause("a buyer's consent takes the money once") { place in
            let view = try await place.opened()
            let consent = try place.gateway.agree(place.window(of: try await place.file(view)))
            try expectEqual(try await place.book(of: view).taken, 0, "what was taken before")
            let secret = try await place.buyer.checkout(view.order.id).secret
            for _ in 0..<3 {
                let file = try await place.service.returned(
                    secret, token: consent.token, transaction: consent.transaction)
                try expectEqual(file.order.state, .fulfilled, "the state")
            }
            try expectEqual(try place.calls.count(of: .approve), 1, "how often it was approved")
            try expectEqual(try await place.book(of: view).taken, 30_000, "what was taken")
            try await place.expectEnded(view)
        },
        Clause("the consent to another order takes nothing") { place in
            let (first, second) = (try await place.opened(), try await place.opened())
            let consent = try place.gateway.agree(place.window(of: try await place.file(first)))
            try await place.consent(consent, to: second)
            for view in [first, second] {
                try expectEqual(try await place.state(of: view), .open, "the state")
                try expectEqual(try await place.book(of: view).taken, 0, "what was taken")
            }
            try await place.consent(consent, to: first)
            try expectEqual(try await place.state(of: first), .fulfilled, "the state of its own order")
        },
        Clause("the consent to another amount or currency takes nothing") { place in
            try place.gateway.stopGuarding()
            let changes: [(inout GatewayWindow) -> Void] = [
                { $0.total = 100 }, { $0.total = 30_001 }, { $0.currency = "USD" },
            ]
            for change in changes {
                let view = try await place.opened()
                let consent = try place.gateway.agree(
                    place.window(of: try await place.file(view), change))
                try await place.consent(consent, to: view)
                try expectEqual(try await place.state(of: view), .open, "the state")
                try expectEqual(try await place.book(of: view).taken, 0, "what was taken")
                _ = try await place.buyer.cancel(view.order.id)
            }
        },
        Clause("a consent is not taken after the time to pay, nor for an order that was let go") { place in
            for isExpired in [true, false] {
                let view = try await place.opened()
                let consent = try place.gateway.agree(place.window(of: try await place.file(view)))
                let secret = try await place.buyer.checkout(view.order.id).secret
                if isExpired {
                    place.clock.advance(by: .minutes(30))
                } else {
                    _ = try await place.buyer.cancel(view.order.id)
                }
                _ = try await place.service.returned(
                    secret, token: consent.token, transaction: consent.transaction)
                try expectEqual(try place.calls.count(of: .approve), 0, "how often it was approved")
                try await place.work()
                try expectEqual(try await place.state(of: view), .closed, "the state")
                try await place.expectEnded(view)
            }
        },
        Clause("an approval that got no answer is read from the gateway's books") { place in
            for moment in OrderCalls.Moment.allCases {
                let view = try await place.opened()
                let consent = try place.gateway.agree(place.window(of: try await place.file(view)))
                try place.calls.fail(1, of: [.approve], moment)
                try await place.consent(consent, to: view)
                let state: OrderState = moment == .after ? .fulfilled : .open
                try expectEqual(try await place.state(of: view), state, "the state")
                if state == .open { try await place.consent(consent, to: view) }
                try expectEqual(try await place.state(of: view), .fulfilled, "the state in the end")
                try await place.expectEnded(view)
            }
        },
    ]
}

extension OrderFixture {
    /// The browser comes back with the buyer's consent.
    func consent(_ consent: GatewayConsent, to view: OrderView) async throws {
        let secret = try await buyer.checkout(view.order.id).secret
        _ = try await service.returned(secret, token: consent.token, transaction: consent.transaction)
    }
}
