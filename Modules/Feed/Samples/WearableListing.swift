public import Feed
public import Vocabulary

/// A listing that sample posts may show.
public struct WearableListing: Sendable {
    /// What a post shows of it.
    public let listing: WornListing
    /// Since when it has been listed; no earlier post shows it.
    public let since: Timestamp

    /// Memberwise.
    public init(_ listing: WornListing, since: Timestamp) {
        (self.listing, self.since) = (listing, since)
    }
}
