public import Vocabulary

/// The subject of a listing's identifier.
public enum ListingSubject: IdentifierSubject {
    /// `lst`
    public static let prefix = "lst"
}

/// Names a listing.
public typealias ListingID = Identifier<ListingSubject>

/// The subject of an order's identifier.
public enum OrderSubject: IdentifierSubject {
    /// `ord`
    public static let prefix = "ord"
}

/// Names the order for which units are held; whoever places the order chooses it, so that asking twice holds
/// once.
public typealias OrderID = Identifier<OrderSubject>
