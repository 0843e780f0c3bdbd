import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Money that comes for an order which does not wait for it any more.
    static let late: [Clause<OrderFixture>] = [
        Clause("if the buyer cancels while the approval runs, the money comes back") { place in
            for moment in OrderCalls.Moment.allCases {
                let view = try await place.opened()
                let consent = try place.gateway.agree(place.window(of: try await place.file(view)))
                try place.calls.interrupt(.approve, moment) {
                    _ = try? await place.buyer.cancel(view.order.id)
                }
                try await place.consent(consent, to: view)
                try await place.work()
                try expectEqual(try await place.book(of: view).taken, 30_000, "what was taken")
                try await place.expectGivenBack(view, .closed)
                try expectEqual(try await place.file(view).order.end, .cancelled, "why it ended")
                try expectEqual(try await place.file(view).refunds.map(\.reason), [.late], "the reasons")
            }
        },
        Clause("what is paid after an order was let go comes back in full") { place in
            for isExpired in [true, false] {
                let view = try await place.opened()
                let window = place.window(of: try await place.file(view))
                if isExpired {
                    try await place.pass(.minutes(30))
                } else {
                    _ = try await place.buyer.cancel(view.order.id)
                }
                try place.gateway.pay(window)
                try await place.hear(view)
                try await place.work()
                try await place.expectGivenBack(view, .closed)
                try expectEqual(try await place.file(view).payment.state, .refunded, "the payment")
                let seen = try await place.buyer.order(view.order.id)
                try expectEqual(seen.refunds.map(\.amount), [.won(30_000)], "what the buyer sees")
            }
        },
        Clause("what was paid for an order let go is found by a job, if no webhook comes") { place in
            let view = try await place.opened()
            let window = place.window(of: try await place.file(view))
            _ = try await place.buyer.cancel(view.order.id)
            try place.gateway.pay(window)
            try await place.recover()
            try await place.expectGivenBack(view, .closed)
        },
        Clause("if the order expires while its approval runs, the money comes back") { place in
            let view = try await place.opened()
            let consent = try place.gateway.agree(place.window(of: try await place.file(view)))
            place.clock.advance(by: .minutes(30) - .moment)
            try place.calls.interrupt(.approve, .before) {
                place.clock.advance(by: .moment)
                _ = try? await place.service.work(.expiry)
            }
            try await place.consent(consent, to: view)
            try await place.work()
            try await place.expectGivenBack(view, .closed)
        },
        Clause("a hold past its moment still serves its order, until another took the unit") { place in
            for isTaken in [false, true] {
                let view = try await place.opened { $0.time = .minutes(10) }
                let window = place.window(of: try await place.file(view))
                place.clock.advance(by: .minutes(11))
                if isTaken {
                    let other = try await place.open(view.order.record, by: place.members.stranger)
                    try await place.pay(other)
                    try expectEqual(try await place.state(of: other), .fulfilled, "the other order")
                }
                try place.gateway.pay(window)
                try await place.hear(view)
                try await place.work()
                if isTaken {
                    try await place.expectGivenBack(view, .refunded)
                    try expectEqual(try await place.file(view).order.end, .gone, "why it ended")
                } else {
                    try expectEqual(try await place.state(of: view), .fulfilled, "the state")
                    try await place.expectEnded(view)
                }
            }
        },
        Clause("what is gone when it was paid comes back in full") { place in
            for isDeleted in [true, false] {
                let view = try await place.opened()
                let goods = try place.goods
                try place.calls.interrupt(.fulfil, .before) {
                    let record = view.order.record
                    if isDeleted { goods.remove(record) } else { goods.change(record) { $0.units = 0 } }
                }
                if !isDeleted { place.clock.advance(by: .minutes(30)) }
                try await place.pay(view)
                try await place.work()
                try await place.expectGivenBack(view, .refunded)
                try expectEqual(try await place.file(view).refunds.map(\.reason), [.gone], "the reasons")
            }
        },
    ]
}
