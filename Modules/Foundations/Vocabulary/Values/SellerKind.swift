/// How a member sells, as the member has declared it.
public enum SellerKind: String, Sendable, CaseIterable {
    /// As a private person. Without a declaration a member sells so.
    case `private`
    /// As a business, whose buyers have the right of withdrawal and see its data (`BusinessDisclosure`).
    case business
}
