// Emitted from the protocol ListingStore, not written by hand. Scripts/fakes writes it anew.

public import Listings
public import Vocabulary

/// A test double of `ListingStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct ListingStoreFake: ListingStore {
    /// Implements `insert(_:request:)`.
    public var insert: @Sendable (Listing, IdempotentRequest?) async throws(ListingError) -> Listing
    /// Implements `answered(_:to:)`.
    public var answered: @Sendable (Listing, IdempotentRequest) async throws(ListingError) -> Listing?
    /// Implements `find(_:viewer:at:)`.
    public var find: @Sendable (ListingID, MemberID?, Timestamp) async throws(ListingError) -> ListingEntry?
    /// Implements `find(_:at:)`.
    public var findIDs: @Sendable (Set<ListingID>, Timestamp) async throws(ListingError) -> [Listing]
    /// Implements `replace(_:expecting:by:telling:)`.
    public var replace:
        @Sendable (Listing, Version, MemberID, OutboxMessage?) async throws(ListingError) -> Bool
    /// Implements `moderate(_:expecting:telling:isTold:_:)`.
    public var moderate:
        @Sendable (Listing, Version, AuditEvent, Bool, OutboxMessage?) async throws(ListingError) -> Bool
    /// Implements `outbox`.
    public var outbox: any Outbox
    /// Implements `page(_:_:viewer:at:)`.
    public var page:
        @Sendable (
            ListingFilter, PageRequest, MemberID?, Timestamp
        ) async throws(ListingError) -> Page<ListingEntry>
    /// Implements `page(of:in:_:at:)`.
    public var pageOf:
        @Sendable (
            MemberID, [ListingState], PageRequest, Timestamp
        ) async throws(ListingError) -> Page<ListingEntry>
    /// Implements `page(likedBy:hiding:_:at:)`.
    public var pageLikedBy:
        @Sendable (
            MemberID, Set<MemberID>, PageRequest, Timestamp
        ) async throws(ListingError) -> Page<ListingEntry>
    /// Implements `publicCounts(of:)`.
    public var publicCounts: @Sendable (Set<MemberID>) async throws(ListingError) -> [MemberID: Int]
    /// Implements `leagues()`.
    public var leagues: @Sendable () async throws(ListingError) -> [LeagueCount]
    /// Implements `setLike(_:_:by:at:)`.
    public var setLike: @Sendable (Bool, ListingID, MemberID, Timestamp) async throws(ListingError) -> Int
    /// Implements `hold(_:within:request:at:)`.
    public var hold:
        @Sendable (Hold, HoldLimits, IdempotentRequest?, Timestamp) async throws(ListingError) -> Hold
    /// Implements `answered(_:to:)`.
    public var answeredHold: @Sendable (Hold, IdempotentRequest) async throws(ListingError) -> Hold?
    /// Implements `hold(of:on:at:)`.
    public var holdOf: @Sendable (OrderID, ListingID, Timestamp) async throws(ListingError) -> Hold?
    /// Implements `end(_:on:as:by:at:)`.
    public var end:
        @Sendable (OrderID, ListingID, HoldState, MemberID, Timestamp) async throws(ListingError) -> Hold
    /// Implements `forgive(_:on:by:at:)`.
    public var forgive:
        @Sendable (OrderID, ListingID, Timestamp, Timestamp) async throws(ListingError) -> Void
    /// Implements `trades(of:at:)`.
    public var trades: @Sendable (OrderID, Timestamp) async throws(ListingError) -> [TradeRecord]
    /// Implements `nextExpiry()`.
    public var nextExpiry: @Sendable () async throws(ListingError) -> Timestamp?
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(ListingError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _ throws(ListingError) in throw Self.unstubbed("insert") }
        answered = { _, _ throws(ListingError) in throw Self.unstubbed("answered") }
        find = { _, _, _ throws(ListingError) in throw Self.unstubbed("find") }
        findIDs = { _, _ throws(ListingError) in throw Self.unstubbed("findIDs") }
        replace = { _, _, _, _ throws(ListingError) in throw Self.unstubbed("replace") }
        moderate = { _, _, _, _, _ throws(ListingError) in throw Self.unstubbed("moderate") }
        outbox = UnstubbedOutbox()
        page = { _, _, _, _ throws(ListingError) in throw Self.unstubbed("page") }
        pageOf = { _, _, _, _ throws(ListingError) in throw Self.unstubbed("pageOf") }
        pageLikedBy = { _, _, _, _ throws(ListingError) in throw Self.unstubbed("pageLikedBy") }
        publicCounts = { _ throws(ListingError) in throw Self.unstubbed("publicCounts") }
        leagues = { () throws(ListingError) in throw Self.unstubbed("leagues") }
        setLike = { _, _, _, _ throws(ListingError) in throw Self.unstubbed("setLike") }
        hold = { _, _, _, _ throws(ListingError) in throw Self.unstubbed("hold") }
        answeredHold = { _, _ throws(ListingError) in throw Self.unstubbed("answeredHold") }
        holdOf = { _, _, _ throws(ListingError) in throw Self.unstubbed("holdOf") }
        end = { _, _, _, _, _ throws(ListingError) in throw Self.unstubbed("end") }
        forgive = { _, _, _, _ throws(ListingError) in throw Self.unstubbed("forgive") }
        trades = { _, _ throws(ListingError) in throw Self.unstubbed("trades") }
        nextExpiry = { () throws(ListingError) in throw Self.unstubbed("nextExpiry") }
        forget = { _, _ throws(ListingError) in throw Self.unstubbed("forget") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any ListingStore) {
        insert = real.insert(_:request:)
        answered = { listing, request throws(ListingError) in try await real.answered(listing, to: request) }
        find = real.find(_:viewer:at:)
        findIDs = real.find(_:at:)
        replace = real.replace(_:expecting:by:telling:)
        moderate = real.moderate(_:expecting:telling:isTold:_:)
        outbox = real.outbox
        page = real.page(_:_:viewer:at:)
        pageOf = real.page(of:in:_:at:)
        pageLikedBy = real.page(likedBy:hiding:_:at:)
        publicCounts = real.publicCounts(of:)
        leagues = real.leagues
        setLike = real.setLike(_:_:by:at:)
        hold = real.hold(_:within:request:at:)
        answeredHold = { hold, request throws(ListingError) in try await real.answered(hold, to: request) }
        holdOf = real.hold(of:on:at:)
        end = real.end(_:on:as:by:at:)
        forgive = real.forgive(_:on:by:at:)
        trades = real.trades(of:at:)
        nextExpiry = real.nextExpiry
        forget = real.forget(_:at:)
    }

    private static func unstubbed(_ name: String) -> ListingError {
        .service(.internal("ListingStore.\(name) is not stubbed"))
    }
}

