import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import Vocabulary

extension OrderFaults {
    static let operating: [Fault<OrderFixture>] = [
        .store(
            "logs no act about an order", caughtBy: "an operator has a refused refund asked for once more",
            "an operator makes a refused refund by hand"
        ) { store in
            store.changing { $0.audit = nil }
        },
        .gateway(
            "takes wrong credentials for a refusal",
            caughtBy: "a refund that the gateway refuses for wrong credentials"
        ) { market in
            var gateway = BentGateway(market.gateway)
            gateway.refund = { request throws(GatewayError) in
                do throws(GatewayError) {
                    return try await market.gateway.refund(request)
                } catch .refused(.unauthorized) {
                    throw .refused(.other("UNAUTHORIZED"))
                }
            }
            return gateway
        },
        .store("has nothing for operators to do", caughtBy: "an operator sees what waits") { store in
            store.failedRefunds = { _ throws(OrderError) in [] }
            store.debtors = { _ throws(OrderError) in [] }
        },
        .store("logs no posting", caughtBy: "payouts, write-offs and readings of the law's records") {
            store in
            let sound = store
            store.post = { act, _, now throws(OrderError) in try await sound.post(act, nil, now) }
        },
        .store(
            "sums up nothing", caughtBy: "a payee's month has what was there before",
            "the house's month has its own accounts"
        ) { store in
            store.sums = { _, _, _ throws(OrderError) in [] }
        },
        .store("verifies without reading", caughtBy: "reading the whole ledger finds it unchanged") { store in
            store.verification = { _ throws(OrderError) in
                LedgerVerification(head: .beginning, broken: [], sum: 0, clearing: 0, payments: 0)
            }
        },
        .store(
            "loses the words of complaints", caughtBy: "a complaint and its words are written in one step"
        ) { store in
            store.changing { $0.words = nil }
        },
    ]
}
