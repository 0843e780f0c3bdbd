// Emitted from the protocol DealMarket, not written by hand. Scripts/fakes writes it anew.

public import Deals
public import Vocabulary

/// A test double of `DealMarket`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct DealMarketFake: DealMarket {
    /// Implements `goods(_:for:)`.
    public var goods: @Sendable (ListedID, Principal) async throws(DealError) -> OfferedGoods
    /// Implements `keep(_:)`.
    public var keep: @Sendable (Deal) async throws(DealError) -> Void
    /// Implements `sell(_:)`.
    public var sell: @Sendable (Deal) async throws(DealError) -> Void
    /// Implements `giveBack(_:)`.
    public var giveBack: @Sendable (Deal) async throws(DealError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        goods = { _, _ throws(DealError) in throw Self.unstubbed("goods") }
        keep = { _ throws(DealError) in throw Self.unstubbed("keep") }
        sell = { _ throws(DealError) in throw Self.unstubbed("sell") }
        giveBack = { _ throws(DealError) in throw Self.unstubbed("giveBack") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any DealMarket) {
        goods = real.goods(_:for:)
        keep = real.keep(_:)
        sell = real.sell(_:)
        giveBack = real.giveBack(_:)
    }

    private static func unstubbed(_ name: String) -> DealError {
        .service(.internal("DealMarket.\(name) is not stubbed"))
    }
}

extension DealMarketFake {
    /// Calls `goods`.
    public func goods(_ id: ListedID, for principal: Principal) async throws(DealError) -> OfferedGoods {
        try await goods(id, principal)
    }

    /// Calls `keep`.
    public func keep(_ deal: Deal) async throws(DealError) {
        try await keep(deal)
    }

    /// Calls `sell`.
    public func sell(_ deal: Deal) async throws(DealError) {
        try await sell(deal)
    }

    /// Calls `giveBack`.
    public func giveBack(_ deal: Deal) async throws(DealError) {
        try await giveBack(deal)
    }
}
