import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// The records of sales that the law requires.
extension ListingFaults {
    static let recording: [Fault<ListingFixture>] = [
        .store(
            "forgets trades with a member",
            caughtBy: [
                "a sale is recorded for the law, and the record outlives the seller and the buyer"
            ]
        ) { store in
            let (left, sound) = (LockedValue<Set<MemberID>>([]), store)
            store.forget = { member, now throws(ListingError) in
                left.withLock { _ = $0.insert(member) }
                try await sound.forget(member, now)
            }
            store.trades = { order, now throws(ListingError) in
                let kept = try await sound.trades(order, now)
                return kept.filter { left.now.isDisjoint(with: [$0.seller, $0.buyer]) }
            }
        },
        .store("keeps trades too long", caughtBy: ["the record of a sale is read for five years"]) { store in
            let sound = store
            store.trades = { order, now throws(ListingError) in
                try await sound.trades(order, now.advanced(by: .seconds(-86_400)))
            }
        },
        .store(
            "reads the latest trade first",
            caughtBy: [
                "each sale to an order is recorded once, the earliest first, and a released hold is not"
            ]
        ) { store in
            let sound = store
            store.trades = { order, now throws(ListingError) in
                try await sound.trades(order, now).reversed()
            }
        },
    ]
}
