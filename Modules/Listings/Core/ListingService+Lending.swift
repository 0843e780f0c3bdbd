public import Vocabulary

/// Units for other domains that deal in listings. These decide which members may hold units, and for how
/// long.
extension ListingService {
    /// Keeps units for an order until a moment at most three days away, within the limits of the holder. The
    /// same order asks again: the same hold.
    ///
    /// Throws `invalidFields`, `notFound`, `ownListing`, `wrongState` unless it is on sale, `notEnough`,
    /// `tooManyHolds`, `heldAlready`, `holdEnded` if the order's hold has ended,
    /// `holdNotFound` if the order is another member's or of another quantity.
    public func keep(_ hold: Hold) async throws(ListingError) -> Hold {
        let now = time.now()
        let fieldErrors = HoldLimits.listings.check(quantity: hold.quantity, until: hold.until, at: now)
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors) }
        guard let listing = try await store.find(hold.listing, viewer: nil, at: now)?.listing,
            listing.state != .removed
        else { throw .notFound }
        if listing.seller == hold.holder { throw .ownListing }
        return try await store.hold(hold, within: holdLimits, request: nil, at: now)
    }

    /// Sells the units that are kept for an order, or gives them back; again changes nothing. Throws
    /// `holdNotFound`, `holdEnded` if it has ended another way.
    public func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, by actor: MemberID
    ) async throws(ListingError) -> Hold {
        try await store.end(order, on: id, as: end, by: actor, at: time.now())
    }

    /// The records of the sales to an order that the law requires, the earliest first. They name members,
    /// those who have withdrawn as well: for an act of the operator that is logged. Throws `service`
    /// failures.
    public func trades(of order: OrderID) async throws(ListingError) -> [TradeRecord] {
        try await store.trades(of: order, at: time.now())
    }

    /// Lets an order's hold that was released or ran out count no more against its holder: a checkout that
    /// was let go is no hold that came to nothing. Any other hold stays as it is; again changes nothing.
    public func forgive(_ order: OrderID, on id: ListingID) async throws(ListingError) {
        let now = time.now()
        try await store.forgive(order, on: id, by: holdLimits.horizon(at: now), at: now)
    }
}
