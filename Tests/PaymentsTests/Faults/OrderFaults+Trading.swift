import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import Vocabulary

extension OrderFaults {
    static let trading: [Fault<OrderFixture>] = [
        .store(
            "sends no notices", caughtBy: "the seller's word that goods are handed over",
            "buyer and payee are told once", "each is told of what the other does",
            "the buyer is told on day 3 and day 6", "both are told of a refund",
            "both are told of a complaint", "a refund that the gateway refuses, at once"
        ) { store in
            store.changing { $0.notices = [] }
        },
        .store(
            "books nothing that is earned", caughtBy: "when the buyer confirms the receipt",
            "the buyer can confirm the receipt before", "of confirming and complaining at once",
            "an operator releases the money", "an operator gives a part back",
            "a refund takes what waits for the gateway", "what belongs to a crew",
            "a domain records hand-over and receipt"
        ) { store in
            store.changing { change in
                change.acts = change.acts.filter { act in
                    if case .earned = act { false } else { true }
                }
            }
        },
        .verbs("refuses what is so already", caughtBy: "handing over and confirming again") { verbs, caller in
            let sound = caller.sound
            verbs.handOver = { id throws(OrderError) in
                let order = try await sound.order(id).order
                if order.delivery.handedOverAt != nil { throw .wrongState(order.state) }
                return try await sound.handOver(id)
            }
        },
    ]

    static let complaining: [Fault<OrderFixture>] = [
        .verbs(
            "hears no complaints", caughtBy: "a complaint stops the clock",
            "a complaint in the last hour stops the release", "what never came can be complained about",
            "a second complaint takes the place"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.complain = { id, _, _ throws(OrderError) in try await sound.order(id) }
        },
        .verbs(
            "tells operators alone what a buyer wrote",
            caughtBy: "the buyer and the payee read the words of a complaint"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.order = { id throws(OrderError) in try await sound.order(id).withoutComplaint }
        },
        .verbs("takes any words", caughtBy: "the words of a complaint are trimmed") { verbs, caller in
            let sound = caller.sound
            verbs.complain = { id, problem, text throws(OrderError) in
                do throws(OrderError) {
                    return try await sound.complain(id, problem, text)
                } catch .invalidFields {
                    return try await sound.complain(id, problem, "아무거나")
                }
            }
        },
        .verbs(
            "takes everybody for an operator", caughtBy: "operators alone see complaints",
            "operators alone settle a complaint"
        ) { verbs, caller in
            let keeper = caller.keeper
            verbs.problems = keeper.problems(_:)
            verbs.settle = keeper.settle(_:_:reason:)
        },
        .verbs("remembers complaints that have ended", caughtBy: "a complaint ends when the buyer confirms") {
            verbs, caller in
            let sound = caller.sound
            verbs.confirm = { id throws(OrderError) in
                let view = try await sound.confirm(id)
                var delivery = view.order.delivery
                delivery = Delivery(
                    handedOverAt: delivery.handedOverAt, toldAt: delivery.toldAt, told: delivery.told,
                    receivedAt: delivery.receivedAt, problem: .notReceived)
                return view.with(view.order.with(delivery: delivery))
            }
        },
        .verbs("releases what it cannot give back", caughtBy: "an operator gives back no more") {
            verbs, caller in
            let sound = caller.sound
            verbs.settle = { id, settlement, reason throws(OrderError) in
                do throws(OrderError) {
                    return try await sound.settle(id, settlement, reason: reason)
                } catch .invalidFields {
                    return try await sound.settle(id, .release, reason: reason)
                }
            }
        },
    ]
}

extension OrderStoreFake {
    /// Writes other changes than it is given.
    mutating func changing(_ bend: @escaping @Sendable (inout OrderChange) -> Void) {
        let sound = self
        apply = { change, file, request, now throws(OrderError) in
            var bent = change
            bend(&bent)
            return try await sound.apply(bent, file, request, now)
        }
    }
}
