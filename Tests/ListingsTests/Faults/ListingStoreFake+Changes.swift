import ContractKit
import Listings
import ListingsFakes
import Vocabulary

/// Changes that several faults of a store have in common.
extension ListingStoreFake {
    /// Keeps new listings otherwise than it answers them.
    mutating func changeNew(_ change: @escaping @Sendable (Listing) throws(ListingError) -> Listing) {
        let sound = self
        insert = { listing, request throws(ListingError) in
            let kept = try await sound.insert(try change(listing), request)
            return kept.id == listing.id ? listing : kept
        }
    }

    /// Finds listings otherwise than they are kept; nil for not at all.
    mutating func changeFound(_ change: @escaping @Sendable (Listing) -> Listing?) {
        let sound = self
        find = { id, viewer, now throws(ListingError) in
            guard let entry = try await sound.find(id, viewer, now), let listing = change(entry.listing)
            else { return nil }
            return ListingEntry(listing: listing, isLiked: entry.isLiked)
        }
    }

    /// Writes a changed listing otherwise than it was told.
    mutating func changeReplaced(
        _ change: @escaping @Sendable (_ old: Listing, _ new: Listing) async throws(ListingError) -> Listing
    ) {
        let sound = self
        replace = { listing, expected, actor, news throws(ListingError) in
            guard let old = try await sound.find(listing.id, nil, listing.updatedAt)?.listing else {
                return false
            }
            return try await sound.replace(try await change(old, listing), expected, actor, news)
        }
    }

    /// Writes what a moderator has changed otherwise than it was told.
    mutating func changeModerated(_ change: @escaping @Sendable (Listing) -> Listing) {
        let sound = self
        moderate = { listing, expected, act, isTold, news throws(ListingError) in
            try await sound.moderate(change(listing), expected, act, isTold, news)
        }
    }

    typealias PageRead = @Sendable (PageRequest) async throws(ListingError) -> Page<ListingEntry>

    /// Reads the pages of all lists otherwise.
    mutating func changePages(
        _ change: @escaping @Sendable (PageRequest, PageRead) async throws(ListingError) -> Page<ListingEntry>
    ) {
        let sound = self
        page = { filter, page, viewer, now throws(ListingError) in
            try await change(page) { page throws(ListingError) in
                try await sound.page(filter, page, viewer, now)
            }
        }
        pageOf = { seller, states, page, now throws(ListingError) in
            try await change(page) { page throws(ListingError) in
                try await sound.pageOf(seller, states, page, now)
            }
        }
        pageLikedBy = { member, hidden, page, now throws(ListingError) in
            try await change(page) { page throws(ListingError) in
                try await sound.pageLikedBy(member, hidden, page, now)
            }
        }
    }

    /// Shows entries otherwise, one by one and in the public list.
    mutating func changeEntries(_ change: @escaping @Sendable (ListingEntry) -> ListingEntry) {
        let sound = self
        find = { id, viewer, now throws(ListingError) in try await sound.find(id, viewer, now).map(change) }
        page = { filter, page, viewer, now throws(ListingError) in
            var found = try await sound.page(filter, page, viewer, now)
            found.items = found.items.map(change)
            return found
        }
    }

    /// Reads by another clock; `isTouching` where one listing is looked at.
    mutating func changeClock(
        _ change: @escaping @Sendable (_ now: Timestamp, _ isTouching: Bool) -> Timestamp
    ) {
        let sound = self
        let shown: @Sendable (Timestamp) -> Timestamp = { change($0, false) }
        find = { id, viewer, now throws(ListingError) in try await sound.find(id, viewer, change(now, true)) }
        page = { filter, page, viewer, now throws(ListingError) in
            try await sound.page(filter, page, viewer, shown(now))
        }
        pageOf = { seller, states, page, now throws(ListingError) in
            try await sound.pageOf(seller, states, page, shown(now))
        }
        pageLikedBy = { member, hidden, page, now throws(ListingError) in
            try await sound.pageLikedBy(member, hidden, page, shown(now))
        }
        hold = { hold, limits, request, now throws(ListingError) in
            try await sound.hold(hold, limits, request, shown(now))
        }
        holdOf = { order, id, now throws(ListingError) in try await sound.holdOf(order, id, shown(now)) }
        end = { order, id, end, actor, now throws(ListingError) in
            try await sound.end(order, id, end, actor, shown(now))
        }
    }
}
