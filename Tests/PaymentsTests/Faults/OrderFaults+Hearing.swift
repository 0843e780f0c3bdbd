import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import Vocabulary

extension OrderFaults {
    static let hearing: [Fault<OrderFixture>] = [
        .store(
            "hears and writes nothing down", caughtBy: "a webhook that was written down",
            "a webhook whose writing breaks off"
        ) { store in
            let sound = store
            store.nudge = { _, reference, _ throws(OrderError) in
                _ = try await sound.order(reference)
                return nil
            }
        },
        .store("forgets webhooks", caughtBy: "webhooks that come twice") { store in
            let (sound, heard) = (store, LockedValue(0))
            store.nudge = { webhook, reference, now throws(OrderError) in
                let number = heard.withLock { count in
                    count += 1
                    return count
                }
                return try await sound.nudge("\(webhook) \(number)", reference, now)
            }
        },
        .verbs("asks each time", caughtBy: "an order that is looked at again and again") { verbs, caller in
            verbs.look = { id throws(OrderError) in
                let fresh = caller.environment.service(over: caller.store, caller.market)
                return try await fresh.repository(for: caller.principal).look(id)
            }
        },
        .gateway("dates no answer", caughtBy: "an answer that comes late") { market in
            BentGateway(market.gateway).telling { $0.updatedAt = Timestamp(microseconds: 0) }
        },
    ]

    static let waiting: [Fault<OrderFixture>] = [
        .store(
            "lets nothing go behind", caughtBy: "orders whose goods do not answer",
            "orders about which the gateway does not answer", "refunds that wait for the end of a complaint"
        ) { store in
            store.postpone = { _, _, _ throws(OrderError) in }
        }
    ]
}
