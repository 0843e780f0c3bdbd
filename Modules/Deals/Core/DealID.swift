public import Vocabulary

/// The subject of a deal's identifier.
public enum DealSubject: IdentifierSubject {
    /// `dea`
    public static let prefix = "dea"
}

/// Names a deal.
public typealias DealID = Identifier<DealSubject>

/// The subject of identifiers of dealt records, which another domain keeps.
public enum ListedSubject: IdentifierSubject {
    /// `lst`
    public static let prefix = "lst"
}

/// Names the listing that a deal is about.
public typealias ListedID = Identifier<ListedSubject>

extension Deal {
    /// The order under which its units are kept.
    public var order: OrderID { id.order }
}

extension Identifier where Subject == DealSubject {
    /// The order under which the deal's units are kept.
    public var order: OrderID { OrderID(raw) }
}