extension ListingStoreFake {
    /// Calls `insert`.
    public func insert(
        _ listing: Listing, request: IdempotentRequest?
    ) async throws(ListingError) -> Listing {
        try await insert(listing, request)
    }

    /// Calls `answered`.
    public func answered(
        _ listing: Listing, to request: IdempotentRequest
    ) async throws(ListingError) -> Listing? {
        try await answered(listing, request)
    }

    /// Calls `find`.
    public func find(
        _ id: ListingID, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> ListingEntry? {
        try await find(id, viewer, now)
    }

    /// Calls `findIDs`.
    public func find(_ ids: Set<ListingID>, at now: Timestamp) async throws(ListingError) -> [Listing] {
        try await findIDs(ids, now)
    }

    /// Calls `replace`.
    public func replace(
        _ listing: Listing, expecting expected: Version, by actor: MemberID, telling news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        try await replace(listing, expected, actor, news)
    }

    /// Calls `moderate`.
    public func moderate(
        _ listing: Listing, expecting expected: Version, telling act: AuditEvent, isTold: Bool,
        _ news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        try await moderate(listing, expected, act, isTold, news)
    }

    /// Calls `page`.
    public func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try await self.page(filter, page, viewer, now)
    }

    /// Calls `pageOf`.
    public func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try await pageOf(seller, states, page, now)
    }

    /// Calls `pageLikedBy`.
    public func page(
        likedBy member: MemberID, hiding hidden: Set<MemberID>, _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try await pageLikedBy(member, hidden, page, now)
    }

    /// Calls `publicCounts`.
    public func publicCounts(of sellers: Set<MemberID>) async throws(ListingError) -> [MemberID: Int] {
        try await publicCounts(sellers)
    }

    /// Calls `leagues`.
    public func leagues() async throws(ListingError) -> [LeagueCount] {
        try await leagues()
    }

    /// Calls `setLike`.
    public func setLike(
        _ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Int {
        try await setLike(liked, id, member, now)
    }

    /// Calls `hold`.
    public func hold(
        _ hold: Hold, within limits: HoldLimits, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try await self.hold(hold, limits, request, now)
    }

    /// Calls `answeredHold`.
    public func answered(_ hold: Hold, to request: IdempotentRequest) async throws(ListingError) -> Hold? {
        try await answeredHold(hold, request)
    }

    /// Calls `holdOf`.
    public func hold(
        of order: OrderID, on id: ListingID, at now: Timestamp
    ) async throws(ListingError) -> Hold? {
        try await holdOf(order, id, now)
    }

    /// Calls `end`.
    public func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, by actor: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try await self.end(order, id, end, actor, now)
    }

    /// Calls `forgive`.
    public func forgive(
        _ order: OrderID, on id: ListingID, by moment: Timestamp, at now: Timestamp
    ) async throws(ListingError) {
        try await forgive(order, id, moment, now)
    }

    /// Calls `trades`.
    public func trades(of order: OrderID, at now: Timestamp) async throws(ListingError) -> [TradeRecord] {
        try await trades(order, now)
    }

    /// Calls `nextExpiry`.
    public func nextExpiry() async throws(ListingError) -> Timestamp? {
        try await nextExpiry()
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError) {
        try await forget(member, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("ListingStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("ListingStore.outbox is not stubbed"))
    }
}
