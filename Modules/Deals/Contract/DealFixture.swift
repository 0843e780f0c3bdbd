public import ContractKit
public import Deals
public import Vocabulary

/// What a clause of the contract of deals runs in: a place of its own, empty at first.
public struct DealFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<DealParty>
    /// The service behind the verbs; nil at a server, which tells its own domains.
    private var service: (@Sendable () -> DealService)?

    /// A place of these parts.
    public init(_ parts: FixtureParts<DealParty>) {
        self.parts = parts
    }

    /// The same place, whose verbs are that service's: asked for anew each time, since a place may be closed
    /// and opened.
    public func serving(_ service: @escaping @Sendable () -> DealService) -> DealFixture {
        var place = self
        place.service = service
        return place
    }

    /// The service. Throws `NotApplicable` where nobody has it.
    func served() throws -> DealService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// The notices that wait to be told since it was asked last, each once.
    func notices() async throws -> [Notice] {
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(served().outbox, time: clock).deliver(to: receiver.receive)
        return receiver.heard.compactMap { Notice($0.message) }
    }
}

/// The verbs of one of those who deal, and what clauses need of the market on their behalf.
public struct DealParty: Sendable {
    let deals: any DealRepository
    let offer: @Sendable (TestGoods) async throws -> ListedID
    let stock: @Sendable (ListedID) async throws -> Stock

    /// These verbs; `offer` puts goods up for the party, `stock` tells what is left and held of them.
    public init(
        _ deals: any DealRepository, offer: @escaping @Sendable (TestGoods) async throws -> ListedID,
        stock: @escaping @Sendable (ListedID) async throws -> Stock
    ) {
        (self.deals, self.offer, self.stock) = (deals, offer, stock)
    }
}

/// Goods that clauses and scenes deal about.
public struct TestGoods: Sendable {
    public var title = "유니폼 상의"
    public var units = 1
    public var asksSeller = false
    public var price = Money(30_000, .krw)

    /// One unit, of which the seller is not asked, unless said otherwise.
    public init(_ title: String = "유니폼 상의", units: Int = 1, asksSeller: Bool = false) {
        (self.title, self.units, self.asksSeller) = (title, units, asksSeller)
    }
}

extension DealFixture {
    var seller: any DealRepository { owner.deals }

    /// Goods of the seller's.
    func offer(units: Int = 1, asksSeller: Bool = false) async throws -> ListedID {
        try await owner.offer(TestGoods(units: units, asksSeller: asksSeller))
    }

    /// What is left and held.
    func stock(of listing: ListedID) async throws -> Stock { try await owner.stock(listing) }

    /// A deal of the buyer's, accepted at once.
    func accepted(_ quantity: Int = 1, of units: Int = 1) async throws -> DealView {
        try await buyer.deals.reserve(Reservation(offer(units: units), quantity: quantity))
    }

    /// A deal of the buyer's that waits for the seller.
    func requested(_ quantity: Int = 1, of units: Int = 1) async throws -> DealView {
        try await buyer.deals.reserve(
            Reservation(offer(units: units, asksSeller: true), quantity: quantity))
    }

    /// The deal as its seller sees it now.
    func state(of view: DealView) async throws -> DealState { try await seller.deal(view.deal.id).deal.state }

    /// Everybody who is neither buyer nor seller.
    var others: [any DealRepository] { [stranger.deals, moderator.deals, self.operator.deals] }
}

extension ClauseEnvironment {
    /// Deals over that store and market in this environment.
    public func service(over store: any DealStore, _ market: any DealMarket) -> DealService {
        DealService(store: store, market: market, members: directory, time: clock, ids: ids)
    }
}
