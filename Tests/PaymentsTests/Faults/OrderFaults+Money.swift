import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import Vocabulary

extension OrderFaults {
    static let refunding: [Fault<OrderFixture>] = [
        .verbs("shows the order in place of a refusal", caughtBy: "nothing, more than is left, or another") {
            verbs, caller in
            let sound = caller.sound
            verbs.refund = { id, amount, key throws(OrderError) in
                do throws(OrderError) {
                    return try await sound.refund(id, amount, idempotencyKey: key)
                } catch .invalidFields {
                    return try await sound.order(id)
                }
            }
        },
        .verbs(
            "gives everything back whatever the terms", caughtBy: "a buyer who withdraws gets back",
            "a withdrawal for a part leaves"
        ) { verbs, caller in
            let seller = caller.seller
            verbs.withdraw = { id throws(OrderError) in
                try await seller.refund(id, nil, idempotencyKey: nil)
            }
        },
        .gateway("takes promises for money", caughtBy: "a refund that the gateway makes later") { market in
            var gateway = BentGateway(market.gateway)
            gateway.refund = { request throws(GatewayError) in
                let answer = try await market.gateway.refund(request)
                return GatewayRefund(
                    id: answer.id, .succeeded, amount: answer.amount, requestedAt: answer.requestedAt,
                    isForeign: answer.isForeign)
            }
            return gateway
        },
        .gateway(
            "hides what others have given back", caughtBy: "what the merchant gives back in the gateway's",
            "what was given back before anything was heard", "a refund follows the gateway's numbers",
            "a refund that waits while the console", "what the card company takes back comes back once",
            "a refund without a webhook is found"
        ) { market in
            BentGateway(market.gateway).telling { attempt in
                let foreign = attempt.refunds.filter { $0.isForeign && $0.status == .succeeded }
                attempt.refunds = attempt.refunds.filter { !$0.isForeign }
                attempt.refunded -= foreign.reduce(Int64(0)) { $0 + $1.amount }
                guard attempt.status.wasPaid else { return }
                attempt.status =
                    attempt.refunded == 0
                    ? .paid : attempt.refunded < attempt.paid ? .partlyRefunded : .refunded
            }
        },
        .gateway(
            "hides complaints", caughtBy: "while a complaint at the card company is open",
            "a refund that was decided before a complaint",
            "a complaint at the card company without a webhook"
        ) { market in
            BentGateway(market.gateway).telling { $0.isDisputed = false }
        },
    ]

    static let booking: [Fault<OrderFixture>] = [
        .store(
            "books no payments", caughtBy: "what was paid is the buyer's until the payee",
            "money that came too late is raised"
        ) { store in
            store.changing { change in
                change.acts = change.acts.filter { act in
                    if case .paid = act { false } else { true }
                }
            }
        },
        .store("charges nothing", caughtBy: "the house keeps its share of what was paid") { store in
            store.changing { change in
                change.acts = change.acts.map { act in
                    guard case .earned(let order, let amount) = act else { return act }
                    let price = order.price
                    let free = OrderPrice(
                        unit: price.unit, quantity: price.quantity, total: price.total, fee: .none)
                    return .earned(order.with(price: free), amount)
                }
            }
        },
        .store(
            "posts nothing", caughtBy: "what a payee owes is offset",
            "an operator gives up what a payee owes",
            "what was earned can be paid out", "a settlement divides what was taken",
            "rows of a settlement file count once", "a payout lowers what can be paid out",
            "a payout never exceeds", "of payouts at once no more", "of a payout and a refund at once",
            "money that a refund of another sale", "an import or payout that breaks off",
            "transfers and notes are reference numbers"
        ) { store in
            store.post = { _, _, _ throws(OrderError) in false }
        },
        .store("refuses payments of others", caughtBy: "rows about payments of others are named") { store in
            let sound = store
            store.order = { reference throws(OrderError) in
                guard let known = try await sound.order(reference) else { throw .notFound }
                return known
            }
        },
        .store("forgets what is different", caughtBy: "a row with another amount than the ledger has") {
            store in
            store.note = { _ throws(OrderError) in }
        },
        .verbs("shows one payee's postings to all", caughtBy: "a payee sees what their balance gained") {
            verbs, caller in
            verbs.postings = caller.seller.postings(_:)
        },
        .store("reads the ledger backwards", caughtBy: "the ledger is one chain") { store in
            let sound = store
            store.entriesAfter = { sequence, limit throws(OrderError) in
                try await sound.entriesAfter(sequence, limit).reversed()
            }
        },
    ]

    static let raising: [Fault<OrderFixture>] = [
        .store("tells no totals", caughtBy: "what is paid for what is earned at a moment is raised") {
            store in
            let sound = store
            store.balances = { payees throws(OrderError) in
                try await sound.balances(payees).mapValues { balance in
                    PayeeBalance(due: balance.due, payable: balance.payable, owed: balance.owed)
                }
            }
        },
        .store("keeps what is back in the total", caughtBy: "what is back is not raised any more") { store in
            store.changing { change in
                change.acts = change.acts.filter { act in
                    if case .refunded = act { false } else { true }
                }
            }
        },
        .store("knows no payout by its number", caughtBy: "a domain records a payout once") { store in
            store.entry = { _ throws(OrderError) in nil }
        },
        .store("takes every payout for new", caughtBy: "a number that stands for another payout") { store in
            let sound = store
            store.post = { act, told, now throws(OrderError) in
                _ = try await sound.post(act, told, now)
                return true
            }
        },
    ]

    static let reconciling: [Fault<OrderFixture>] = [
        .gateway("doubts its own books", caughtBy: "where the books agree reconciling finds nothing") {
            market in
            var gateway = BentGateway(market.gateway)
            gateway.changes = { from, until, cursor, limit throws(GatewayError) in
                try await market.gateway.changes(from: from, until: until, after: cursor, limit: limit).map {
                    guard var attempt = $0.attempt else { return $0 }
                    attempt.paid += 1
                    return GatewayChange(attempt, cursor: $0.cursor)
                }
            }
            return gateway
        },
        .gateway(
            "tells no changes", caughtBy: "a payment without a webhook is found and fulfilled",
            "a payment without a webhook for an order that has ended",
            "strangers, missing payments and other amounts"
        ) { market in
            var gateway = BentGateway(market.gateway)
            gateway.changes = { _, _, _, _ throws(GatewayError) in [] }
            return gateway
        },
        .gateway("tells all changes of all times", caughtBy: "reconciling reads what changed in the time") {
            market in
            var gateway = BentGateway(market.gateway)
            gateway.changes = { _, _, cursor, limit throws(GatewayError) in
                try await market.gateway.changes(
                    from: Timestamp(microseconds: 0), until: Timestamp(microseconds: .max), after: cursor,
                    limit: limit)
            }
            return gateway
        },
    ]
}
