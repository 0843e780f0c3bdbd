import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import TestKit
import Vocabulary

extension OrderFaults {
    static let ending: [Fault<OrderFixture>] = [
        .goods(
            "lets nothing go", caughtBy: "the buyer lets an open order go",
            "a release that got no answer", "when one of the two leaves",
            "a buyer who leaves while their order"
        ) { market in
            var goods = BentPurchasable(market.goods)
            goods.release = { _ throws(PurchaseFailure) in }
            return goods
        },
        .verbs("refuses to cancel again", caughtBy: "cancelling again changes nothing") { verbs, caller in
            let sound = caller.sound
            verbs.cancel = { id throws(OrderError) in
                if try await sound.order(id).order.state == .closed { throw .wrongState(.closed) }
                return try await sound.cancel(id)
            }
        },
        .verbs(
            "overlooks states", caughtBy: "a paid order is not cancelled",
            "what was not paid, or was given back", "an order that is not fulfilled is neither",
            "what is earned at once has no delivery", "where there is no complaint, or it was settled"
        ) { verbs, caller in
            verbs.forgiveStates(caller)
        },
        .verbs(
            "takes everybody for the buyer", caughtBy: "the buyer alone lets an order go",
            "only the payee gives back, and only the buyer", "only the payee hands over"
        ) { verbs, caller in
            let buyer = caller.buyer
            (verbs.cancel, verbs.withdraw, verbs.confirm) = (
                buyer.cancel(_:), buyer.withdraw(_:), buyer.confirm(_:)
            )
        },
        .store("goes by the latest time", caughtBy: "an order of a clock that was days ahead") { store in
            let (sound, latest) = (store, LockedValue(Timestamp(microseconds: 0)))
            store.insert = { order, payment, request, now throws(OrderError) in
                latest.withLock { $0 = max($0, now) }
                return try await sound.insert(order, payment, request, now)
            }
            store.due = { work, now, limit throws(OrderError) in
                try await sound.due(work, max(now, latest.now), limit)
            }
        },
        .verbs(
            "says that all was changed now", caughtBy: "a fulfilled order does not expire",
            "without a hand-over silence releases nothing"
        ) { verbs, caller in
            let (sound, clock) = (caller.sound, caller.environment.clock)
            verbs.order = { id throws(OrderError) in
                let view = try await sound.order(id)
                return view.with(view.order.with(updatedAt: clock.now()))
            }
        },
        .gateway(
            "gives nothing back", caughtBy: "if the buyer cancels while the approval runs",
            "what is paid after an order was let go comes back", "if the order expires while its approval",
            "of refunds at once no more comes back", "several servers that give one refund back",
            "an operator gives the money of a complaint back", "the payee gives everything back",
            "the payee gives back in parts", "a refund whose answer was lost",
            "after the gateway has forgotten a key"
        ) { market in
            var gateway = BentGateway(market.gateway)
            gateway.refund = { _ throws(GatewayError) in throw .refused(.other("REFUSED")) }
            return gateway
        },
        .goods(
            "has nothing left when it was paid", caughtBy: "a hold past its moment still serves its order"
        ) { market in
            var goods = BentPurchasable(market.goods)
            goods.fulfil = { _ throws(PurchaseFailure) in throw .gone }
            return goods
        },
        .goods("says that it hands over what is gone", caughtBy: "what is gone when it was paid") { market in
            var goods = BentPurchasable(market.goods)
            goods.fulfil = { purchase throws(PurchaseFailure) in try? await market.goods.fulfil(purchase) }
            return goods
        },
        .goods("sells one unit many times", caughtBy: "of many buyers of one unit") { market in
            var goods = BentPurchasable(market.goods)
            goods.quote = { request, buyer throws(PurchaseFailure) in
                market.goods.change(request.record) { $0.units = 100 }
                return try await market.goods.quote(request, for: buyer)
            }
            return goods
        },
    ]

