import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import Vocabulary

extension OrderFaults {
    /// What is asked of the gateway, and when.
    static let asking: [Fault<OrderFixture>] = [
        .gateway("tells payments that were not made", caughtBy: "no word fulfils an order") { market in
            var gateway = BentGateway(market.gateway)
            gateway.attempts = { reference throws(GatewayError) in
                let known = try await market.gateway.attempts(reference)
                return known.isEmpty ? [.madeUp(reference)] : known
            }
            return gateway
        },
        .gateway("tells the first attempt alone", caughtBy: "after a declined attempt another") { market in
            var gateway = BentGateway(market.gateway)
            gateway.attempts = { reference throws(GatewayError) in
                Array(try await market.gateway.attempts(reference).prefix(1))
            }
            return gateway
        },
        .gateway("tells the last attempt alone", caughtBy: "of two tabs one pays") { market in
            var gateway = BentGateway(market.gateway)
            gateway.attempts = { reference throws(GatewayError) in
                Array(try await market.gateway.attempts(reference).suffix(1))
            }
            return gateway
        },
        .store(
            "finds nothing to ask about", caughtBy: "an approval that comes later",
            "an unpaid order is asked about", "waiting at an order does not wear out",
            "what was paid for an order let go is found"
        ) { store in
            store.finding(nothingOf: .look)
        },
        .gateway(
            "takes silence for an answer", caughtBy: "while the gateway does not answer nothing is decided",
            "where the gateway does not answer, or there is none"
        ) { market in
            var gateway = BentGateway(market.gateway)
            gateway.attempts = { reference throws(GatewayError) in
                (try? await market.gateway.attempts(reference)) ?? []
            }
            gateway.changes = { from, until, cursor, limit throws(GatewayError) in
                let changes = try? await market.gateway.changes(
                    from: from, until: until, after: cursor, limit: limit)
                return changes ?? []
            }
            return gateway
        },
        .gateway("hides what it answers first", caughtBy: "before an order expires the gateway is asked") {
            market in
            let asked = LockedValue(0)
            var gateway = BentGateway(market.gateway)
            gateway.attempts = { reference throws(GatewayError) in
                let number = asked.withLock { count in
                    count += 1
                    return count
                }
                return number <= 2 ? [] : try await market.gateway.attempts(reference)
            }
            return gateway
        },
    ]

    static let approving: [Fault<OrderFixture>] = [
        .gateway(
            "takes any token", caughtBy: "the consent to another order takes nothing",
            "the consent to another amount or currency"
        ) { market in
            var gateway = BentGateway(market.gateway)
            gateway.approve = { approval throws(GatewayError) in
                try market.gateway.pay(GatewayWindow(.asked(approval)))
            }
            return gateway
        },
        .store("gives five minutes more", caughtBy: "a consent is not taken after the time to pay") { store in
            let sound = store
            store.file = { id throws(OrderError) in
                try await sound.file(id).map { file in
                    file.with(file.order.with(payBy: file.order.payBy.advanced(by: .seconds(300))))
                }
            }
        },
        .gateway("approves nothing", caughtBy: "an approval that got no answer is read") { market in
            var gateway = BentGateway(market.gateway)
            gateway.approve = { _ throws(GatewayError) in }
            return gateway
        },
    ]

    static let addressing: [Fault<OrderFixture>] = [
        .store(
            "keeps no addresses", caughtBy: "an address leads to its order",
            "an order is let go by its address"
        ) { store in
            store.add = { _, _ throws(OrderError) in }
        },
        .store(
            "takes any secret", caughtBy: "an address is not to be guessed",
            "an address for another purpose"
        ) { store in
            let (sound, last) = (store, LockedValue<AddressRight?>(nil))
            store.add = { right, now throws(OrderError) in
                last.withLock { $0 = right }
                try await sound.add(right, now)
            }
            store.right = { hash, now throws(OrderError) in try await sound.right(hash, now) ?? last.now }
        },
        .store("keeps addresses for ever", caughtBy: "an address tells what became of its order") { store in
            let sound = store
            store.right = { hash, _ throws(OrderError) in
                try await sound.right(hash, Timestamp(microseconds: 0))
            }
        },
        .store("keeps all addresses", caughtBy: "an order has ten addresses at a time") { store in
            let rights = LockedValue<[ChainHash: AddressRight]>([:])
            store.add = { right, _ throws(OrderError) in rights.withLock { $0[right.hash] = right } }
            store.right = { hash, _ throws(OrderError) in rights.now[hash] }
        },
        .verbs("gives addresses to all", caughtBy: "the buyer alone gets addresses") { verbs, caller in
            verbs.checkout = caller.buyer.checkout(_:)
        },
    ]
}

extension OrderStoreFake {
    /// Finds nothing of that work.
    mutating func finding(nothingOf kind: OrderWork) {
        let sound = self
        due = { work, now, limit throws(OrderError) in
            work == kind ? [] : try await sound.due(work, now, limit)
        }
    }
}

extension GatewayAttempt {
    /// A payment of 30,000 won that was never made.
    static func madeUp(_ reference: PaymentReference) -> GatewayAttempt {
        GatewayAttempt(
            reference, transaction: "made-up \(reference)", .paid, changedAt: ShownOrders.moment,
            currency: "KRW", total: 30_000, paid: 30_000, refunded: 0, isTest: true, isOwnStore: true,
            isConsistent: true, refunds: [], isDisputed: false)
    }
}

extension Payment {
    /// The payment that an approval is for, as far as the window asks about it.
    static func asked(_ approval: GatewayApproval) -> Payment {
        Payment(
            order: ShownOrders.id(1), reference: approval.reference, amount: approval.amount, isTest: true,
            state: .created, mismatch: nil, transaction: nil, changedAt: nil, paid: 0, refunded: 0,
            isDisputed: false, lookAt: nil, looks: 0, createdAt: ShownOrders.moment, version: .first)
    }
}
