import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Likes and one's own lists.
extension ListingFaults {
    static let liking: [Fault<ListingFixture>] = [
        .store(
            "lists oldest first",
            caughtBy: [
                "own listings made at one moment come by identifier, page by page"
            ]
        ) { store in
            let sound = store
            store.pageOf = { seller, states, page, now throws(ListingError) in
                try await sound.pageOf(seller, states, page, now).reversed
            }
        },
        .store(
            "lists all states",
            caughtBy: [
                "own listings can be asked for by state"
            ]
        ) { store in
            let sound = store
            store.pageOf = { seller, _, page, now throws(ListingError) in
                try await sound.pageOf(seller, ListingState.allCases, page, now)
            }
        },
        .store(
            "lists others too",
            caughtBy: [
                "own listings come last made first, in every state but removed, and no one else's"
            ]
        ) { store in
            let sound = store
            store.pageOf = { seller, states, page, now throws(ListingError) in
                var found = try await sound.pageOf(seller, states, page, now)
                let filter = try ListingQuery().checked()
                found.items += try await sound.page(filter, page, seller, now).items.filter {
                    $0.listing.seller != seller
                }
                return found
            }
        },
        .verbs(
            "takes others cursors",
            caughtBy: [
                "the cursor of somebody's own list is refused for others and other states"
            ]
        ) { verbs, caller in
            verbs.mine = rescued(verbs.mine) { error, state, _ throws(ListingError) in
                guard case .invalidFields = error else { throw error }
                return try await caller.sound.mine(state, .first)
            }
            verbs.liked = rescued(verbs.liked) { error, _ throws(ListingError) in
                guard case .invalidFields = error else { throw error }
                return try await caller.sound.liked(.first)
            }
        },
        .store(
            "counts every like",
            caughtBy: [
                "a like counts once, however often it is given"
            ]
        ) { store in
            store.changeLikes { likes, liked, counted throws(ListingError) in
                let count = try await likes(liked)
                return liked ? counted : count
            }
        },
        .store(
            "takes likes twice",
            caughtBy: [
                "a like is taken back once, and without one nothing changes"
            ]
        ) { store in
            store.changeLikes { likes, liked, counted throws(ListingError) in
                let count = try await likes(liked)
                return liked ? count : counted
            }
        },
        .verbs(
            "likes one's own",
            caughtBy: [
                "one's own listing cannot be liked, and a like of it needs not be there to be taken back"
            ]
        ) { verbs, _ in
            verbs.like = rescued(verbs.like) { error, _ throws(ListingError) in
                guard case .ownListing = error else { throw error }
                return 1
            }
        },
        .store(
            "likes for everybody",
            caughtBy: [
                "everybody sees whether they themselves like a listing",
                "everybody sees in a list which of the goods they like",
                "a published listing is shown to everybody at once",
            ]
        ) { store in
            store.changeEntries { ListingEntry(listing: $0.listing, isLiked: true) }
        },
        .store(
            "loses second likes",
            caughtBy: [
                "of concurrent likes none is lost",
                "most liked goods come first, those of equal likes by identifier",
            ]
        ) { store in
            store.changeLikes { likes, liked, counted throws(ListingError) in
                liked && counted % 2 == 0 ? counted : try await likes(liked)
            }
        },
        .store(
            "likes change versions",
            caughtBy: [
                "a like is no change of the listing"
            ]
        ) { store in
            let sound = store
            store.setLike = { liked, id, member, now throws(ListingError) in
                let count = try await sound.setLike(liked, id, member, now)
                try await sound.bend(id, at: now) { $0.with(version: $0.version.next) }
                return count
            }
        },
        .store(
            "likes again on top",
            caughtBy: [
                "liked listings come last liked first, those of one moment by identifier"
            ]
        ) { store in
            store.changeLikes { likes, liked, _ throws(ListingError) in
                if liked { _ = try await likes(false) }
                return try await likes(liked)
            }
        },
        .store(
            "lists hidden likes",
            caughtBy: [
                "liked listings leave out what is hidden, until it is shown again"
            ]
        ) { store in
            let (likers, sound) = (store.noteLikers(), store)
            store.pageLikedBy = { member, hidden, page, now throws(ListingError) in
                var found = try await sound.pageLikedBy(member, hidden, page, now)
                for id in likers.now[member] ?? [] {
                    guard let entry = try await sound.find(id, member, now) else { continue }
                    if entry.listing.state == .hidden { found.items.append(entry) }
                }
                return found
            }
        },
        .verbs(
            "likes unseen",
            caughtBy: [
                "what may not be seen cannot be liked",
                "what was never put up is not found",
            ]
        ) { verbs, _ in
            verbs.like = rescued(verbs.like) { error, _ throws(ListingError) in
                guard error == .notFound else { throw error }
                return 1
            }
        },
        .store(
            "lists likes by age",
            caughtBy: [
                "liked listings come last liked first, those of one moment by identifier"
            ]
        ) { store in
            let sound = store
            store.pageLikedBy = { member, hidden, page, now throws(ListingError) in
                try await sound.pageLikedBy(member, hidden, page, now).reversed
            }
        },
    ]
}
