public import ContractKit
public import Listings
public import Vocabulary

/// What a clause of the listings' contract runs in: a market of its own, empty at first.
public struct ListingFixture: DomainFixture {
    /// What the market consists of.
    public let parts: FixtureParts<any ListingRepository>
    /// The service behind the verbs; nil at a server, which tells its own log what moderators do.
    private var service: (@Sendable () -> ListingService)?

    /// A market of these parts.
    public init(_ parts: FixtureParts<any ListingRepository>) {
        self.parts = parts
    }

    /// The same market, whose verbs are that service's: asked for anew each time, since a market may be
    /// closed and opened.
    public func serving(_ service: @escaping @Sendable () -> ListingService) -> ListingFixture {
        var market = self
        market.service = service
        return market
    }

    /// The acts of moderators of listings that the audit log is told. Throws `NotApplicable` where nobody can
    /// look.
    func acts() async throws -> [AuditEvent] { try await acts(of: "listings", in: service?().outbox) }

    /// The listings of whose photos there is news since it was asked last, in the order of the news. Throws
    /// `NotApplicable` where nobody can look.
    func pictureNews() async throws -> [AnyIdentifier] {
        // What is settled at once beside it, pictures of a clause alone remember.
        _ = try served()
        return try await messages().filter { $0.topic == OutboxMessage.picturesTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// The records that are gone, as those are told who attach something to them, since it was asked last.
    /// Throws `NotApplicable` where nobody can look.
    func closed() async throws -> [AnyIdentifier] {
        try await messages().filter { $0.topic == OutboxMessage.closedTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// What waits to be told, each once.
    private func messages() async throws -> [OutboxMessage] {
        try await messages(in: service?().outbox)
    }

    /// What a listing shows of pictures, as it is told to their own domain. Throws `NotApplicable` where
    /// nobody can look.
    func attached(to id: ListingID) async throws -> AttachedPictures? {
        try await served().attachedPictures(of: AnyIdentifier(id))
    }

    func served() throws -> ListingService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// An order that nothing is held for yet.
    public func newOrder() -> OrderID { environment.ids.next() }
}

extension ClauseEnvironment {
    /// Listings over that store in this environment. Clauses hold as often as they need, but for those about
    /// the limits.
    public func service(
        over store: any ListingStore, holdLimits: HoldLimits = .listings
    ) -> ListingService {
        ListingService(
            store: store, members: directory, pictures: pictures, comments: comments, time: clock,
            ids: ids, holdLimits: holdLimits)
    }
}

extension ClauseMembers {
    /// Puts goods up: the owner of what clauses about listings are about.
    public var seller: Principal { owner }
}
