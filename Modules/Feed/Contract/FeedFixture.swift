public import ContractKit
public import Feed
public import Vocabulary

/// The environment of a contract clause of the feed, empty at first.
public struct FeedFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any FeedRepository>
    /// The service behind the verbs; nil for a server, which has its own audit log.
    private var service: (@Sendable () -> FeedService)?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any FeedRepository>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    private func serving(_ service: @escaping @Sendable () -> FeedService) -> FeedFixture {
        var place = self
        place.service = service
        return place
    }

    /// The service behind the verbs. Throws `NotApplicable` for a server.
    func served() throws -> FeedService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// The audit events of moderators' acts since the last call. Throws `NotApplicable` where the outbox is
    /// out of reach.
    func acts() async throws -> [AuditEvent] { try await acts(of: "feed", in: service?().outbox) }

    /// The outbox messages since the last call, each once. Throws `NotApplicable` where they are out of
    /// reach.
    func messages() async throws -> [OutboxMessage] {
        try await messages(in: service?().outbox)
    }

    /// The notices of the feed since the last call. Throws `NotApplicable` where they are out of reach.
    func notices() async throws -> [Notice] {
        let kinds = Set(NoticeRule.ofFeed.map(\.kind))
        return try await messages().compactMap { Notice($0) }.filter { kinds.contains($0.kind) }
    }

    /// Deletes a listing. Throws `NotApplicable` where that cannot be ensured.
    func delete(_ listing: AnyIdentifier) async throws {
        if service != nil { return environment.subjects.remove(listing) }
        try await delete(listing, telling: nil)
    }
}

extension FeedFixture {
    /// The one recipe of the environment: the tests of the feed and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> FeedService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (FeedService, Principal) -> any FeedRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> FeedFixture {
        FeedFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen
        ).serving(service)
    }
}

extension ClauseEnvironment {
    /// A feed service over that store in this environment.
    public func service(over store: any FeedStore) -> FeedService {
        FeedService(
            store: store, members: directory, comments: comments, pictures: pictures,
            listings: KnownListings(in: self), time: clock, ids: ids)
    }
}
