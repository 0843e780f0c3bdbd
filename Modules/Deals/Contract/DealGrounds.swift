public import Deals
public import Vocabulary

/// Access to a domain whose goods can be dealt in, for the scenes, drills and clauses of deals.
public struct DealGrounds: Sendable {
    /// Publishes a listing on behalf of the member with these services.
    let offer: @Sendable (Services, TestGoods) async throws -> ListedID
    /// The stock of a listing.
    let stock: @Sendable (Services, ListedID) async throws -> Stock

    /// Memberwise.
    public init(
        offer: @escaping @Sendable (Services, TestGoods) async throws -> ListedID,
        stock: @escaping @Sendable (Services, ListedID) async throws -> Stock
    ) {
        (self.offer, self.stock) = (offer, stock)
    }

    /// A party for clauses over these services. Throws `internal` where deals are missing.
    public func party(_ services: Services) throws -> DealParty {
        party(try services.deals, offeringBy: services)
    }

    /// A party for clauses with these verbs of deals, publishing through those services.
    public func party(_ deals: any DealRepository, offeringBy services: Services) -> DealParty {
        DealParty(
            deals, offer: { try await offer(services, $0) }, stock: { try await stock(services, $0) })
    }
}
