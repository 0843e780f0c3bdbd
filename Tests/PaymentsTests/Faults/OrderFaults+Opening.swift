import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import TestKit
import Vocabulary

extension OrderFaults {
    static let offering: [Fault<OrderFixture>] = [
        .verbs("opens what is only offered", caughtBy: "an offer shows title, price") { verbs, caller in
            let sound = caller.sound
            verbs.offer = { request throws(OrderError) in
                _ = try? await sound.open(request, idempotencyKey: nil)
                return try await sound.offer(request)
            }
        },
        .goods("forgets that a card alone pays", caughtBy: "offer and order say where a card") { market in
            var goods = BentPurchasable(market.goods)
            goods.quote = { request, buyer throws(PurchaseFailure) in
                let quote = try await market.goods.quote(request, for: buyer)
                return PurchaseQuote(
                    title: quote.title, unitPrice: quote.unitPrice, quantity: quote.quantity,
                    payee: quote.payee, payBy: quote.payBy, earning: quote.earning, refunds: quote.refunds)
            }
            return goods
        },
        .verbs("takes any amount", caughtBy: "where the record leaves the amount open") { verbs, caller in
            let sound = caller.sound
            verbs.offer = { request throws(OrderError) in
                do throws(OrderError) {
                    return try await sound.offer(request)
                } catch .invalidFields {
                    return try await sound.offer(
                        PurchaseRequest(request.record, amount: Money(1_000, .krw)))
                }
            }
        },
        .goods("refuses without a reason", caughtBy: "what a member cannot pay for") { market in
            var goods = BentPurchasable(market.goods)
            goods.quote = { request, buyer throws(PurchaseFailure) in
                do throws(PurchaseFailure) {
                    return try await market.goods.quote(request, for: buyer)
                } catch {
                    throw .gone
                }
            }
            return goods
        },
        .goods("sells for one won", caughtBy: "a price of nothing, in another currency") { market in
            var goods = BentPurchasable(market.goods)
            goods.quote = { request, buyer throws(PurchaseFailure) in
                let quote = try await market.goods.quote(request, for: buyer)
                return PurchaseQuote(
                    title: quote.title, unitPrice: Money(1, .krw), quantity: 1, payee: quote.payee,
                    payBy: quote.payBy, earning: quote.earning, refunds: quote.refunds)
            }
            return goods
        },
        .verbs(
            "takes visitors for the buyer", caughtBy: "an anonymous visitor is offered nothing",
            "an anonymous visitor sees no order"
        ) { verbs, caller in
            if caller.principal == .anonymous { verbs = OrderRepositoryFake(forwardingTo: caller.buyer) }
        },
        .store("loses changes", caughtBy: "without a gateway nothing can be bought") { store in
            store.apply = { _, _, _, _ throws(OrderError) in true }
        },
    ]

    static let opening: [Fault<OrderFixture>] = [
        .store(
            "keeps another title", caughtBy: "an open order has the terms of the offer",
            "notices about an order name what is bought"
        ) { store in
            let sound = store
            store.insert = { order, payment, request, now throws(OrderError) in
                try await sound.insert(order.with(title: "다른 물건"), payment, request, now)
            }
        },
        .store("gives a minute more to pay", caughtBy: "an order can be paid for as long as its unit") {
            store in
            let sound = store
            store.insert = { order, payment, request, now throws(OrderError) in
                let later = order.payBy.advanced(by: .seconds(60))
                return try await sound.insert(order.with(payBy: later), payment, request, now)
            }
        },
        .verbs(
            "names each answer anew", caughtBy: "a buyer's second order for a record is the first",
            "the same request again under one key", "of several orders at once by one buyer"
        ) { verbs, caller in
            let (sound, ids) = (caller.sound, caller.environment.ids)
            verbs.open = { request, key throws(OrderError) in
                let view = try await sound.open(request, idempotencyKey: key)
                return view.with(view.order.with(id: ids.next()))
            }
        },
        .verbs("charges the price of the day", caughtBy: "the price is fixed when the order is opened") {
            verbs, caller in
            let sound = caller.sound
            verbs.open = { request, key throws(OrderError) in
                let view = try await sound.open(request, idempotencyKey: key)
                let quote = try await sound.offer(request).quote
                let price = try OrderPrice(quote, fee: view.order.price.fee)
                return view.with(view.order.with(price: price))
            }
        },
        .goods(
            "holds whatever it is asked for", caughtBy: "if the price changes between offer and hold",
            "if nothing is left to hold"
        ) { market in
            var goods = BentPurchasable(market.goods)
            goods.hold = { purchase throws(PurchaseFailure) in
                do throws(PurchaseFailure) {
                    try await market.goods.hold(purchase)
                } catch {
                    if case .service = error { throw error }
                }
            }
            return goods
        },
        .goods("takes a hold for another the second time", caughtBy: "a hold that got no answer") { market in
            let known = LockedValue<Set<OrderID>>([])
            var goods = BentPurchasable(market.goods)
            goods.hold = { purchase throws(PurchaseFailure) in
                let isNew = known.withLock { $0.insert(purchase.order).inserted }
                guard isNew else { throw .gone }
                try await market.goods.hold(purchase)
            }
            return goods
        },
        .gateway("registers nothing", caughtBy: "the gateway is told the amount") { market in
            var gateway = BentGateway(market.gateway)
            gateway.register = { _, _ throws(GatewayError) in }
            return gateway
        },
        .verbs("answers with another order", caughtBy: "a buyer has ten open orders") { verbs, caller in
            let sound = caller.sound
            verbs.open = { request, key throws(OrderError) in
                do throws(OrderError) {
                    return try await sound.open(request, idempotencyKey: key)
                } catch {
                    let open = try await sound.orders(OrderFilter(state: .open), .first).items
                    guard let any = open.first else { throw error }
                    return any
                }
            }
        },
    ]

    static let repeating: [Fault<OrderFixture>] = [
        .store(
            "knows no keys", caughtBy: "the same request under its key is answered also",
            "a key that stands for another request", "a refund under one key is made once",
            "a refund's key that stands for another amount"
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
        .store("shares keys", caughtBy: "another member's key is another key") { store in
            let sound = store
            store.made = { request, now throws(OrderError) in try await sound.made(shared(request), now) }
            store.insert = { order, payment, request, now throws(OrderError) in
                try await sound.insert(order, payment, request.map(shared), now)
            }
        },
        .store("keeps the keys of what was refused", caughtBy: "a request whose offer was refused") { store in
            let (sound, tried) = (store, LockedValue<Set<IdempotencyKey>>([]))
            store.made = { request, now throws(OrderError) in
                let known = try await sound.made(request, now)
                let isNew = tried.withLock { $0.insert(request.scope.key).inserted }
                if known == nil, !isNew { throw .service(.keyReused) }
                return known
            }
        },
    ]

    private static func shared(_ request: IdempotentRequest) -> IdempotentRequest {
        let scope = IdempotentRequest.Scope(request.scope.key, verb: request.scope.verb, member: nil)
        return IdempotentRequest(scope, request.content, at: request.madeAt)
    }
}
