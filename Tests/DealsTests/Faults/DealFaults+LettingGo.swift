import ContractKit
import Deals
import DealsContract
import DealsFakes
import TestKit
import Vocabulary

extension DealFaults {
    static let lettingGo: [Fault<DealFixture>] = [
        .paying(
            "lets go of nothing", caughtBy: "a checkout that was let go ends", "money that goes back",
            "when one of the two leaves while an order is open",
            "when one of the two leaves after the payment", "an open order goes on if its buyer",
            "of holding and letting go at once", "of fulfilling and letting go at once"
        ) { deals, _ in
            deals.release = { _ throws(PurchaseFailure) in }
        },
        .store("forgets which orders were let go", caughtBy: "an order that was let go holds") { store in
            store.wasLetGo = { _, _ throws(DealError) in false }
        },
        .paying("lets go of deals of others", caughtBy: "letting go of an order for no deal") {
            deals, caller in
            let (sound, store, clock) = (deals.release, caller.store, caller.environment.clock)
            deals.release = { purchase throws(PurchaseFailure) in
                guard let id = purchase.record.typed(DealSubject.self),
                    let deal = try? await store.find(id, at: clock.now())
                else { return }
                try await sound(
                    Purchase(
                        order: purchase.order, record: purchase.record, buyer: deal.buyer,
                        total: purchase.total, until: purchase.until))
            }
        },
    ]

    static let delivering: [Fault<DealFixture>] = [
        .verbs(
            "tells Payments nothing", caughtBy: "the seller hands over and the buyer receives",
            "what Payments does not record"
        ) { verbs, caller in
            let heedless = caller.heedless().repository(for: caller.principal)
            verbs.handOver = heedless.handOver(_:)
            verbs.receive = heedless.receive(_:)
        },
        .verbs("lets everybody deliver", caughtBy: "the seller alone hands over, the buyer alone") {
            verbs, caller in
            verbs.handOver = caller.seller.handOver(_:)
        },
        .store(
            "notes no delivery", caughtBy: "what Payments tells of a delivery",
            "a paid deal is open to the words"
        ) { store in
            let sound = store
            store.replace = { deal, version, actor, notice throws(DealError) in
                if deal.handedOverAt != nil || deal.receivedAt != nil { return true }
                return try await sound.replace(deal, version, actor, notice)
            }
        },
    ]
}