    static let tampering: [Fault<OrderFixture>] = [
        .gateway(
            "says what was agreed upon", caughtBy: "a payment of another amount",
            "a payment in another currency", "a payment by a channel that moves no real money",
            "a payment whose numbers contradict", "where a card alone pays, money of another means",
            "a payment by the attempt of another payment",
            "a payment at another store", "a payment that is wrong comes back also"
        ) { market in
            BentGateway(market.gateway).telling { attempt in
                attempt.transaction = "\(attempt.reference)"
                (attempt.total, attempt.currency) = (30_000, "KRW")
                if attempt.status.wasPaid { attempt.paid = 30_000 }
                (attempt.isTest, attempt.isOwnStore, attempt.isConsistent) = (true, true, true)
                attempt.isByCard = true
            }
        }
    ]

    static let racing: [Fault<OrderFixture>] = [
        .goods(
            "hands nothing over", caughtBy: "money that the gateway has taken fulfils",
            "a paid order whose goods do not answer", "a buyer's consent takes the money once",
            "several servers that hear of one payment", "what was paid is fulfilled also when the buyer"
        ) { market in
            var goods = BentPurchasable(market.goods)
            goods.fulfil = { _ throws(PurchaseFailure) in }
            return goods
        },
        Fault("gives neither goods nor money", caughtBy: ["of paying and cancelling at once"]) { order in
            .place(
                order,
                goods: { market in
                    var goods = BentPurchasable(market.goods)
                    goods.fulfil = { _ throws(PurchaseFailure) in }
                    return goods
                },
                gateway: { market in
                    var gateway = BentGateway(market.gateway)
                    gateway.refund = { _ throws(GatewayError) in throw .refused(.other("REFUSED")) }
                    return gateway
                })
        },
    ]

    /// Work that no job takes up.
    static let unfinished: [Fault<OrderFixture>] = [
        .store(
            "finds no pending steps", caughtBy: "a purchase that breaks off at any call",
            "a purchase that breaks off before or after any write"
        ) { store in
            store.finding(nothingOf: .step)
        },
        .store(
            "finds nothing that is over", caughtBy: "an order expires when its time to pay is over",
            "letting an order go breaks off nowhere"
        ) { store in
            store.finding(nothingOf: .expiry)
        },
        .store(
            "finds no refunds", caughtBy: "refunds that break off at any call",
            "refunds that break off before or after any write", "money that comes too late comes back once"
        ) { store in
            store.finding(nothingOf: .refund)
        },
        .store(
            "finds no deliveries", caughtBy: "what is earned at a moment is the payee's",
            "silence releases the money after 7 days", "silence releases the money once",
            "tellings that were missed", "a clock set back a day releases"
        ) { store in
            store.finding(nothingOf: .delivery)
        },
    ]
}

/// A verb about one order.
private typealias Decision = @Sendable (OrderID) async throws(OrderError) -> OrderView

extension OrderRepositoryFake {
    /// Shows the order where its state does not allow a verb.
    fileprivate mutating func forgiveStates(_ caller: PlaceCaller) {
        let (sound, seller, keeper) = (caller.sound, caller.seller, caller.keeper)
        cancel = Self.forgiving(cancel, sound)
        withdraw = Self.forgiving(withdraw, sound)
        handOver = Self.forgiving(handOver, sound)
        confirm = Self.forgiving(confirm, sound)
        refund = { id, amount, key throws(OrderError) in
            try await Self.forgiving(
                { id throws(OrderError) in try await sound.refund(id, amount, idempotencyKey: key) }, sound)(
                    id)
        }
        settle = { id, settlement, reason throws(OrderError) in
            try await Self.forgiving(
                { id throws(OrderError) in try await keeper.settle(id, settlement, reason: reason) }, seller)(
                    id)
        }
    }

    private static func forgiving(
        _ verb: @escaping Decision, _ sound: any OrderRepository
    ) -> Decision {
        { id throws(OrderError) in
            do throws(OrderError) {
                return try await verb(id)
            } catch {
                guard case .wrongState = error else { throw error }
                return try await sound.order(id)
            }
        }
    }
}
