public import ContractKit

/// The contract of every repository of listings.
public enum ListingContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<ListingFixture>] =
        publishing + editing + withdrawing + moderating + ordering + filtering + leagues + searching
        + characters
        + paging + ownLists + liking + holding + racing + endingHolds + expiring + repeating + repeatingHolds
        + standing + blocking + forgetting + moving + keeping + photos + tellingPhotos + attaching
        + counting + recording
}
