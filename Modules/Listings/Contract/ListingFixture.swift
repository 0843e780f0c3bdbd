public import ContractKit
public import Listings
public import Vocabulary

/// What a clause of the listings' contract runs in: a market of its own, empty at first.
public struct ListingFixture: Sendable {
    /// The clock, identifiers, members and directory by which the market runs.
    public let surroundings: ListingSurroundings
    private let repositoryFor: @Sendable (Principal) -> any ListingRepository
    private let forgetMember: @Sendable (MemberID) async throws -> Void
    private let reopenMarket: @Sendable () async throws -> Void

    /// A market seen through `repository`. `forget` takes a withdrawn member out of it; `reopen` closes what
    /// the market is kept in and opens it again, and does nothing where there is nothing to close.
    public init(
        _ surroundings: ListingSurroundings,
        repository: @escaping @Sendable (Principal) -> any ListingRepository,
        forget: @escaping @Sendable (MemberID) async throws -> Void,
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.surroundings = surroundings
        repositoryFor = repository
        forgetMember = forget
        reopenMarket = reopen
    }

    /// The clock by which holds run out.
    public var clock: ManualClock { surroundings.clock }

    /// The members of the market.
    public var members: ListingMembers { surroundings.members }

    /// The directory in which the market looks members up.
    public var directory: KnownMembers { surroundings.directory }

    /// Gives a member another standing.
    public func stand(_ principal: Principal, _ standing: Standing) throws {
        directory.stand(try expectValue(principal.memberID, "an anonymous visitor has no standing"), standing)
    }

    /// The verbs for one principal; to be asked for anew after `reopen`.
    public func repository(as principal: Principal) -> any ListingRepository { repositoryFor(principal) }

    /// An order that nothing is held for yet.
    public func newOrder() -> OrderID { surroundings.ids.next() }

    /// An idempotency key that stands for nothing yet.
    public func newKey() -> IdempotencyKey { IdempotencyKey(surroundings.ids) }

    /// One more member.
    public func newMember() -> Principal { surroundings.newMember() }

    /// Takes a member who has withdrawn out of the market.
    public func forget(_ principal: Principal) async throws {
        let id = try expectValue(principal.memberID, "an anonymous visitor cannot withdraw")
        try await forgetMember(id)
    }

    /// Closes the market and opens it again.
    public func reopen() async throws { try await reopenMarket() }
}

/// The parts of a market that a test commands.
public struct ListingSurroundings: Sendable {
    /// Stands still until a clause moves it.
    public let clock: ManualClock
    /// Where the identifiers of listings, members and orders come from.
    public let ids: any IdentifierSource
    /// Who acts.
    public let members: ListingMembers
    /// What the members are called.
    public let directory: KnownMembers
    let newMember: @Sendable () -> Principal

    /// Puts the parts together; `newMember` gives one more member each time.
    public init(
        clock: ManualClock, ids: any IdentifierSource, members: ListingMembers, directory: KnownMembers,
        newMember: @escaping @Sendable () -> Principal
    ) {
        self.clock = clock
        self.ids = ids
        self.members = members
        self.directory = directory
        self.newMember = newMember
    }

    /// Identifiers come in that order.
    public init(_ order: IdentifierOrder) {
        let ids = OrderedIdentifiers(order)
        let members = ListingMembers(ids)
        self.init(
            clock: ManualClock(), ids: ids, members: members, directory: KnownMembers(members.nicknames),
            newMember: { ListingMembers.member(ids) })
    }

    /// The domain over that store in these surroundings.
    public func service(over store: any ListingStore) -> ListingService {
        ListingService(store: store, members: directory, time: clock, ids: ids)
    }
}
