import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Who sees and changes what.
extension ListingFaults {
    static let seeing: [Fault<ListingFixture>] = [
        .verbs(
            "shows everything",
            caughtBy: [
                "a draft is shown to its seller alone",
                "a hidden listing is seen by its seller and moderators, and listed for nobody",
            ]
        ) { verbs, caller in
            let seller = caller.other(caller.members.seller)
            verbs.listing = rescued(verbs.listing) { _, id throws(ListingError) in
                try await seller.listing(id)
            }
        },
        .store(
            "hides drafts from sellers",
            caughtBy: [
                "what may not be seen cannot be liked"
            ]
        ) { store in
            store.changeFound { $0.state == .draft ? nil : $0 }
        },
        .store(
            "shows drafts at once",
            caughtBy: [
                "what may not be seen cannot be liked"
            ]
        ) { store in
            store.changeNew { listing throws(ListingError) in
                listing.state == .draft ? try listing.published(at: listing.createdAt) : listing
            }
        },
        .store(
            "renews publication",
            caughtBy: [
                "a hidden listing that is published again keeps its first moment"
            ]
        ) { store in
            store.changeReplaced { old, new in
                old.state == .hidden && new.state.isPublic ? new.with(publishedAt: new.updatedAt) : new
            }
        },
        .verbs(
            "publishes anything",
            caughtBy: [
                "a listing is published and hidden only from where that leads"
            ]
        ) { verbs, caller in
            verbs.publishID = rescued(verbs.publishID) { error, id throws(ListingError) in
                guard case .wrongState = error else { throw error }
                return try await caller.sound.listing(id)
            }
        },
        .verbs(
            "hides anything",
            caughtBy: [
                "a listing is published and hidden only from where that leads"
            ]
        ) { verbs, caller in
            verbs.hide = rescued(verbs.hide) { error, id throws(ListingError) in
                guard case .wrongState = error else { throw error }
                return try await caller.sound.listing(id)
            }
        },
        .verbs(
            "lets strangers act",
            caughtBy: [
                "moderators and operators change nothing of what others sell as if it were theirs",
                "strangers change nothing of what they see and know nothing of the rest",
            ]
        ) { verbs, caller in
            let seller = caller.verbs(of: caller.members.seller)
            verbs.rescueChanges(from: .notYours, by: seller)
        },
        .verbs(
            "distrusts moderators",
            caughtBy: [
                "what a moderator has hidden its seller is told why, and cannot show again"
            ]
        ) { verbs, caller in
            guard case .member(let id, let session, .moderator, _) = caller.principal else { return }
            verbs = caller.verbs(of: .member(id, session: session, role: .member))
        },
        .verbs(
            "tells strangers what is there",
            caughtBy: [
                "a removed listing is gone from every list and for everybody"
            ]
        ) { verbs, _ in
            var refusing = ListingRepositoryFake()
            refusing.publishID = { _ throws(ListingError) in throw .notYours }
            refusing.edit = { _, _, _ throws(ListingError) in throw .notYours }
            refusing.hide = { _ throws(ListingError) in throw .notYours }
            refusing.delete = { _ throws(ListingError) in throw .notYours }
            verbs.rescueChanges(from: .notFound, by: refusing)
        },
        .store(
            "removes by hiding",
            caughtBy: [
                "a removed listing is gone from every list and for everybody"
            ]
        ) { store in
            store.changeReplaced { _, new in new.state == .removed ? new.with(state: .hidden) : new }
        },
        .verbs(
            "removes held units",
            caughtBy: [
                "a listing is not removed while units of it are held"
            ]
        ) { verbs, _ in
            verbs.delete = rescued(verbs.delete) { error, _ throws(ListingError) in
                guard case .unitsHeld = error else { throw error }
            }
        },
        .store(
            "keeps sold listings",
            caughtBy: [
                "a sold listing may be removed"
            ]
        ) { store in
            store.changeFound { $0.state == .removed && $0.stock.left == 0 ? $0.with(state: .sold) : $0 }
        },
    ]
}
