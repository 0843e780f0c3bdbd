import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import TestKit
import Vocabulary

extension OrderFaults {
    static let cashing: [Fault<OrderFixture>] = [
        .store(
            "forgets the requests of domains", caughtBy: "a domain opens an order for a member",
            "a domain gives back a part and the rest"
        ) { store in
            let sound = store
            store.made = { _, _ throws(OrderError) in nil }
            store.insert = { order, payment, _, now throws(OrderError) in
                try await sound.insert(order, payment, nil, now)
            }
            store.apply = { change, file, _, now throws(OrderError) in
                try await sound.apply(change, file, nil, now)
            }
        },
        .goods("sells what there is not", caughtBy: "a domain is told why nothing was opened") { market in
            var goods = BentPurchasable(market.goods)
            goods.quote = { request, buyer throws(PurchaseFailure) in
                do throws(PurchaseFailure) {
                    return try await market.goods.quote(request, for: buyer)
                } catch .notFound {
                    throw .notForSale
                }
            }
            return goods
        },
        .store("lists orders of all states", caughtBy: "the orders of a record or payee are listed") {
            store in
            let sound = store
            store.orders = { list, _, page throws(OrderError) in try await sound.orders(list, nil, page) }
        },
        .store("counts nothing", caughtBy: "paid orders of records and balances of payees") { store in
            store.paidOrders = { _ throws(OrderError) in [:] }
            store.balances = { _ throws(OrderError) in [:] }
        },
        .store("lists no postings", caughtBy: "a payee's postings tell a domain") { store in
            store.entries = { _, _ throws(OrderError) in Page(items: [], next: nil) }
        },
    ]

    static let reporting: [Fault<OrderFixture>] = [
        .store(
            "sends no messages", caughtBy: "the domain of a record is told of hand-over",
            "silence and a withdrawal for a part are told"
        ) { store in
            store.outbox = InMemoryOrderStore(OrderMarket.seal)
        }
    ]

    static let halting: [Fault<OrderFixture>] = [
        .store("always runs", caughtBy: "while payments are halted nothing is bought") { store in
            store.mode = { () throws(OrderError) in .running }
        },
        .gateway("has nothing new to tell", caughtBy: "payments are resumed once the gateway was read") {
            market in
            var gateway = BentGateway(market.gateway)
            gateway.changes = { from, until, cursor, limit throws(GatewayError) in
                _ = try await market.gateway.changes(
                    from: from, until: until, after: cursor, limit: limit)
                return []
            }
            return gateway
        },
        .store("takes every halt for a restore", caughtBy: "a restored database runs by itself") { store in
            let sound = store
            store.mode = { () throws(OrderError) in
                guard case .halted(_, let since) = try await sound.mode() else { return .running }
                return .halted(.restored, since: since)
            }
        },
    ]
}
