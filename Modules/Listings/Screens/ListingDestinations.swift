public import Commands
public import Listings
public import Terminal

/// Destinations in other domains that a listing leads to, filled in by the app. A nil destination has no
/// action.
public struct ListingDestinations: Sendable {
    /// Where a listing is reserved; nil if reservations are unavailable.
    public var reservation: (@Sendable (ListingView) -> Destination)?
    /// Where a listing is bought; nil if nothing is paid for.
    public var purchase: (@Sendable (ListingView) -> Destination)?
    /// The seller's page; nil if members have no pages.
    public var seller: (@Sendable (ListingView) -> Destination)?
    /// Where any record leads.
    public var record: RecordDestinations

    /// No destinations by default.
    public init(
        reservation: (@Sendable (ListingView) -> Destination)? = nil,
        purchase: (@Sendable (ListingView) -> Destination)? = nil,
        seller: (@Sendable (ListingView) -> Destination)? = nil,
        record: RecordDestinations = RecordDestinations()
    ) {
        (self.reservation, self.purchase, self.seller) = (reservation, purchase, seller)
        self.record = record
    }
}
