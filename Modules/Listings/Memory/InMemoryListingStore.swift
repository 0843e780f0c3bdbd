public import Vocabulary

/// Listings in memory: for tests, and the model for all other stores.
public actor InMemoryListingStore: ListingStore {
    var listings = KeysetItems<ListingSubject, Listing> { ListingFilter.newest($0) }
    var likes: [ListingID: [MemberID: Timestamp]] = [:]
    var holds = HoldBook<ListingSubject>(longest: HoldLimits.listings.longest)
    var idempotencyRecords = IdempotencyRecords<Listing>()
    var holdIdempotencyRecords = IdempotencyRecords<Hold>()
    var moderators: [ListingID: MemberID] = [:]
    var trades: [TradeRecord] = []
    var waiting = InMemoryOutbox()
    private var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(_ listing: Listing, request: IdempotentRequest?) async throws(ListingError) -> Listing
    {
        try requireOpen(listing.seller)
        if let request, let known = try idempotencyRecords.known(request) { return known }
        guard listings[listing.id] == nil else { throw .service(.internal("listing identifier taken")) }
        listings[listing.id] = listing
        if let request { idempotencyRecords.keep(listing, for: request) }
        tell(listing.pictureNews(since: nil))
        return listing
    }

    public func answered(
        _ listing: Listing, to request: IdempotentRequest
    ) async throws(ListingError) -> Listing? {
        try idempotencyRecords.known(request)
    }

    public func find(
        _ id: ListingID, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> ListingEntry? {
        try expireHolds(at: now)
        return listings[id].map { entry($0, viewer: viewer) }
    }

    public func find(_ ids: Set<ListingID>, at now: Timestamp) async throws(ListingError) -> [Listing] {
        try expireHolds(at: now)
        return ids.compactMap { listings[$0] }
    }

    public func replace(
        _ listing: Listing, expecting expected: Version, by actor: MemberID, telling news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        try requireOpen(actor)
        guard listings[listing.id]?.version == expected else { return false }
        listings[listing.id] = listing.with(likes: likes[listing.id]?.count ?? 0)
        tell(news)
        tell(listing.closing)
        return true
    }

    public func setLike(
        _ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Int {
        try requireOpen(member)
        guard let listing = listings[id] else { throw .notFound }
        if !liked {
            likes[id]?[member] = nil
        } else if likes[id]?[member] == nil {
            likes[id, default: [:]][member] = now
        }
        let count = likes[id]?.count ?? 0
        listings[id] = listing.with(likes: count)
        return count
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError) {
        try expireHolds(at: now)
        closed.close(member)
        for hold in holds.active(of: member) { _ = try settle(hold, as: .released, at: now) }
        for listing in listings.values where listing.seller == member && !listing.isErased {
            listings[listing.id] = listing.withdrawn(at: now)
            if listing.state != .removed { tell(listings[listing.id]?.closing) }
        }
        eraseReasons(of: member)
        idempotencyRecords.forget(member)
        holdIdempotencyRecords.forget(member)
        for (id, members) in likes where members[member] != nil {
            likes[id]?[member] = nil
            listings[id] = listings[id]?.with(likes: members.count - 1)
        }
    }

    func requireOpen(_ member: MemberID) throws(ListingError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    func tell(_ news: OutboxMessage?) {
        if let news { waiting.append(news) }
    }

    func entry(_ listing: Listing, viewer: MemberID?) -> ListingEntry {
        ListingEntry(listing: listing, isLiked: viewer.map { likes[listing.id]?[$0] != nil } ?? false)
    }
}
