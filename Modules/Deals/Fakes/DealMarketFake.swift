public import Deals
public import Vocabulary

/// A market made of closures, for tests: as `DealStoreFake`.
public struct DealMarketFake: DealMarket {
    /// `goods(_:for:)`.
    public var goods: @Sendable (ListedID, Principal) async throws(DealError) -> OfferedGoods
    /// `keep(_:)`.
    public var keep: @Sendable (Deal) async throws(DealError) -> Void
    /// `sell(_:)`.
    public var sell: @Sendable (Deal) async throws(DealError) -> Void
    /// `giveBack(_:)`.
    public var giveBack: @Sendable (Deal) async throws(DealError) -> Void

    /// A stub: everything refuses with `internal`, which names it.
    public init() {
        goods = { _, _ throws(DealError) in throw unstubbed("DealMarket.goods") }
        keep = { _ throws(DealError) in throw unstubbed("DealMarket.keep") }
        sell = { _ throws(DealError) in throw unstubbed("DealMarket.sell") }
        giveBack = { _ throws(DealError) in throw unstubbed("DealMarket.giveBack") }
    }

    /// Asks the other for everything, until something is replaced.
    public init(forwardingTo real: any DealMarket) {
        goods = real.goods(_:for:)
        keep = real.keep(_:)
        sell = real.sell(_:)
        giveBack = real.giveBack(_:)
    }
}

extension DealMarketFake {
    /// As `goods` answers.
    public func goods(_ id: ListedID, for principal: Principal) async throws(DealError) -> OfferedGoods {
        try await goods(id, principal)
    }

    /// As `keep` answers.
    public func keep(_ deal: Deal) async throws(DealError) { try await keep(deal) }

    /// As `sell` answers.
    public func sell(_ deal: Deal) async throws(DealError) { try await sell(deal) }

    /// As `giveBack` answers.
    public func giveBack(_ deal: Deal) async throws(DealError) { try await giveBack(deal) }
}
