public import ContractKit
public import Listings
public import Vocabulary

/// What a clause of the listings' contract runs in: a market of its own, empty at first.
public struct ListingFixture: DomainFixture {
    /// What the market consists of.
    public let parts: FixtureParts<any ListingRepository>
    /// Where acts of moderators wait to be told; nil at a server, which tells them to its own log.
    private var outbox: (@Sendable () -> any Outbox)?

    /// A market of these parts.
    public init(_ parts: FixtureParts<any ListingRepository>) {
        self.parts = parts
    }

    /// The same market, whose acts of moderators wait there.
    public func telling(_ outbox: @escaping @Sendable () -> any Outbox) -> ListingFixture {
        var market = self
        market.outbox = outbox
        return market
    }

    /// The acts of moderators of listings that the audit log is told. Throws `NotApplicable` where nobody can
    /// look.
    func acts() async throws -> [AuditEvent] {
        guard let outbox else {
            guard let log = parts.auditLog else { throw NotApplicable(needs: [.auditLog]) }
            return try await log.events().filter { $0.verb.hasPrefix("listings.") }
        }
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(outbox(), time: clock).deliver(to: receiver.receive)
        return receiver.heard.compactMap { AuditEvent($0.message) }
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
        ListingService(store: store, members: directory, time: clock, ids: ids, holdLimits: holdLimits)
    }
}

extension ClauseMembers {
    /// Puts goods up: the owner of what clauses about listings are about.
    public var seller: Principal { owner }
}
