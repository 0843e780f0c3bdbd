public import ContractKit
public import Deals
public import Vocabulary

/// The environment of a contract clause of deals, empty at first.
public struct DealFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<DealTestClient>
    /// The service behind the verbs; nil for a server, which tells its own domains.
    private var service: (@Sendable () -> DealService)?
    /// What Payments calls; nil for a server.
    private var purchasable: (@Sendable () -> any Purchasable)?
    private var payments: KnownPayments?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<DealTestClient>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    private func serving(
        _ service: @escaping @Sendable () -> DealService, to payments: KnownPayments?,
        paying: @escaping @Sendable (DealService) -> any Purchasable
    ) -> DealFixture {
        var place = self
        (place.service, place.payments) = (service, payments)
        place.purchasable = { paying(service()) }
        return place
    }

    /// The deals as Payments calls them. Throws `NotApplicable` for a server.
    func payable() throws -> any Purchasable {
        guard let purchasable else { throw NotApplicable(needs: [.service]) }
        return purchasable()
    }

    /// Payments. Throws `NotApplicable` where clauses do not command them.
    func known() throws -> KnownPayments {
        guard let payments else { throw NotApplicable(needs: [.service]) }
        return payments
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
    /// The one recipe of the environment: the tests of deals and their trial assemble it here, in memory, on
    /// a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `client` gives a
    /// principal's verbs and market, `forget` removes a withdrawn member from the market. `payments` are
    /// those of the service, and `paying` gives what they call: the service itself unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> DealService, in environment: ClauseEnvironment,
        payments: KnownPayments? = nil,
        paying: @escaping @Sendable (DealService) -> any Purchasable = { $0 },
        client: @escaping @Sendable (DealService, Principal) -> DealTestClient,
        forget: @escaping @Sendable (MemberID) async throws -> Void = { _ in },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> DealFixture {
        DealFixture(
            environment, repository: { client(service(), $0) },
            forget: { member in
                try await service().forget(member)
                try await forget(member)
            }, reopen: reopen
        ).serving(service, to: payments, paying: paying)
    }

    /// The same over a market in memory. `verbs` gives a principal's verbs; they are the service's own unless
    /// said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> DealService, over market: MemoryMarket,
        in environment: ClauseEnvironment, payments: KnownPayments? = nil,
        paying: @escaping @Sendable (DealService) -> any Purchasable = { $0 },
        verbs: @escaping @Sendable (DealService, Principal) -> any DealRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> DealFixture {
        .of(
            service, in: environment, payments: payments, paying: paying,
            client: { market.client(verbs($0, $1), $1) }, reopen: reopen)
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
    /// A deal service over that store and market in this environment, whose deals these payments pay for.
    public func service(
        over store: any DealStore, _ market: any DealMarket, payments: KnownPayments = KnownPayments()
    ) -> DealService {
        DealService(
            store: store, market: market, members: directory, sellers: payments, deliveries: payments,
            time: clock, ids: ids)
    }
}
