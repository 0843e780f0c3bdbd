import Vocabulary

extension LocalListingRepository {
    func moderate(
        _ id: ListingID, _ act: ModerationAct, reason: String
    ) async throws(ListingError) -> ListingView {
        let actor = try ListingPolicy.moderator(principal)
        let reason = try ListingModeration.reason(reason)
        return try await moderate(id, act, reason: reason, actor, isTold: true)
    }

    /// Does it for a reason that was checked; `isTold` to the audit log.
    func moderate(
        _ id: ListingID, _ act: ModerationAct, reason: String, _ actor: AuditActor, isTold: Bool
    ) async throws(ListingError) -> ListingView {
        try await moderate(id, actor, act.verb, reason, isTold: isTold) { listing, now throws(ListingError) in
            try ListingPolicy.requireSight(of: listing, principal)
            return try listing.moderated(act, reason: reason, at: now)
        }
    }

    func unhide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await unhide(id, isTold: true)
    }

    /// Does it; `isTold` to the audit log.
    func unhide(_ id: ListingID, isTold: Bool) async throws(ListingError) -> ListingView {
        let actor = try ListingPolicy.moderator(principal)
        return try await moderate(id, actor, "listings.unhide", nil, isTold: isTold) {
            listing, now throws(ListingError) in
            try ListingPolicy.mayUnhide(listing, principal)
            return try listing.unhidden(at: now)
        }
    }

    /// One change by a moderator, with its audit event; retries after concurrent changes.
    private func moderate(
        _ id: ListingID, _ actor: AuditActor, _ verb: String, _ reason: String?, isTold: Bool,
        _ decide: (Listing, Timestamp) throws(ListingError) -> Listing
    ) async throws(ListingError) -> ListingView {
        try await writer()
        let (now, event, viewer) = (now, service.ids.next(AuditEventSubject.self), principal.memberID)
        let (written, news) = try await ListingError.retryingConflicts(on: "the listing") {
            () throws(ListingError) -> (ListingEntry, OutboxMessage?)? in
            guard let entry = try await store.find(id, viewer: viewer, at: now) else {
                throw ListingError.notFound
            }
            let next = try decide(entry.listing, now)
            let act = AuditEvent(
                id: event, by: actor, verb, "\(id)", affecting: next.seller, at: now, reason: reason)
            let news = next.pictureNews(since: entry.listing)
            let isWritten = try await store.moderate(
                next, expecting: entry.listing.version, telling: act, isTold: isTold, news)
            guard isWritten else { return nil }
            return (ListingEntry(listing: next, isLiked: entry.isLiked), news)
        }
        await service.pictures.follow(news)
        return try await view(written)
    }
}
