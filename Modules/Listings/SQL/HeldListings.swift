import Database
import Listings
import Vocabulary

/// How listings lend their units to holds.
struct HeldListings: HeldThings {
    var holds: HoldTable<ListingSubject> { ListingsTables.holds }
    var noSuchThing: ListingError { .notFound }

    func locking(_ id: ListingID) -> SQL { "UPDATE listings SET version = version WHERE id = \(id)" }

    func finding(_ id: ListingID) -> SQL {
        "SELECT \(sql: ListingRow.columns) FROM listings WHERE id = \(id)"
    }

    func thing(from row: any SQLRow) throws(DatabaseError) -> Listing { try ListingRow.listing(from: row) }

    func replacing(_ old: Listing, with new: Listing) -> SQL {
        SQLListingStore.updating(new, expecting: old.version)
    }

    func holding(_ hold: Hold, of listing: Listing, at now: Timestamp) throws(ListingError) -> Listing {
        try listing.holding(hold.quantity, at: now)
    }

    func after(_ hold: Hold, of listing: Listing, at now: Timestamp) throws(ListingError) -> Listing {
        try listing.after(hold, at: now)
    }

    func recording(
        _ hold: Hold, of listing: Listing, becoming next: Listing, at now: Timestamp
    ) -> [SQL] {
        let trade = TradeRecord(of: hold, on: listing, at: now)
        return (trade.map { [TradeRow.insertion($0)] } ?? [])
            + SQLListingStore.telling(next.pictureNews(since: listing))
    }

    func failure(_ failure: HoldFailure) -> ListingError { ListingError(failure) }
}
