/// The subject of an order's identifier.
public enum OrderSubject: IdentifierSubject {
    /// `ord`
    public static let prefix = "ord"
}

/// Identifies the order that units are held for. The caller that places the order chooses it, so that a
/// repeated request holds the units once.
public typealias OrderID = Identifier<OrderSubject>
