public import Deals
public import Vocabulary

/// What scenes, drills and clauses of deals need of the domain that has the goods, given by whoever knows
/// both.
public struct DealGrounds: Sendable {
    /// Puts goods up on behalf of the member whose verbs these are.
    let offer: @Sendable (Services, TestGoods) async throws -> ListedID
    /// What is left and held of them.
    let stock: @Sendable (Services, ListedID) async throws -> Stock

    /// Memberwise.
    public init(
        offer: @escaping @Sendable (Services, TestGoods) async throws -> ListedID,
        stock: @escaping @Sendable (Services, ListedID) async throws -> Stock
    ) {
        (self.offer, self.stock) = (offer, stock)
    }

    /// A party of clauses whose verbs these are. Throws `internal` where deals are missing.
    public func party(_ services: Services) throws -> DealParty {
        party(try services.deals, offeringBy: services)
    }

    /// A party of clauses with these verbs of deals, who puts goods up by those.
    public func party(_ deals: any DealRepository, offeringBy services: Services) -> DealParty {
        DealParty(
            deals, offer: { try await offer(services, $0) }, stock: { try await stock(services, $0) })
    }
}
