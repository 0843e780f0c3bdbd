public import ContractKit
public import Crews
public import Vocabulary

/// The environment of a contract clause of crews, empty at first.
public struct CrewFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any CrewRepository>
    /// The service behind the verbs; nil for a server, which runs its own jobs.
    private var serving: (@Sendable () -> CrewService)?
    /// What Payments calls; nil for a server.
    private var purchasable: (@Sendable () -> any Purchasable)?
    private var payments: KnownCashier?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any CrewRepository>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    private func serving(
        _ service: @escaping @Sendable () -> CrewService, with payments: KnownCashier?,
        paying: @escaping @Sendable (CrewService) -> any Purchasable
    ) -> CrewFixture {
        var place = self
        (place.serving, place.payments) = (service, payments)
        place.purchasable = { paying(service()) }
        return place
    }
}

extension CrewFixture {
    /// The one recipe of the environment: the tests of crews and their trial assemble it here, in memory, on
    /// a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `payments` is its
    /// cashier, and `paying` gives what Payments calls: the service itself unless said otherwise. `verbs`
    /// gives a principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> CrewService, in environment: ClauseEnvironment,
        payments: KnownCashier? = nil,
        paying: @escaping @Sendable (CrewService) -> any Purchasable = { $0 },
        verbs: @escaping @Sendable (CrewService, Principal) -> any CrewRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> CrewFixture {
        CrewFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen
        ).serving(service, with: payments, paying: paying)
    }
}

extension CrewFixture {
    /// The service, for its jobs. Throws `NotApplicable` for a server.
    var service: CrewService {
        get throws {
            guard let serving else { throw NotApplicable(needs: [.service]) }
            return serving()
        }
    }

    /// The service. Throws `NotApplicable` for a server.
    func served() throws -> CrewService { try service }

    /// The crews as Payments calls them. Throws `NotApplicable` for a server.
    func payable() throws -> any Purchasable {
        guard let purchasable else { throw NotApplicable(needs: [.service]) }
        return purchasable()
    }

    /// Payments. Throws `NotApplicable` where clauses do not command them.
    func cashier() throws -> KnownCashier {
        guard let payments else { throw NotApplicable(needs: [.service]) }
        return payments
    }

    /// The notices added to the outbox since the last call, each once.
    func notices() async throws -> [Notice] {
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(service.outbox, time: clock).deliver(to: receiver.receive)
        return receiver.heard.compactMap { Notice($0.message) }
    }
}

extension ClauseEnvironment {
    /// Crews over that store in this environment, with the money of that cashier.
    public func service(
        over store: any CrewStore, payments: KnownCashier = KnownCashier()
    ) -> CrewService {
        CrewService(
            store: store, members: directory, cashier: payments, sellers: payments, zones: KnownZones(),
            pictures: pictures, time: clock, ids: ids)
    }
}
