import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// What members see of each other of whom one has blocked the other.
extension ListingFaults {
    static let blocking: [Fault<ListingFixture>] = [
        .store(
            "lists what is hidden by a block",
            caughtBy: [
                "of two of whom one has blocked the other neither sees the other's listings",
                "what was hidden by a block is there again without it, and so are likes",
                "pages pass over what is hidden: nothing twice, nothing skipped, and the right totals",
            ]
        ) { store in
            let sound = store
            store.page = { filter, request, viewer, now throws(ListingError) in
                var filter = filter
                filter.hidden = []
                return try await sound.page(filter, request, viewer, now)
            }
        },
        .store(
            "lists likes of what is hidden by a block",
            caughtBy: [
                "of two of whom one has blocked the other neither sees the other's listings",
                "what was hidden by a block is there again without it, and so are likes",
            ]
        ) { store in
            let sound = store
            store.pageLikedBy = { member, _, request, now throws(ListingError) in
                try await sound.pageLikedBy(member, [], request, now)
            }
        },
        .store(
            "takes what is hidden out of pages that are cut",
            caughtBy: ["pages pass over what is hidden: nothing twice, nothing skipped, and the right totals"]
        ) { store in
            let sound = store
            store.page = { filter, request, viewer, now throws(ListingError) in
                var (open, hidden) = (filter, filter.hidden)
                open.hidden = []
                var page = try await sound.page(open, request, viewer, now)
                page.items.removeAll { hidden.contains($0.listing.seller) }
                hidden = []
                return page
            }
        },
        .verbs(
            "shows what is hidden by a block to whoever names it",
            caughtBy: ["of two of whom one has blocked the other neither sees the other's listings"]
        ) { verbs, caller in
            verbs.listing = { id throws(ListingError) in
                try await caller.other(.anonymous).listing(id)
            }
        },
        .verbs(
            "hides nobody of a crowd",
            caughtBy: ["of a crowd of hidden sellers each page leaves out what is theirs, and leads on"]
        ) { verbs, caller in
            let sound = caller.sound
            verbs.listing = { id throws(ListingError) in try await caller.other(.anonymous).listing(id) }
            verbs.browse = { query, page throws(ListingError) in
                try await caller.other(.anonymous).browse(query, page)
            }
            verbs.liked = { page throws(ListingError) in try await sound.liked(page) }
        },
        .verbs(
            "hides from moderators, too",
            caughtBy: ["what is hidden by a block everybody else sees, visitors and moderators among them"]
        ) { verbs, caller in
            let sound = caller.sound
            verbs.listing = { id throws(ListingError) in
                let view = try await sound.listing(id)
                guard let member = caller.principal.memberID,
                    (try? await caller.environment.directory.hiddenMembers(
                        among: [view.listing.seller], from: member))?.isEmpty == false
                else { return view }
                throw .notFound
            }
        },
        .verbs(
            "keeps what is held behind a block",
            caughtBy: [
                "what is held before a block can be sold and given back behind it, and a like be taken back"
            ]
        ) { verbs, caller in
            let sound = caller.sound
            verbs.release = { id, order throws(ListingError) in
                _ = try await sound.listing(id)
                return try await sound.release(id, order)
            }
        },
    ]
}
