public import ContractKit
public import Listings
public import Vocabulary

/// What a clause of the listings' contract runs in: a market of its own, empty at first.
public struct ListingFixture: DomainFixture {
    /// What the market consists of.
    public let parts: FixtureParts<any ListingRepository>

    /// A market of these parts.
    public init(_ parts: FixtureParts<any ListingRepository>) {
        self.parts = parts
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
