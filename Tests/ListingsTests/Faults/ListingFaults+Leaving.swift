import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Members who leave, and what is kept.
extension ListingFaults {
    static let leaving: [Fault<ListingFixture>] = [
        .store(
            "forgets nobody",
            caughtBy: [
                "the key of a member who has left tells nothing of what was answered",
                "forgetting a member again, or one who was never seen, changes nothing",
            ]
        ) { store in
            store.forget = { _, _ in }
        },
        .store(
            "keeps sales",
            caughtBy: [
                "the listings of a member who has left are gone, and nobody else's"
            ]
        ) { store in
            let (known, sound) = (store.noteListings(), store)
            store.forget = { member, now throws(ListingError) in
                var sales: [Listing] = []
                for id in known.now {
                    guard let listing = try await sound.find(id, nil, now)?.listing else { continue }
                    if listing.seller == member, listing.state == .sold { sales.append(listing) }
                }
                try await sound.forget(member, now)
                for sale in sales { try await sound.bend(sale.id, at: now) { _ in sale } }
            }
        },
        .store(
            "writes for those who have left",
            caughtBy: [
                "nothing is written for a member who has left, though they were let in before",
                "a moderator who has left hides and removes nothing, though they were let in before",
            ]
        ) { store in
            let (known, sound) = (store.noteListings(), store)
            store.forget = { member, now throws(ListingError) in
                for id in known.now {
                    _ = try await sound.setLike(false, id, member, now)
                    try await sound.bend(id, at: now) { $0.seller == member ? $0.with(state: .removed) : $0 }
                }
            }
        },
        .store(
            "remembers likes",
            caughtBy: [
                "the likes of a member who has left no longer count"
            ]
        ) { store in
            let (likers, sound) = (store.noteLikers(), store)
            store.forget = { member, now throws(ListingError) in
                try await sound.forget(member, now)
                for id in likers.now[member] ?? [] { _ = try await sound.setLike(true, id, member, now) }
            }
        },
        .store(
            "remembers holds",
            caughtBy: [
                "the holds of a member who has left are released"
            ]
        ) { store in
            let (known, sound) = (store.noteListings(), store)
            store.forget = { member, now throws(ListingError) in
                for id in known.now {
                    _ = try await sound.setLike(false, id, member, now)
                    try await sound.bend(id, at: now) { $0.seller == member ? $0.with(state: .removed) : $0 }
                }
            }
        },
        .store(
            "forgets everything",
            caughtBy: [
                "forgetting a member again, or one who was never seen, changes nothing"
            ]
        ) { store in
            let (known, sound) = (store.noteListings(), store)
            store.forget = { member, now throws(ListingError) in
                try await sound.forget(member, now)
                for id in known.now { try await sound.bend(id, at: now) { $0.with(state: .removed) } }
            }
        },
        .store(
            "touches what is forgotten",
            caughtBy: [
                "forgetting a member again, or one who was never seen, changes nothing"
            ]
        ) { store in
            let (known, sound) = (store.noteListings(), store)
            store.forget = { member, now throws(ListingError) in
                try await sound.forget(member, now)
                for id in known.now {
                    try await sound.bend(id, at: now) { $0.with(version: $0.version.next) }
                }
            }
        },
        Fault(
            "forgets on closing",
            caughtBy: [
                "listings that were answered are there after the market was closed and opened",
                "the cursor of a page leads on after the market was closed and opened",
                "a key is known after the market was closed and opened",
                "photos are there after the market was closed and opened",
            ]
        ) { .forgetfulMarket($0) },
    ]
}
