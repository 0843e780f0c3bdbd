public import Listings
public import Vocabulary

/// A store of listings made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct ListingStoreFake: ListingStore {
    /// `insert(_:request:)`.
    public var insert: @Sendable (Listing, IdempotentRequest?) async throws(ListingError) -> Listing
    /// `answered(_:to:)` of a listing.
    public var answeredListing: @Sendable (Listing, IdempotentRequest) async throws(ListingError) -> Listing?
    /// `find(_:viewer:at:)`.
    public var find: @Sendable (ListingID, MemberID?, Timestamp) async throws(ListingError) -> ListingEntry?
    /// `replace(_:expecting:by:telling:)`.
    public var replace:
        @Sendable (Listing, Version, MemberID, OutboxMessage?) async throws(ListingError) -> Bool
    /// `page(_:_:viewer:at:)`.
    public var page:
        @Sendable (ListingFilter, PageRequest, MemberID?, Timestamp) async throws(ListingError) -> Page<
            ListingEntry
        >
    /// `page(of:in:_:at:)`.
    public var pageOfSeller:
        @Sendable (MemberID, [ListingState], PageRequest, Timestamp) async throws(ListingError) -> Page<
            ListingEntry
        >
    /// `page(likedBy:hiding:_:at:)`.
    public var pageOfLiked:
        @Sendable (MemberID, Set<MemberID>, PageRequest, Timestamp) async throws(ListingError) ->
            Page<ListingEntry>
    /// `setLike(_:_:by:at:)`.
    public var setLike: @Sendable (Bool, ListingID, MemberID, Timestamp) async throws(ListingError) -> Int
    /// `hold(_:within:request:at:)`.
    public var hold:
        @Sendable (Hold, HoldLimits, IdempotentRequest?, Timestamp) async throws(ListingError) -> Hold
    /// `answered(_:to:)` of a hold.
    public var answered: @Sendable (Hold, IdempotentRequest) async throws(ListingError) -> Hold?
    /// `hold(of:on:at:)`.
    public var findHold: @Sendable (OrderID, ListingID, Timestamp) async throws(ListingError) -> Hold?
    /// `end(_:on:as:by:at:)`.
    public var end:
        @Sendable (OrderID, ListingID, HoldState, MemberID, Timestamp) async throws(ListingError) -> Hold
    /// `nextExpiry()`.
    public var nextExpiry: @Sendable () async throws(ListingError) -> Timestamp?
    /// `find(_:at:)`.
    public var findAll: @Sendable (Set<ListingID>, Timestamp) async throws(ListingError) -> [Listing]
    /// `moderate(_:expecting:telling:isTold:_:)`.
    public var moderate:
        @Sendable (Listing, Version, AuditEvent, Bool, OutboxMessage?) async throws(ListingError) -> Bool
    /// `outbox`.
    public var outbox: any Outbox
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(ListingError) -> Void

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        insert = { _, _ throws(ListingError) in throw unstubbed("ListingStore.insert") }
        answeredListing = { _, _ throws(ListingError) in throw unstubbed("ListingStore.answeredListing") }
        find = { _, _, _ throws(ListingError) in throw unstubbed("ListingStore.find") }
        replace = { _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.replace") }
        page = { _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.page") }
        pageOfSeller = { _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.pageOfSeller") }
        pageOfLiked = { _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.pageOfLiked") }
        setLike = { _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.setLike") }
        hold = { _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.hold") }
        answered = { _, _ throws(ListingError) in throw unstubbed("ListingStore.answered") }
        findHold = { _, _, _ throws(ListingError) in throw unstubbed("ListingStore.findHold") }
        end = { _, _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.end") }
        nextExpiry = { () throws(ListingError) in throw unstubbed("ListingStore.nextExpiry") }
        findAll = { _, _ throws(ListingError) in throw unstubbed("ListingStore.find") }
        moderate = { _, _, _, _, _ throws(ListingError) in throw unstubbed("ListingStore.moderate") }
        outbox = UnstubbedOutbox()
        forget = { _, _ throws(ListingError) in throw unstubbed("ListingStore.forget") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any ListingStore) {
        insert = real.insert(_:request:)
        answeredListing = real.answered(_:to:)
        find = real.find(_:viewer:at:)
        replace = real.replace(_:expecting:by:telling:)
        page = real.page(_:_:viewer:at:)
        pageOfSeller = real.page(of:in:_:at:)
        pageOfLiked = real.page(likedBy:hiding:_:at:)
        setLike = real.setLike(_:_:by:at:)
        hold = real.hold(_:within:request:at:)
        answered = real.answered(_:to:)
        findHold = real.hold(of:on:at:)
        end = real.end(_:on:as:by:at:)
        nextExpiry = real.nextExpiry
        findAll = real.find(_:at:)
        moderate = real.moderate(_:expecting:telling:isTold:_:)
        outbox = real.outbox
        forget = real.forget(_:at:)
    }
}

extension ListingStoreFake {
    /// As `insert` answers.
    public func insert(_ listing: Listing, request: IdempotentRequest?) async throws(ListingError) -> Listing
    {
        try await insert(listing, request)
    }

    /// As `answeredListing` answers.
    public func answered(
        _ listing: Listing, to request: IdempotentRequest
    ) async throws(ListingError) -> Listing? {
        try await answeredListing(listing, request)
    }

    /// As `find` answers.
    public func find(_ id: ListingID, viewer: MemberID?, at now: Timestamp) async throws(ListingError)
        -> ListingEntry?
    {
        try await find(id, viewer, now)
    }

    /// As `findAll` answers.
    public func find(_ ids: Set<ListingID>, at now: Timestamp) async throws(ListingError) -> [Listing] {
        try await findAll(ids, now)
    }

    /// As `replace` answers.
    public func replace(
        _ listing: Listing, expecting expected: Version, by actor: MemberID, telling news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        try await replace(listing, expected, actor, news)
    }

    /// As `page` answers.
    public func page(_ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp)
        async throws(ListingError) -> Page<ListingEntry>
    {
        try await self.page(filter, page, viewer, now)
    }

    /// As `pageOfSeller` answers.
    public func page(of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp)
        async throws(ListingError) -> Page<ListingEntry>
    {
        try await pageOfSeller(seller, states, page, now)
    }

    /// As `pageOfLiked` answers.
    public func page(
        likedBy member: MemberID, hiding hidden: Set<MemberID>, _ page: PageRequest, at now: Timestamp
    )
        async throws(ListingError) -> Page<ListingEntry>
    {
        try await pageOfLiked(member, hidden, page, now)
    }

    /// As `setLike` answers.
    public func setLike(_ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp)
        async throws(ListingError) -> Int
    {
        try await setLike(liked, id, member, now)
    }

    /// As `hold` answers.
    public func hold(
        _ hold: Hold, within limits: HoldLimits, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try await self.hold(hold, limits, request, now)
    }

    /// As `answered` answers.
    public func answered(_ hold: Hold, to request: IdempotentRequest) async throws(ListingError) -> Hold? {
        try await answered(hold, request)
    }

    /// As `findHold` answers.
    public func hold(of order: OrderID, on id: ListingID, at now: Timestamp) async throws(ListingError)
        -> Hold?
    {
        try await findHold(order, id, now)
    }

    /// As `end` answers.
    public func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, by actor: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try await self.end(order, id, end, actor, now)
    }

    /// As `nextExpiry` answers.
    public func nextExpiry() async throws(ListingError) -> Timestamp? {
        try await nextExpiry()
    }

    /// As `moderate` answers.
    public func moderate(
        _ listing: Listing, expecting expected: Version, telling act: AuditEvent, isTold: Bool,
        _ news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        try await moderate(listing, expected, act, isTold, news)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError) {
        try await forget(member, now)
    }
}
