import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let telling: [Clause<OrderFixture>] = [
        Clause("buyer and payee are told once that an order is paid") { place in
            let view = try await place.opened()
            try await place.expectTold([], of: view)
            try await place.pay(view)
            try await place.hear(view)
            try await place.expectTold([("paid", .buyer), ("paid", .payee)], of: view)
        },
        Clause("each is told of what the other does, and is not told twice") { place in
            let view = try await place.paid()
            let id = view.order.id
            _ = try await place.notices()
            for _ in 0..<2 { _ = try await place.seller.handOver(id) }
            try await place.expectTold([("handed-over", .buyer)], of: view, by: view.order.payee)
            _ = try await place.buyer.complain(id, .notReceived, "아직 못 받았어요")
            try await place.expectTold([("problem", .payee)], of: view, by: AnyIdentifier(view.order.buyer))
            for _ in 0..<2 { _ = try await place.buyer.confirm(id) }
            try await place.expectTold([("received", .payee)], of: view, by: AnyIdentifier(view.order.buyer))
        },
        Clause("the buyer is told on day 3 and day 6 that silence releases the money") { place in
            let view = try await place.handedOver()
            _ = try await place.notices()
            for act in ["third-day", "sixth-day"] {
                try await place.pass(.days(3))
                let notices = try await place.notices().filter { $0.recipient == view.order.buyer }
                try expectEqual(notices.map(\.act), [act], "the notices")
            }
            try await place.pass(.days(1))
            try await place.expectTold([("received", .buyer), ("received", .payee)], of: view)
        },
        Clause("both are told of a refund when it is decided, and when the money is back") { place in
            let view = try await place.paid()
            try place.gateway.giveBack(.later)
            _ = try await place.notices()
            _ = try await place.seller.refund(view.order.id, .won(1_000), idempotencyKey: nil)
            try await place.expectTold([("returned", .buyer)], of: view, by: view.order.payee)
            try place.gateway.finishRefunds(of: try await place.reference(of: view))
            try await place.hear(view)
            try await place.expectTold([("refunded", .buyer), ("refunded", .payee)], of: view)
        },
        Clause("both are told of a complaint at the card company, and of its end") { place in
            let view = try await place.paid()
            let reference = try await place.reference(of: view)
            _ = try await place.notices()
            for (isOpen, act) in [(true, "disputed"), (false, "undisputed")] {
                try place.gateway.dispute(reference, isOpen: isOpen)
                for _ in 0..<2 { try await place.hear(view) }
                try await place.expectTold([(act, .buyer), (act, .payee)], of: view)
            }
        },
    ]
}

/// One of the two of an order.
private enum OrderParty {
    case buyer, payee
}

extension OrderFixture {
    /// Checks the notices about an order since the last call, in any order; `actor` did it.
    fileprivate func expectTold(
        _ expected: [(String, OrderParty)], of view: OrderView, by actor: AnyIdentifier? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let notices = try await notices()
        let told = notices.map { "\($0.act) \($0.recipient)" }.sorted()
        let payee: MemberID? = view.order.payee.typed()
        let wanted = expected.map { act, party in
            "\(act) \(party == .buyer ? view.order.buyer : payee ?? view.order.buyer)"
        }
        try expectEqual(told, wanted.sorted(), "the notices", file: file, line: line)
        for notice in notices {
            try expectEqual(notice.subject, AnyIdentifier(view.order.id), "the order", file: file, line: line)
            try expectEqual(notice.actor, actor?.typed(), "who did it", file: file, line: line)
        }
    }
}
