import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let paying: [Clause<OrderFixture>] = [
        Clause("money that the gateway has taken fulfils the order, however that is heard of") { place in
            for word in PaymentWord.allCases {
                let view = try await place.opened()
                try place.gateway.pay(place.window(of: try await place.file(view)))
                try await place.bring(word, of: view)
                let seen = try await place.seller.order(view.order.id)
                try expectEqual(seen.order.state, .fulfilled, "the state after \(word)")
                try expectEqual(seen.payment.state, .paid, "the payment after \(word)")
                try expectEqual(try place.goods.handOvers(of: view.order.id), 1, "how often handed over")
                try await place.expectEnded(view)
            }
        },
        Clause("no word fulfils an order for which the gateway has taken nothing") { place in
            let view = try await place.opened()
            for word in PaymentWord.allCases where word != .job {
                try await place.bring(word, of: view)
                let file = try await place.file(view)
                try expectEqual(file.order.state, .open, "the state after \(word)")
                try expectEqual(file.payment.state, .created, "the payment after \(word)")
            }
            let secret = try await place.buyer.checkout(view.order.id).secret
            _ = try await place.service.returned(secret, token: "token-transaction-1", transaction: nil)
            try expectEqual(try await place.state(of: view), .open, "the state after a token made up")
            try expect(try !place.hasGoods(view), "nothing was handed over")
        },
        Clause("after a declined attempt another one can succeed") { place in
            let view = try await place.opened()
            try place.gateway.decline(place.window(of: try await place.file(view)))
            try await place.hear(view)
            let declined = try await place.file(view)
            try expectEqual(declined.payment.state, .failed, "the payment")
            try expectEqual(declined.order.state, .open, "the order")
            try await place.pay(view)
            try expectEqual(try await place.state(of: view), .fulfilled, "the order after the second try")
            try expectEqual(try await place.file(view).payment.state, .paid, "the payment after it")
        },
        Clause("of two tabs one pays, and a later attempt that fails hides no earlier one that was paid") {
            place in
            let view = try await place.opened()
            let window = place.window(of: try await place.file(view))
            let consent = try place.gateway.agree(window)
            try place.gateway.decline(window)
            try await place.hear(view)
            try await place.consent(consent, to: view)
            let file = try await place.file(view)
            try expectEqual(file.order.state, .fulfilled, "the state")
            try expectEqual(file.payment.transaction, consent.transaction, "the attempt that was paid")
            try expectEqual(place.refusal(of: window), .refused(.alreadyPaid), "a second payment")
            try await place.expectEnded(view)
        },
        Clause("an approval that comes later, even after a failure, is found by a job") { place in
            for isPending in [true, false] {
                let view = try await place.opened()
                let window = place.window(of: try await place.file(view))
                if isPending { try place.gateway.pend(window) } else { try place.gateway.decline(window) }
                try await place.hear(view)
                let expected: PaymentState = isPending ? .pending : .failed
                try expectEqual(try await place.file(view).payment.state, expected, "the payment before")
                try place.gateway.approveLate(window.reference)
                try await place.pass(.minutes(1) - .moment)
                try expectEqual(try await place.state(of: view), .open, "the order before a minute")
                try await place.pass(.moment)
                try expectEqual(try await place.state(of: view), .fulfilled, "the order after a minute")
            }
        },
        Clause("an unpaid order is asked about after 1, 5 and 30 minutes, then every hour for two days") {
            place in
            _ = try await place.opened()
            let calls = try place.calls
            try await place.pass(.minutes(1) - .moment)
            try expectEqual(calls.count(of: .attempts), 0, "before a minute")
            try await place.pass(.moment)
            try expectEqual(calls.count(of: .attempts), 1, "after 1 minute")
            try await place.pass(.minutes(5))
            try expectEqual(calls.count(of: .attempts), 2, "5 minutes later")
            // The time to pay ends meanwhile, before which it is asked once more.
            try await place.pass(.minutes(30))
            let before = calls.count(of: .attempts)
            try expect(before > 2, "30 minutes later")
            try await place.pass(.hours(1) - .moment)
            try expectEqual(calls.count(of: .attempts), before, "before an hour")
            for hour in 1...40 {
                try await place.pass(hour == 1 ? .moment : .hours(1))
                try expectEqual(calls.count(of: .attempts), before + hour, "\(hour) hours later")
            }
            for _ in 0..<24 { try await place.pass(.hours(1)) }
            let after = calls.count(of: .attempts)
            for _ in 0..<24 { try await place.pass(.hours(1)) }
            try expectEqual(calls.count(of: .attempts), after, "in the end")
        },
        Clause("waiting at an order does not wear out the jobs that ask about it") { place in
            let view = try await place.opened()
            for _ in 0..<60 { _ = try await place.buyer.look(view.order.id) }
            try place.gateway.pay(place.window(of: try await place.file(view)))
            try await place.pass(.minutes(1))
            try expectEqual(try await place.state(of: view), .fulfilled, "the state")
        },
        Clause("while the gateway does not answer nothing is decided, and nothing is lost") { place in
            let view = try await place.opened()
            try place.gateway.pay(place.window(of: try await place.file(view)))
            try place.calls.stop(OrderCalls.Call.ofGateway)
            try await place.hear(view)
            try expectEqual(try await place.buyer.look(view.order.id).order.state, .open, "the state")
            for _ in 0..<3 { try await place.pass(.minutes(20)) }
            try expectEqual(try await place.state(of: view), .open, "the state after an hour")
            try place.calls.mend()
            try await place.pass(.hours(1))
            try expectEqual(try await place.state(of: view), .fulfilled, "the state in the end")
            try await place.expectEnded(view)
        },
        Clause("a paid order whose goods do not answer is fulfilled later, once") { place in
            for moment in OrderCalls.Moment.allCases {
                let view = try await place.opened()
                try place.calls.fail(1, of: [.fulfil], moment)
                let outage = try await refusal(by: OrderError.self) { try await place.pay(view) }
                try expect(outage.isOutage, "the refusal is an outage: \(outage)")
                try expectEqual(try await place.state(of: view), .paid, "the state")
                try await place.work()
                try expectEqual(try await place.state(of: view), .fulfilled, "the state later")
                try await place.expectEnded(view)
            }
        },
        Clause("webhooks that come twice, late or about nothing known have no second effect") { place in
            let view = try await place.opened()
            let (service, reference) = (try place.service, try await place.reference(of: view))
            let unknown = try await place.reference(of: place.opened())
            try place.gateway.lose(unknown)
            try place.gateway.pay(place.window(of: try await place.file(view)))
            for name in ["첫 소식", "첫 소식", "둘째 소식"] { try await service.heard(name, about: reference) }
            let (file, entries) = (try await place.file(view), try await place.expectChain())
            _ = try await place.notices()
            try await service.heard("첫 소식", about: reference)
            try await service.heard("셋째 소식", about: unknown)
            let stranger = try expectValue(PaymentReference("pay-aaaaaaaaaaaaaaaaaaaaaa"), "a reference")
            try await service.heard("넷째 소식", about: stranger)
            try expectEqual(try await place.file(view), file, "the order")
            try expectEqual(try await place.expectChain(), entries, "the ledger")
            try expectEqual(try await place.notices(), [], "the notices")
        },
    ]
}

/// The way in which the platform hears of a payment.
private enum PaymentWord: CaseIterable {
    case browser, webhook, buyer, seller, job, reconciliation
}

extension OrderFixture {
    fileprivate func bring(_ word: PaymentWord, of view: OrderView) async throws {
        let id = view.order.id
        switch word {
        case .browser:
            let secret = try await buyer.checkout(id).secret
            _ = try await service.returned(secret, token: nil, transaction: nil)
        case .webhook: try await hear(view)
        case .buyer: _ = try await buyer.look(id)
        case .seller: _ = try await seller.look(id)
        case .job: try await pass(.minutes(1))
        case .reconciliation:
            let now = clock.now()
            _ = try await service.reconcile(
                from: now.advanced(by: .zero - .days(1)), until: now.advanced(by: .days(1)))
        }
    }

    /// The gateway's refusal of another payment; nil if it is made.
    fileprivate func refusal(of window: GatewayWindow) throws -> GatewayError? {
        let gateway = try gateway
        do throws(GatewayError) {
            try gateway.pay(window)
            return nil
        } catch {
            return error
        }
    }
}
