public import ContractKit
public import Funding
public import Vocabulary

/// The environment of a contract clause of funding, empty at first.
public struct FundingFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any FundingRepository>
    /// The service behind the verbs; nil for a server, which runs its own jobs.
    private var serving: (@Sendable () -> FundingService)?
    /// What Payments calls; nil for a server.
    private var purchasable: (@Sendable () -> any Purchasable)?
    private var payments: KnownCashier?
    private var book: KnownPayouts?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any FundingRepository>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    private func serving(
        _ service: @escaping @Sendable () -> FundingService, with payments: KnownCashier?,
        _ book: KnownPayouts?, paying: @escaping @Sendable (FundingService) -> any Purchasable
    ) -> FundingFixture {
        var place = self
        (place.serving, place.payments, place.book) = (service, payments, book)
        place.purchasable = { paying(service()) }
        return place
    }
}

extension FundingFixture {
    /// The one recipe of the environment: the tests of funding and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `payments` is its
    /// cashier, `payouts` its book of payouts, and `paying` gives what Payments calls: the service itself
    /// unless said otherwise. `verbs` gives a principal's verbs; they are the service's own unless said
    /// otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> FundingService, in environment: ClauseEnvironment,
        payments: KnownCashier? = nil, payouts: KnownPayouts? = nil,
        paying: @escaping @Sendable (FundingService) -> any Purchasable = { $0 },
        verbs: @escaping @Sendable (FundingService, Principal) -> any FundingRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> FundingFixture {
        FundingFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen
        ).serving(service, with: payments, payouts, paying: paying)
    }
}

extension FundingFixture {
    /// The service, for its jobs. Throws `NotApplicable` for a server.
    var service: FundingService {
        get throws {
            guard let serving else { throw NotApplicable(needs: [.service]) }
            return serving()
        }
    }

    /// The backings as Payments calls them. Throws `NotApplicable` for a server.
    func payable() throws -> any Purchasable {
        guard let purchasable else { throw NotApplicable(needs: [.service]) }
        return purchasable()
    }

    /// Payments. Throws `NotApplicable` where clauses do not command them.
    func cashier() throws -> KnownCashier {
        guard let payments else { throw NotApplicable(needs: [.service]) }
        return payments
    }

    /// The book of payouts. Throws `NotApplicable` where clauses do not command it.
    func payouts() throws -> KnownPayouts {
        guard let book else { throw NotApplicable(needs: [.service]) }
        return book
    }

    /// The notices added to the outbox since the last call, each once.
    func notices() async throws -> [Notice] {
        var known: Set<NoticeID> = []
        return try await messages(in: service.outbox).compactMap { Notice($0) }
            .filter { known.insert($0.id).inserted }
    }

    /// The acts added to the outbox since the last call.
    func acts() async throws -> [AuditEvent] {
        try await messages(in: service.outbox).compactMap { AuditEvent($0) }
    }
}

extension ClauseEnvironment {
    /// Funding over that store in this environment, with the money of that cashier and that book of payouts.
    public func service(
        over store: any FundingStore, payments: KnownCashier = KnownCashier(),
        payouts: KnownPayouts = KnownPayouts(), time: (any TimeSource)? = nil
    ) -> FundingService {
        FundingService(
            store: store, members: directory, cashier: payments, payouts: payouts, zones: KnownZones(),
            pictures: pictures, time: time ?? clock, ids: ids)
    }
}
