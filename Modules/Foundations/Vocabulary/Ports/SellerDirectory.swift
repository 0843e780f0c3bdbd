/// Tells how members sell, for the terms of a purchase.
public protocol SellerDirectory: Sendable {
    /// How each of these members sells. Members without a declaration may be left out: they sell privately.
    /// Costs at most one query. Throws outages of the store.
    func kinds(of members: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: SellerKind]

    /// The data of a business by which its buyers recognise it; nil for a member who sells privately, or has
    /// withdrawn. Costs at most one query. Throws outages of the store.
    func disclosure(of member: MemberID) async throws(ServiceFailure) -> BusinessDisclosure?
}
