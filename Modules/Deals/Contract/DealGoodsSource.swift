public import Deals
public import Vocabulary

/// Publishes goods to deal in, through their own domain: for access cases, drills and clauses of deals.
public struct DealGoodsSource: Sendable {
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

    /// A client for clauses over these services. Throws `internal` where deals are missing.
    public func client(_ services: Services) throws -> DealTestClient {
        client(try services.deals, offeringBy: services)
    }

    /// A client for clauses with these verbs of deals, publishing through those services.
    public func client(_ deals: any DealRepository, offeringBy services: Services) -> DealTestClient {
        DealTestClient(
            deals, offer: { try await offer(services, $0) }, stock: { try await stock(services, $0) })
    }
}
