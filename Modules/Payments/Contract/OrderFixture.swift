public import ContractKit
public import Payments
public import Vocabulary

/// The environment of a contract clause of payments, empty at first. The owner sells.
public struct OrderFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any OrderRepository>
    private var backstage: Backstage?

    /// What lies behind the verbs.
    private struct Backstage: Sendable {
        let service: @Sendable () -> OrderService
        let store: @Sendable () -> any OrderStore
        let market: OrderMarket
    }

    /// An environment of these parts; a server's, whose gateway and jobs clauses cannot command.
    public init(_ parts: FixtureParts<any OrderRepository>) {
        self.parts = parts
    }

    private func backed(by backstage: Backstage) -> OrderFixture {
        var place = self
        place.backstage = backstage
        return place
    }

    private func behind() throws -> Backstage {
        guard let backstage else { throw NotApplicable(needs: [.service]) }
        return backstage
    }
}

extension OrderFixture {
    /// The one recipe of the environment: the tests of payments and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service and its store are fetched at each use, since the store may be closed and reopened. `verbs`
    /// gives a principal's verbs; they are the service's own unless said otherwise. Checkout, jobs and what
    /// the gateway tells run in the service itself.
    public static func of(
        _ service: @escaping @Sendable () -> OrderService,
        over store: @escaping @Sendable () -> any OrderStore,
        _ market: OrderMarket, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (OrderService, Principal) -> any OrderRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> OrderFixture {
        OrderFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen
        ).backed(by: Backstage(service: service, store: store, market: market))
    }

    /// The service behind the verbs. Throws `NotApplicable` for a server, as the following.
    var service: OrderService {
        get throws { try behind().service() }
    }

    /// The store behind the verbs.
    var store: any OrderStore {
        get throws { try behind().store() }
    }

    var goods: KnownGoods {
        get throws { try behind().market.goods }
    }

    var gateway: KnownGateway {
        get throws { try behind().market.gateway }
    }

    var calls: OrderCalls {
        get throws { try behind().market.calls }
    }

    /// The outbox messages since the last call, each once.
    func messages() async throws -> [OutboxMessage] { try await messages(in: backstage?.service().outbox) }

    /// The notices about orders since the last call.
    func notices() async throws -> [Notice] {
        try await messages().compactMap { Notice($0) }.filter { $0.kind == .order }
    }

    /// The audit events of operators' acts since the last call.
    func acts() async throws -> [AuditEvent] { try await acts(of: "orders", in: backstage?.service().outbox) }

    /// Payments over the same store and market without a gateway.
    func withoutGateway() throws -> OrderService {
        let backstage = try behind()
        return environment.service(over: backstage.store(), backstage.market, hasGateway: false)
    }
}
