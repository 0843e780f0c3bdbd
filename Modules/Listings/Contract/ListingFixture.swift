public import ContractKit
public import Listings
public import Vocabulary

/// The environment of a contract clause of listings, empty at first.
public struct ListingFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any ListingRepository>
    /// The service behind the verbs; nil for a server, which has its own audit log.
    private var service: (@Sendable () -> ListingService)?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any ListingRepository>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    private func serving(_ service: @escaping @Sendable () -> ListingService) -> ListingFixture {
        var market = self
        market.service = service
        return market
    }

    /// The audit events of moderators' acts on listings. Throws `NotApplicable` where the outbox is out of
    /// reach.
    func acts() async throws -> [AuditEvent] { try await acts(of: "listings", in: service?().outbox) }

    /// The listings whose photos have changed since the last call, in the order of the messages. Throws
    /// `NotApplicable` where the outbox is out of reach.
    func pictureNews() async throws -> [AnyIdentifier] {
        // Where the outbox is settled at once, only the pictures of a clause keep its messages.
        _ = try served()
        return try await messages().filter { $0.topic == OutboxMessage.picturesTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// The records closed since the last call. Throws `NotApplicable` where the outbox is out of reach.
    func closed() async throws -> [AnyIdentifier] {
        try await messages().filter { $0.topic == OutboxMessage.closedTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// The waiting outbox messages, each once.
    private func messages() async throws -> [OutboxMessage] {
        try await messages(in: service?().outbox)
    }

    /// The pictures of a listing, as their own domain learns of them. Throws `NotApplicable` for a server.
    func attached(to id: ListingID) async throws -> AttachedPictures? {
        try await served().attachedPictures(of: AnyIdentifier(id))
    }

    func served() throws -> ListingService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// The identifier of a new order without a hold.
    public func newOrder() -> OrderID { environment.ids.next() }
}

extension ListingFixture {
    /// The one recipe of the environment: the tests of listings and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> ListingService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (ListingService, Principal) -> any ListingRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> ListingFixture {
        ListingFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen
        ).serving(service)
    }
}

extension ClauseEnvironment {
    /// A service over the store in this environment. Only clauses about limits restrict the number of holds.
    public func service(
        over store: any ListingStore, holdLimits: HoldLimits = .listings
    ) -> ListingService {
        ListingService(
            store: store, members: directory, pictures: pictures, comments: comments, time: clock,
            ids: ids, holdLimits: holdLimits)
    }
}

extension ClauseMembers {
    /// The seller of the clauses' listings.
    public var seller: Principal { owner }
}
