public import Commands
public import Listings
public import Terminal

/// Where one leads from a listing that is no place of listings: slots with names, which the app fills with
/// places of other domains. What is nil has no action.
public struct ListingDestinations: Sendable {
    /// Where it is reserved; nil where nothing can be.
    public var reservation: (@Sendable (ListingView) -> Destination)?
    /// Where its seller is seen; nil where nobody can be.
    public var seller: (@Sendable (ListingView) -> Destination)?
    /// Where any record leads.
    public var record: RecordDestinations

    /// Nowhere, unless said otherwise.
    public init(
        reservation: (@Sendable (ListingView) -> Destination)? = nil,
        seller: (@Sendable (ListingView) -> Destination)? = nil,
        record: RecordDestinations = RecordDestinations()
    ) {
        (self.reservation, self.seller, self.record) = (reservation, seller, record)
    }
}
