import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// What moderators do.
extension ListingFaults {
    private static let told = "what a moderator has hidden its seller is told why, and cannot show again"
    private static let edited = "what a moderator has hidden its seller can edit and delete, and stays hidden"
    private static let unhiding =
        "a moderator shows again what one has hidden, but not what its seller had hidden"
    private static let removing = "a moderator removes whatever is held, and its seller is told why"
    private static let acts =
        "each act of a moderator is told to the audit log, in its order, and no other"
    private static let erased = "reasons by or about a member who has left are erased"

    static let moderating: [Fault<ListingFixture>] = [
        .store("hides as a seller would", caughtBy: [told]) { store in
            store.changeModerated { $0.with(moderation: nil) }
        },
        .store("loses the moderation in an edit", caughtBy: [edited]) { store in
            store.changeReplaced { _, new in new.state == .hidden ? new.with(moderation: nil) : new }
        },
        .store(
            "shows what is sold out",
            caughtBy: ["what a moderator has hidden stays hidden when its last unit is sold"]
        ) { store in
            store.changeFound { listing in
                listing.state == .hidden && listing.stock.left == 0 ? listing.with(state: .sold) : listing
            }
        },
        .store("forgets that its seller had hidden it", caughtBy: [unhiding]) { store in
            store.changeModerated { listing in
                listing.with(
                    moderation: listing.moderation.map {
                        ListingModeration(
                            reason: $0.reason, moderatedAt: $0.moderatedAt, wasHidden: false)
                    })
            }
        },
        .verbs("keeps holds of what is removed", caughtBy: [removing]) { verbs, caller in
            let sound = verbs
            verbs.moderate = { id, act, reason throws(ListingError) in
                if act == .remove, try await caller.sound.listing(id).listing.stock.held > 0 {
                    throw .unitsHeld(2)
                }
                return try await sound.moderate(id, act, reason)
            }
        },
        .verbs(
            "takes everybody for a moderator",
            caughtBy: ["only moderators moderate, and not without a reason"]
        ) { verbs, caller in
            let moderator = caller.verbs(of: caller.members.moderator)
            verbs.moderate = moderator.moderate
            verbs.unhide = moderator.unhide
        },
        .verbs(
            "hides again and again",
            caughtBy: ["drafts are no moderator's business, and nothing is hidden twice"]
        ) { verbs, caller in
            verbs.moderate = rescued(verbs.moderate) { error, id, _, _ throws(ListingError) in
                guard case .wrongState = error else { throw error }
                return try await caller.sound.listing(id)
            }
        },
        .verbs(
            "lets moderators unhide their own",
            caughtBy: ["a moderator does not unhide their own listing"]
        ) { verbs, caller in
            verbs.unhide = rescued(verbs.unhide) { error, id throws(ListingError) in
                guard error == .moderated else { throw error }
                return try await caller.other(caller.members.operator).unhide(id)
            }
        },
        .store("tells nothing", caughtBy: [acts, erased]) { store in
            store.outbox = InMemoryListingStore()
        },
        .store("tells acts twice", caughtBy: [acts]) { store in
            let sound = store
            store.moderate = { listing, version, act, isTold, news throws(ListingError) in
                guard try await sound.moderate(listing, version, act, isTold, news) else { return false }
                _ = try await sound.moderate(listing, listing.version, act, isTold, nil)
                return true
            }
        },
        .store("keeps the reasons of those who leave", caughtBy: [erased]) { store in
            let (known, sound) = (store.noteListings(), store)
            store.forget = { member, now throws(ListingError) in
                var listings: [Listing] = []
                for id in known.now {
                    if let found = try await sound.find(id, nil, now)?.listing { listings.append(found) }
                }
                try await sound.forget(member, now)
                for listing in listings where listing.seller != member && listing.moderation != nil {
                    try await sound.bend(listing.id, at: now) { $0.with(moderation: listing.moderation) }
                }
            }
        },
    ]
}
