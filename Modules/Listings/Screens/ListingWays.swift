public import Listings
public import Terminal

/// Where one listing leads that is no place of listings: whoever composes the screens knows.
public struct ListingWays: Sendable {
    /// Where it is reserved; nil where nothing can be.
    public var reservation: (@Sendable (ListingView) -> Destination)?
    /// Where its seller is seen; nil where nobody can be.
    public var seller: (@Sendable (ListingView) -> Destination)?

    /// Where what is said about it is read and written; nil where nothing is.
    public var comments: (@Sendable (ListingView) -> Destination)?

    /// Nowhere, unless said otherwise.
    public init(
        reservation: (@Sendable (ListingView) -> Destination)? = nil,
        seller: (@Sendable (ListingView) -> Destination)? = nil,
        comments: (@Sendable (ListingView) -> Destination)? = nil
    ) {
        (self.reservation, self.seller, self.comments) = (reservation, seller, comments)
    }
}
