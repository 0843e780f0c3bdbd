import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let racing: [Clause<OrderFixture>] = [
        Clause("of many buyers of one unit one gets it, and all others pay nothing or get it back") { place in
            for isHeld in [true, false] {
                let record = try place.offer { $0.isHeld = isHeld }
                let buyers = (0..<6).map { _ in place.newMember() }
                let fulfilled = try await count(of: buyers.count) { index in
                    guard let view = try await place.openUnlessGone(record, by: buyers[index]) else {
                        return false
                    }
                    try await place.pay(view)
                    return try await place.state(of: view) == .fulfilled
                }
                try expectEqual(fulfilled, 1, "how many got it")
                try await place.recover()
                for buyer in buyers { try await place.expectEnded(buyer) }
                try expectEqual(try place.goods.stock(of: record).sold, 1, "how many were handed over")
            }
        },
        Clause("of paying and cancelling at once the buyer has the goods or the money") { place in
            for _ in 0..<4 {
                let view = try await place.opened()
                _ = try await count(of: 2) { index in
                    if index == 0 {
                        try await place.pay(view)
                    } else {
                        try await place.cancelUnlessPaid(view)
                    }
                    return true
                }
                try await place.recover()
                try await place.expectEnded(view)
            }
            try await place.expectBooks()
        },
        Clause("several servers that hear of one payment fulfil it once") { place in
            let view = try await place.opened()
            try place.gateway.pay(place.window(of: try await place.file(view)))
            _ = try await count(of: 8) { index in
                switch index % 3 {
                case 0: try await place.hear(view)
                case 1: _ = try await place.buyer.look(view.order.id)
                default: _ = try await place.service.work(.step)
                }
                return true
            }
            try await place.work()
            try expectEqual(try await place.state(of: view), .fulfilled, "the state")
            let paid = try await place.expectChain().count { $0.posting.kind == .paid }
            try expectEqual(paid, 1, "how often the ledger says that it was paid")
            try await place.expectEnded(view)
        },
        Clause("several servers that give one refund back give it back once") { place in
            let view = try await place.paid()
            try place.calls.stop([.refund])
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            try place.calls.mend()
            place.clock.advance(by: .minutes(1))
            _ = try await count(of: 6) { _ in
                _ = try await place.service.work(.refund)
                return true
            }
            try await place.recover()
            try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back")
            try await place.expectEnded(view)
        },
        Clause("of refunds at once no more comes back than was paid") { place in
            let view = try await place.received()
            let made = try await count(of: 6) { _ in
                do {
                    _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
                    return true
                } catch let error as OrderError where error.isLostRace {
                    return false
                }
            }
            try expect((1...3).contains(made), "\(made) were made")
            try await place.recover()
            let promised = try await place.file(view).refunds.reduce(Int64(0)) { $0 + $1.amount.minorUnits }
            try expect((10_000...30_000).contains(promised), "\(promised) was promised")
            try expectEqual(try await place.book(of: view).givenBack, promised, "what came back")
            try await place.expectEnded(view)
        },
        Clause("of confirming and complaining at once both are kept, or the complaint comes too late") {
            place in
            for _ in 0..<4 {
                let view = try await place.handedOver()
                _ = try await count(of: 2) { index in
                    do {
                        let (verbs, id) = (place.buyer, view.order.id)
                        _ =
                            try await
                            (index == 0
                            ? verbs.confirm(id) : verbs.complain(id, .notAsAgreed, "색이 다릅니다"))
                        return true
                    } catch OrderError.wrongState {
                        return false
                    }
                }
                let order = try await place.file(view).order
                try expect(order.delivery.receivedAt != nil, "the receipt is confirmed")
                try expectEqual(order.delivery.problem, nil, "the complaint")
                let earned = try await place.expectChain().count {
                    $0.posting.kind == .earned && $0.posting.order == order.id
                }
                try expectEqual(earned, 1, "how often it was earned")
            }
        },
    ]
}

extension OrderFixture {
    fileprivate func cancelUnlessPaid(_ view: OrderView) async throws {
        do {
            _ = try await buyer.cancel(view.order.id)
        } catch OrderError.wrongState {}
    }

    /// The verbs of members who are neither buyer nor seller.
    var others: [any OrderRepository] { [stranger, moderator, self.operator] }
}

extension OrderError {
    /// Whether another change was faster.
    fileprivate var isLostRace: Bool {
        switch self {
        case .invalidFields, .wrongState, .service(.unavailable): true
        default: false
        }
    }
}
