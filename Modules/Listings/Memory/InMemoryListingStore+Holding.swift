public import Vocabulary

extension InMemoryListingStore {
    public func hold(
        _ hold: Hold, within limits: HoldLimits, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try requireOpen(hold.holder)
        if let request, let known = try holdIdempotencyRecords.known(request) { return known }
        let answer = try made(hold, within: limits, at: now)
        if let request { holdIdempotencyRecords.keep(answer, for: request) }
        return answer
    }

    public func answered(_ hold: Hold, to request: IdempotentRequest) async throws(ListingError) -> Hold? {
        try holdIdempotencyRecords.known(request)
    }

    private func made(
        _ hold: Hold, within limits: HoldLimits, at now: Timestamp
    ) throws(ListingError) -> Hold {
        try expireHolds(at: now)
        if let known = holds.hold(of: hold.order, on: hold.listing) { return try known.repeated(by: hold) }
        guard let listing = listings[hold.listing] else { throw .notFound }
        let others = holds.holds(of: hold.holder, endingAfter: limits.horizon(at: now))
        try ListingError.mappingHolds { () throws(HoldFailure) in
            try limits.admit(hold, beside: others, at: now)
        }
        listings[listing.id] = try listing.holding(hold.quantity, at: now)
        holds.keep(hold)
        return hold
    }

    public func hold(of order: OrderID, on id: ListingID, at now: Timestamp) async throws(ListingError)
        -> Hold?
    {
        try expireHolds(at: now)
        return holds.hold(of: order, on: id)
    }

    public func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, by actor: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try requireOpen(actor)
        try expireHolds(at: now)
        guard let hold = holds.hold(of: order, on: id) else { throw .holdNotFound }
        return try settle(hold, as: end, at: now)
    }

    public func forgive(
        _ order: OrderID, on id: ListingID, by moment: Timestamp, at now: Timestamp
    ) async throws(ListingError) {
        try expireHolds(at: now)
        if let hold = holds.hold(of: order, on: id) { holds.keep(hold.forgiven(by: moment)) }
    }

    public func trades(of order: OrderID, at now: Timestamp) async throws(ListingError) -> [TradeRecord] {
        trades.filter { $0.order == order && $0.expiresAt > now }
            .sorted { ($0.tradedAt, $0.listing) < ($1.tradedAt, $1.listing) }
    }

    public func nextExpiry() async throws(ListingError) -> Timestamp? {
        holds.firstExpiry
    }

    func expireHolds(at now: Timestamp) throws(ListingError) {
        for hold in holds.due(at: now) { _ = try settle(hold, as: .expired, at: now) }
    }

    func settle(_ hold: Hold, as end: HoldState, at now: Timestamp) throws(ListingError) -> Hold {
        let ended = try hold.ended(end, at: now)
        guard hold.state == .active else { return ended }
        if let listing = listings[hold.listing] {
            let next = try listing.after(ended, at: now)
            listings[listing.id] = next
            if let trade = TradeRecord(of: ended, on: listing, at: now) { trades.append(trade) }
            tell(next.pictureNews(since: listing))
        }
        holds.keep(ended)
        return ended
    }
}

extension IdempotencyRecords {
    /// The kept answer to the request. Throws `service(.keyReused)`.
    func known(_ request: IdempotentRequest) throws(ListingError) -> Answer? {
        do throws(ServiceFailure) {
            return try answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}
