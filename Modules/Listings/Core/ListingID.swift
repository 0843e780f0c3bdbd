public import Vocabulary

/// The subject of a listing's identifier.
public enum ListingSubject: IdentifierSubject {
    /// `lst`
    public static let prefix = "lst"
}

/// Names a listing.
public typealias ListingID = Identifier<ListingSubject>
