import Vocabulary

extension LocalListingRepository {
    func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp,
        idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> Hold {
        let holder = try ListingPolicy.member(principal)
        let now = now
        let hold = Hold(listing: id, order: order, holder: holder, quantity: quantity, until: until)
        guard let key else { return try await make(hold, request: nil, at: now) }
        let request = IdempotentRequest(Self.scope(key, .hold, holder), hold.content, at: now)
        do throws(ListingError) {
            return try await make(hold, request: request, at: now)
        } catch {
            if case .service(.accessInvalid) = error { throw error }
            // A repeated call is answered even if its hold would now be refused: its time may be over.
            if let answer = try await store.answered(hold, to: request) { return answer }
            throw error
        }
    }

    private func make(
        _ hold: Hold, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        let fieldErrors = HoldLimits.orders.check(quantity: hold.quantity, until: hold.until, at: now)
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors) }
        let listing = try await visible(hold.listing).listing
        try ListingPolicy.requireBuyer(of: listing, principal)
        try await writer(towards: listing.seller)
        return try await store.hold(hold, within: service.holdLimits, request: request, at: now)
    }

    func confirm(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        let (listing, hold) = try await found(order, on: id)
        try ListingPolicy.mayConfirm(hold, of: listing, principal)
        let actor = try await writer(ending: true).id
        let sold = try await store.end(order, on: id, as: .confirmed, by: actor, at: now)
        await settle(listing)
        return sold
    }

    func release(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        let (listing, hold) = try await found(order, on: id)
        try ListingPolicy.mayRelease(hold, of: listing, principal)
        let actor = try await writer(ending: true).id
        return try await store.end(order, on: id, as: .released, by: actor, at: now)
    }

    /// Settles the photos of a hidden listing whose last unit was sold: a sold listing is public.
    private func settle(_ before: Listing) async {
        guard before.state == .hidden, !before.details.photos.isEmpty else { return }
        let now = try? await store.find(before.id, viewer: nil, at: now)?.listing
        await service.pictures.follow(now?.pictureNews(since: before))
    }

    /// The hold and its listing, which may be hidden or removed by now.
    private func found(_ order: OrderID, on id: ListingID) async throws(ListingError) -> (Listing, Hold) {
        _ = try ListingPolicy.member(principal)
        guard let entry = try await store.find(id, viewer: nil, at: now),
            let hold = try await store.hold(of: order, on: id, at: now)
        else { throw .holdNotFound }
        return (entry.listing, hold)
    }
}
