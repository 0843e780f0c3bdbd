import Vocabulary

/// The verbs over a local store: policy first, then the pure transition inside one change.
struct LocalListingRepository: ListingRepository {
    let service: ListingService
    let principal: Principal

    var store: any ListingStore { service.store }
    var now: Timestamp { service.time.now() }

    func publish(
        _ draft: ListingDraft, as visibility: Visibility, idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> ListingView {
        let seller = try ListingPolicy.member(principal)
        let (details, count) = try draft.checked()
        guard let stock = Stock(left: count) else { throw .service(.internal("stock below zero")) }
        let card = try await writer()
        let now = now
        let listing = Listing(
            id: service.ids.next(), seller: seller, details: details, stock: stock, as: visibility, at: now)
        let request = key.map {
            IdempotentRequest(
                Self.scope($0, .publish, seller), listing.content(showing: draft.photos), at: now)
        }
        let kept = try await keep(listing, showing: draft.photos, request)
        return ListingView(listing: kept, seller: card, isLiked: false, comments: 0)
    }

    func publish(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await change(id) { listing, now throws(ListingError) in
            try ListingPolicy.requireSeller(of: listing, principal)
            return try listing.published(at: now)
        }
    }

    func edit(
        _ id: ListingID, _ draft: ListingDraft, expecting version: Version?
    ) async throws(ListingError) -> ListingView {
        _ = try ListingPolicy.member(principal)
        let (details, stock) = try draft.checked()
        return try await change(id) { listing, now throws(ListingError) in
            try ListingPolicy.requireSeller(of: listing, principal)
            if let version, version != listing.version { throw .changed(listing.version) }
            // Check the edit before claiming photos for it.
            let edited = try listing.edited(details, stock: stock, at: now)
            return edited.showing(try await cards(of: draft.photos, for: listing))
        }
    }

    func hide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await change(id, ending: true) { listing, now throws(ListingError) in
            try ListingPolicy.requireSeller(of: listing, principal)
            return try listing.hidden(at: now)
        }
    }

    func sold(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await change(id, ending: true) { listing, now throws(ListingError) in
            try ListingPolicy.requireSeller(of: listing, principal)
            return listing.state == .sold ? listing : try listing.soldElsewhere(at: now)
        }
    }

    func bump(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await change(id) { listing, now throws(ListingError) in
            try ListingPolicy.requireSeller(of: listing, principal)
            return try listing.bumped(at: now)
        }
    }

    func delete(_ id: ListingID) async throws(ListingError) {
        let (actor, now) = (try await writer(ending: true).id, now)
        let change = try await store.change(id, by: actor, at: now) { listing throws(ListingError) in
            try ListingPolicy.requireSeller(of: listing, principal)
            return try listing.removed(at: now)
        }
        await service.pictures.follow(change.news)
    }

    private func change(
        _ id: ListingID, ending: Bool = false,
        _ decide: (Listing, Timestamp) async throws(ListingError) -> Listing
    ) async throws(ListingError) -> ListingView {
        let card = try await writer(ending: ending)
        let now = now
        let (entry, news) = try await store.change(id, by: card.id, at: now) {
            listing throws(ListingError) in
            try await decide(listing, now)
        }
        await service.pictures.follow(news)
        guard entry.listing.seller == card.id else { return try await view(entry) }
        return Self.view(entry, card, try await commentCounts(of: [entry])[0])
    }

    /// The card of the acting member, who may write now, and to `other` if given. `ending` marks an act that
    /// ends, hides or takes back the member's own, which a silenced member may do. Throws `signInRequired`,
    /// `notFound` for a block between the two, and what else `requireActive` throws.
    @discardableResult
    func writer(towards other: MemberID? = nil, ending: Bool = false) async throws(ListingError) -> MemberCard
    {
        let (members, refusal) = (service.members, ListingError.notFound)
        return ending
            ? try await members.requirePresent(principal, towards: other, orThrow: refusal)
            : try await members.requireActive(principal, towards: other, orThrow: refusal)
    }
}
