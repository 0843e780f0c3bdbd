public import Vocabulary

/// The domain put together: a store, the market, and what else it needs from outside. Gives each principal
/// their repository.
public struct DealService: Sendable {
    let store: any DealStore
    let market: any DealMarket
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// Over the store and the market; the directory says what members are called, who may write and whom
    /// somebody does not see.
    public init(
        store: any DealStore, market: any DealMarket,
        members: any MemberDirectory & StandingDirectory & BlockDirectory,
        time: any TimeSource, ids: any IdentifierSource
    ) {
        (self.store, self.market, self.members) = (store, market, members)
        (self.time, self.ids) = (time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any DealRepository {
        LocalDealRepository(service: self, principal: principal)
    }

    /// What waits to be told to members.
    public var outbox: any Outbox { store.outbox }

    /// What one of the two is to be told of a change, under a new identifier.
    func notice(of deal: Deal, since before: Deal?) -> Notice? { deal.notice(since: before, ids.next()) }

    /// How many deals `finishAll` looks at.
    public static let batch = 100

    /// Does in the market what has been decided and was not done, because a program ended in between or the
    /// market did not answer; at most a batch. Answers how many deals were looked at. Throws outages.
    @discardableResult
    public func finishAll() async throws(DealError) -> Int {
        let deals = try await store.unfinished(of: nil, limit: Self.batch)
        for deal in deals { _ = try await finish(deal) }
        return deals.count
    }

    /// Removes what a member who has withdrawn leaves behind; the other of each deal sees that it has ended.
    /// Doing it again changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(DealError) {
        for deal in try await store.unfinished(of: member, limit: Self.batch) { _ = try await finish(deal) }
        try await store.forget(member, at: time.now())
    }
}
