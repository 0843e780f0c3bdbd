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

    /// Records of payment and delivery must be kept for five years (전자상거래법 시행령, article 6: the Enforcement
    /// Decree of Korea's Act on Consumer Protection in Electronic Commerce), even of withdrawn members.
    static let tradesAreKept: Duration = .seconds(157_788_000)

    func recording(
        _ hold: Hold, of listing: Listing, becoming next: Listing, at now: Timestamp
    ) -> [SQL] {
        trade(hold, of: listing, at: now) + SQLListingStore.telling(next.pictureNews(since: listing))
    }

    private func trade(_ hold: Hold, of listing: Listing, at now: Timestamp) -> [SQL] {
        guard hold.state == .confirmed else { return [] }
        var row = SQLAssignments()
        row.set("listing", hold.listing)
        row.set("order_id", hold.order)
        row.set("seller", listing.seller)
        row.set("buyer", hold.holder)
        row.set("category", listing.details.category.rawValue)
        row.set("quantity", hold.quantity)
        row.set("price", listing.details.price.sale.minorUnits)
        row.set("currency", listing.details.price.sale.currency.rawValue)
        row.set("traded_at", now)
        row.set("expires_at", now.advanced(by: Self.tradesAreKept))
        return ["INSERT INTO listing_trades \(sql: row.insertion)"]
    }

    func failure(_ failure: HoldFailure) -> ListingError { ListingError(failure) }
}
