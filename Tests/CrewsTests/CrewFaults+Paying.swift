import ContractKit
import CrewsContract
import CrewsFakes
import TestKit
import Vocabulary

@testable import Crews

extension CrewFaults {
    static let paid = paying + lettingGo + refunding

    private static let paying: [Fault<CrewFixture>] = [
        .store(
            "asks for no fee", caughtBy: "joining a crew with a fee keeps a seat",
            "an offered seat is taken up without a fee"
        ) { store in
            store.bendSeats { change, _ in
                for index in change.memberships.indices { change.memberships[index].fee = .none }
            }
        },
        .store("forgets the days of a fee", caughtBy: "a crew of a business gives all back") { store in
            store.bendSeats { change, _ in
                for index in change.memberships.indices where change.memberships[index].state == .joining {
                    let amount = change.memberships[index].fee.amount
                    change.memberships[index].fee = CrewFee(amount: amount, fullDays: 0, halfDays: 0)
                }
            }
        },
        .store("asks for the fee of the day", caughtBy: "a fee that changes while a seat is kept") { store in
            store.bendMembership { membership, crew in
                if membership.isPayable { membership.fee = crew.fee }
            }
        },
        .store(
            "keeps a seat for every order", caughtBy: "a seat is held for one order",
            "of orders for one seat at once",
            "while a seat is being paid for"
        ) { store in
            store.bendMembership { membership, _ in
                if membership.state == .joining { (membership.state, membership.order) = (.offered, nil) }
            }
        },
        .paying("tells strangers of a seat", caughtBy: "the terms of a seat are told to its person alone") {
            crews, _ in
            let sound = crews.quote
            crews.quote = { request, buyer throws(PurchaseFailure) in
                do throws(PurchaseFailure) {
                    return try await sound(request, buyer)
                } catch .notFound {
                    throw .notTheBuyer
                }
            }
        },
        .paying("takes no late payments", caughtBy: "an order that was paid late is fulfilled") {
            crews, caller in
            let sound = crews.fulfil
            crews.fulfil = { purchase throws(PurchaseFailure) in
                if purchase.until < caller.environment.clock.rough { throw .gone }
                try await sound(purchase)
            }
        },
        .paying("holds what is not there", caughtBy: "a purchase of another member, or of nothing") {
            crews, _ in
            let sound = crews.hold
            crews.hold = { purchase throws(PurchaseFailure) in
                do throws(PurchaseFailure) { try await sound(purchase) } catch .notFound { return }
            }
        },
    ]

    private static let lettingGo: [Fault<CrewFixture>] = [
        .store("forgets orders that were let go", caughtBy: "an order that was let go before it was held") {
            store in
            store.bendFile { $0.wasLetGo = false }
        },
        .store(
            "lets no order go", caughtBy: "of holding and letting go at once",
            "of fulfilling and letting go at once"
        ) { store in
            store.bendSeats { change, _ in if change.letGo != nil { change = CrewChange() } }
        },
        .store("ends memberships for payments", caughtBy: "money that goes back from a member suspends") {
            store in
            store.bendSeats { change, file in
                for index in change.memberships.indices
                where change.memberships[index].suspension == .payment {
                    change.memberships[index].state = .left
                }
            }
        },
        .store("takes the banned for buyers", caughtBy: "an order that is paid after its person was banned") {
            store in
            store.bendMembership { membership, _ in
                if membership.state == .banned, membership.order != nil { membership.state = .joining }
            }
        },
    ]

    private static let refunding: [Fault<CrewFixture>] = [
        .store(
            "gives nothing back", caughtBy: "a member who leaves gets all of the fee",
            "a member who is removed or banned within the days", "a member who joins and leaves twice",
            "a member of a crew that is out of sight"
        ) { store in
            store.bendSeats { change, _ in
                for index in change.memberships.indices { change.memberships[index].step = nil }
            }
        },
        .store(
            "finds no pending refunds", caughtBy: "a refund that cannot be made now is made later",
            "a crew with a refund that is not on its way"
        ) { store in
            store.unfinished = { _, _ throws(CrewError) in [] }
        },
    ]
}
