public import Vocabulary

extension InMemoryListingStore {
    public func moderate(
        _ listing: Listing, expecting expected: Version, telling act: AuditEvent, isTold: Bool,
        _ news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        if let actor = act.actor.memberID { try requireOpen(actor) }
        guard listings[listing.id]?.version == expected else { return false }
        listings[listing.id] = listing.with(likes: likes[listing.id]?.count ?? 0)
        moderators[listing.id] = listing.moderation == nil ? nil : act.actor.memberID
        if listing.state == .removed { try releaseHolds(on: listing.id, at: listing.updatedAt) }
        if isTold { waiting.append(OutboxMessage(act)) }
        tell(news)
        tell(listing.closing)
        return true
    }

    private func releaseHolds(on id: ListingID, at now: Timestamp) throws(ListingError) {
        for hold in holds.active(on: id) { holds.keep(try hold.ended(.released, at: now)) }
    }

    /// Erases the reasons given by a withdrawn member; those about them go with their listings.
    func eraseReasons(of member: MemberID) {
        waiting.eraseReasons(of: member)
        for (id, moderator) in moderators
        where moderator == member && listings[id]?.moderation != nil {
            listings[id] = listings[id]?.withoutReason
        }
    }
}

/// The store is its own outbox.
extension InMemoryListingStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}

extension Listing {
    /// The same listing without the moderator's reason.
    fileprivate var withoutReason: Listing {
        // The new version makes a concurrent edit fail that would write the reason back.
        var next = changed(at: updatedAt)
        next.moderation = moderation.map {
            ListingModeration(reason: "", moderatedAt: $0.moderatedAt, wasHidden: $0.wasHidden)
        }
        return next
    }
}
