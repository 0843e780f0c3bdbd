public import ContractKit
public import Deals
public import Vocabulary

/// The environment of a contract clause of deals, empty at first.
public struct DealFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<DealTestClient>
    /// The service behind the verbs; nil for a server, which tells its own domains.
    private var service: (@Sendable () -> DealService)?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<DealTestClient>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    public func serving(_ service: @escaping @Sendable () -> DealService) -> DealFixture {
        var place = self
        place.service = service
        return place
    }

    /// The service. Throws `NotApplicable` for a server.
    func served() throws -> DealService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// The notices added to the outbox since the last call, each once.
    func notices() async throws -> [Notice] {
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(served().outbox, time: clock).deliver(to: receiver.receive)
        return receiver.heard.compactMap { Notice($0.message) }
    }
}

/// What a clause calls as one member: the verbs of deals, and the market that clauses deal in.
public struct DealTestClient: Sendable {
    let deals: any DealRepository
    let offer: @Sendable (TestGoods) async throws -> ListedID
    let stock: @Sendable (ListedID) async throws -> Stock

    /// A client with these verbs; `offer` publishes a listing for it, `stock` gives a listing's stock.
    public init(
        _ deals: any DealRepository, offer: @escaping @Sendable (TestGoods) async throws -> ListedID,
        stock: @escaping @Sendable (ListedID) async throws -> Stock
    ) {
        (self.deals, self.offer, self.stock) = (deals, offer, stock)
    }
}

/// Goods to deal in, for clauses and access cases.
public struct TestGoods: Sendable {
    public var title = "유니폼 상의"
    public var units = 1
    public var asksSeller = false
    public var price = Money(30_000, .krw)

    /// One unit by default, reserved without asking the seller.
    public init(_ title: String = "유니폼 상의", units: Int = 1, asksSeller: Bool = false) {
        (self.title, self.units, self.asksSeller) = (title, units, asksSeller)
    }
}

extension DealFixture {
    var seller: any DealRepository { owner.deals }

    /// A listing of the seller.
    func offer(units: Int = 1, asksSeller: Bool = false) async throws -> ListedID {
        try await owner.offer(TestGoods(units: units, asksSeller: asksSeller))
    }

    /// The stock of a listing: units left and held.
    func stock(of listing: ListedID) async throws -> Stock { try await owner.stock(listing) }

    /// A deal of the buyer, accepted at once.
    func accepted(_ quantity: Int = 1, of units: Int = 1) async throws -> DealView {
        try await buyer.deals.reserve(Reservation(offer(units: units), quantity: quantity))
    }

    /// A deal of the buyer that waits for the seller.
    func requested(_ quantity: Int = 1, of units: Int = 1) async throws -> DealView {
        try await buyer.deals.reserve(
            Reservation(offer(units: units, asksSeller: true), quantity: quantity))
    }

    /// The deal as its seller sees it now.
    func state(of view: DealView) async throws -> DealState { try await seller.deal(view.deal.id).deal.state }

    /// The clients that are neither buyer nor seller.
    var others: [any DealRepository] { [stranger.deals, moderator.deals, self.operator.deals] }
}

extension ClauseEnvironment {
    /// A deal service over that store and market in this environment.
    public func service(over store: any DealStore, _ market: any DealMarket) -> DealService {
        DealService(store: store, market: market, members: directory, time: clock, ids: ids)
    }
}
