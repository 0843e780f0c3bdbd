public import Vocabulary

/// The domain of deals: a store, the market and other dependencies. Gives each principal their repository.
public struct DealService: Sendable {
    let store: any DealStore
    let market: any DealMarket
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let sellers: any SellerDirectory
    let deliveries: any PaidDeliveries
    let refunds: DealRefundPolicy
    let time: any TimeSource
    let ids: any IdentifierSource

    /// A service over the store and the market. `members` gives nicknames, the right to write and blocks,
    /// `sellers` tells which of them sell as a business, and `deliveries` takes the hand-over and the receipt
    /// of what was paid for.
    public init(
        store: any DealStore, market: any DealMarket,
        members: any MemberDirectory & StandingDirectory & BlockDirectory, sellers: any SellerDirectory,
        deliveries: any PaidDeliveries, refunds: DealRefundPolicy = .usual, time: any TimeSource,
        ids: any IdentifierSource
    ) {
        (self.store, self.market, self.members) = (store, market, members)
        (self.sellers, self.deliveries, self.refunds) = (sellers, deliveries, refunds)
        (self.time, self.ids) = (time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any DealRepository {
        LocalDealRepository(service: self, principal: principal)
    }

    /// Waiting notices to members.
    public var outbox: any Outbox { store.outbox }

    /// The notice to a party of a change, with a new identifier.
    func notice(of deal: Deal, since before: Deal?) -> Notice? { deal.notice(since: before, ids.next()) }

    /// The most deals that one `finishAll` reads.
    public static let batch = 100

    /// Performs pending steps in the market left by a program end or a market outage, at most a batch.
    /// Answers how many deals were read. Throws outages.
    @discardableResult
    public func finishAll() async throws(DealError) -> Int {
        let deals = try await store.unfinished(of: nil, limit: Self.batch)
        for deal in deals { _ = try await finish(deal) }
        return deals.count
    }

    /// Erases the data of a withdrawn member; the other party sees that each deal has ended. Repeating it
    /// changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(DealError) {
        for deal in try await store.unfinished(of: member, limit: Self.batch) { _ = try await finish(deal) }
        try await store.forget(member, at: time.now())
    }
}
