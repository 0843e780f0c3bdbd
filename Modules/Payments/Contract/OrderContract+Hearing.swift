import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Webhooks that are answered before their effect, and answers of the gateway that come late.
    static let hearing: [Clause<OrderFixture>] = [
        Clause("a webhook that was written down has its effect by the next job, once") { place in
            let view = try await place.opened()
            let (service, reference) = (try place.service, try await place.reference(of: view))
            try place.gateway.pay(place.window(of: try await place.file(view)))
            try expectEqual(try await service.nudge("소식", about: reference), view.order.id, "the order")
            try expectEqual(try await place.state(of: view), .open, "the state before the job")
            try expectEqual(try await service.nudge("소식", about: reference), nil, "the second time")
            try expectEqual(try await service.work(.look), 1, "how many are looked at")
            try expectEqual(try await place.state(of: view), .fulfilled, "the state after it")
            try expectEqual(try await service.nudge("새 소식", about: reference), view.order.id, "once paid")
            try expectEqual(try await service.work(.look), 1, "how many are looked at then")
            try expectEqual(try await service.work(.look), 0, "how many are left")
            try await place.expectEnded(view)
        },
        Clause("a webhook whose writing breaks off is heard when it comes again, or by a job") { place in
            for moment in OrderCalls.Moment.allCases {
                let view = try await place.opened()
                let (service, reference) = (try place.service, try await place.reference(of: view))
                try place.gateway.pay(place.window(of: try await place.file(view)))
                try place.calls.fail(1, of: [.write], moment)
                let outage = try await refusal(by: OrderError.self) {
                    try await service.heard("소식 \(moment)", about: reference)
                }
                try expect(outage.isOutage, "the refusal is an outage: \(outage)")
                try await service.heard("소식 \(moment)", about: reference)
                _ = try await service.work(.look)
                try expectEqual(try await place.state(of: view), .fulfilled, "the state")
                try await place.expectEnded(view)
            }
        },
        Clause("an order that is looked at again and again is asked about once in two seconds") { place in
            let view = try await place.opened()
            let (id, before) = (view.order.id, try place.calls.count(of: .attempts))
            for _ in 0..<5 { _ = try await place.buyer.look(id) }
            try expectEqual(try place.calls.count(of: .attempts), before + 1, "how often it was asked")
            try place.gateway.pay(place.window(of: try await place.file(view)))
            place.clock.advance(by: .seconds(2) - .moment)
            try expectEqual(try await place.seller.look(id).order.state, .open, "the state before")
            place.clock.advance(by: .moment)
            try expectEqual(try await place.buyer.look(id).order.state, .fulfilled, "the state then")
            try expectEqual(try place.calls.count(of: .attempts), before + 2, "how often it was asked then")
        },
        Clause("an answer that comes late brings no complaint at the card company back") { place in
            let view = try await place.paid()
            let reference = try await place.reference(of: view)
            try place.gateway.dispute(reference)
            let late = try place.gateway.answer(about: reference)
            try place.gateway.dispute(reference, isOpen: false)
            try await place.hear(view)
            try place.gateway.tellLate(late, about: reference)
            try await place.hear(view)
            try expect(try await !place.file(view).payment.isDisputed, "there is no complaint any more")
            try await place.work()
            try expectEqual(try await place.file(view).payment.isDisputed, false, "the complaint later")
        },
    ]
}
