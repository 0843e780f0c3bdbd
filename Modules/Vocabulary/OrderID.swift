/// The subject of an order's identifier.
public enum OrderSubject: IdentifierSubject {
    /// `ord`
    public static let prefix = "ord"
}

/// Names the order for which units are held; whoever places the order chooses it, so that asking twice holds
/// once.
public typealias OrderID = Identifier<OrderSubject>
