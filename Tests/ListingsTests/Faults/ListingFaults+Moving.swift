import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Bumps, what went another way, giveaways.
extension ListingFaults {
    static let moving: [Fault<ListingFixture>] = [
        .store(
            "loses bumps",
            caughtBy: [
                "a bumped listing stands before all others, and keeps the moment of its publication",
                "pages by cursor show what stays in place once while another is bumped",
            ]
        ) { store in
            store.changeReplaced { _, new in new.withoutBump }
        },
        .verbs(
            "bumps at any time",
            caughtBy: ["a listing is bumped once a day, by its seller, while it is on sale"]
        ) { verbs, caller in
            let sound = caller.sound
            verbs.bump = { id throws(ListingError) in
                do throws(ListingError) {
                    return try await sound.bump(id)
                } catch .bumpedAlready {
                    return try await sound.listing(id)
                }
            }
        },
        .verbs("sells nothing elsewhere", caughtBy: ["what went another way is sold, but for what is held"]) {
            verbs, caller in
            verbs.sold = caller.sound.listing(_:)
        },
        .verbs(
            "lets everybody say that something is sold",
            caughtBy: ["only the seller says that something went another way, and not of a draft"]
        ) { verbs, caller in
            let sound = caller.sound
            verbs.sold = { id throws(ListingError) in
                do throws(ListingError) {
                    return try await sound.sold(id)
                } catch .notYours {
                    return try await sound.listing(id)
                }
            }
        },
        .store(
            "asks no seller",
            caughtBy: [
                "what costs nothing is given away, and whether the seller is asked stays as they chose"
            ]
        ) { store in
            let sound = store
            store.insert = { listing, request throws(ListingError) in
                try await sound.insert(listing.withoutAcceptance, request)
            }
        },
    ]
}

extension Listing {
    /// The same, never moved to the top.
    fileprivate var withoutBump: Listing {
        Listing(
            id: id, seller: seller, details: details, stock: stock, state: state, likes: likes,
            createdAt: createdAt, publishedAt: publishedAt, updatedAt: updatedAt, version: version)
    }

    /// The same, reserved by anybody at once.
    fileprivate var withoutAcceptance: Listing {
        let details = ListingDetails(
            title: details.title, description: details.description, price: details.price,
            category: details.category, condition: details.condition, attributes: details.attributes)
        return Listing(
            id: id, seller: seller, details: details, stock: stock, state: state, likes: likes,
            createdAt: createdAt, publishedAt: publishedAt, updatedAt: updatedAt, version: version)
    }
}
