import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Edits and versions.
extension ListingFaults {
    static let editing: [Fault<ListingFixture>] = [
        .store(
            "loses edits",
            caughtBy: [
                "an edit replaces details and stock and counts the version up",
                "an edit without a version takes the listing as it is",
            ]
        ) { store in
            let sound = store
            store.replace = { listing, expected, actor, news throws(ListingError) in
                guard let old = try await sound.find(listing.id, nil, listing.updatedAt)?.listing else {
                    return false
                }
                return old.details != listing.details
                    ? true : try await sound.replace(listing, expected, actor, news)
            }
        },
        .verbs(
            "ignores versions",
            caughtBy: [
                "an edit against another version changes nothing and tells the version of now",
                "of concurrent edits against one version exactly one wins",
            ]
        ) { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, _ throws(ListingError) in
                try await sound.edit(id, draft, expecting: nil)
            }
        },
        .store(
            "stays in first version",
            caughtBy: [
                "a published draft is shown to all from that moment"
            ]
        ) { store in
            store.changeReplaced { old, new in new.with(version: old.version) }
        },
        .store(
            "starts in second version",
            caughtBy: [
                "a new listing is on sale, in its first version, liked by nobody"
            ]
        ) { store in
            store.changeNew { $0.with(version: $0.version.next) }
        },
        .verbs(
            "edits sold listings",
            caughtBy: [
                "a sold listing is not edited"
            ]
        ) { verbs, caller in
            verbs.edit = rescued(verbs.edit) { error, id, _, _ throws(ListingError) in
                guard case .wrongState = error else { throw error }
                return try await caller.sound.listing(id)
            }
        },
        .verbs(
            "sells held units",
            caughtBy: [
                "an edit leaves no fewer units than are held"
            ]
        ) { verbs, caller in
            verbs.edit = rescued(verbs.edit) { error, id, _, _ throws(ListingError) in
                guard case .unitsHeld = error else { throw error }
                return try await caller.sound.listing(id)
            }
        },
        .store(
            "edits publish",
            caughtBy: [
                "an edit of a draft or a hidden listing shows it to nobody"
            ]
        ) { store in
            store.changeReplaced { old, new in
                !old.state.isPublic && old.details != new.details ? new.with(state: .onSale) : new
            }
        },
        .store(
            "edits forget likes",
            caughtBy: [
                "an edit leaves the likes alone",
                "edits, likes and holds that were answered are there after that, too",
            ]
        ) { store in
            let (likers, sound) = (store.noteLikers(), store)
            store.changeReplaced { old, new throws(ListingError) in
                guard old.details != new.details else { return new }
                for (member, ids) in likers.now where ids.contains(new.id) {
                    _ = try await sound.setLike(false, new.id, member, new.updatedAt)
                }
                return new
            }
        },
        .store(
            "moves versions on reading",
            caughtBy: [
                "a new listing is on sale, in its first version, liked by nobody"
            ]
        ) { store in
            let sound = store
            store.changeFound { $0.with(version: $0.version.next) }
            store.replace = { listing, _, actor, news throws(ListingError) in
                guard let old = try await sound.find(listing.id, nil, listing.updatedAt)?.listing else {
                    return false
                }
                return try await sound.replace(listing, old.version, actor, news)
            }
        },
    ]
}
