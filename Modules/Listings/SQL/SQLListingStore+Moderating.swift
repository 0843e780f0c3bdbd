import Database
public import Listings
public import Vocabulary

extension SQLListingStore {
    public func moderate(
        _ listing: Listing, expecting expected: Version, telling act: AuditEvent, isTold: Bool,
        _ news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        let moderator = listing.moderation == nil ? nil : act.actor.memberID
        return try await write { writer throws(DatabaseError) in
            if let actor = act.actor.memberID { try Self.closedMembers.requireOpen(actor, writer) }
            guard try Self.update(listing, expecting: expected, writer) else { return false }
            var statements: [SQL] = [
                "UPDATE listings SET moderated_by = \(moderator) WHERE id = \(listing.id)"
            ]
            if isTold { statements.append(ListingsTables.outbox.insertion(OutboxMessage(act))) }
            if listing.state == .removed {
                statements.append(ListingsTables.holds.releasing(allOn: listing.id, at: listing.updatedAt))
            }
            try writer.batch(statements + Self.telling(news) + Self.telling(listing.closing))
            return true
        }
    }

    public var outbox: any Outbox { ListingsTables.outbox.outbox(in: database) }

    /// Erases the reasons given by a withdrawn member; those about them go with their listings.
    static func eraseReasons(of member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) {
        try ListingsTables.outbox.eraseReasons(of: member, writer)
        // The new version makes a concurrent edit fail that would write the reason back.
        try writer.run(
            """
            UPDATE listings SET moderation_reason = '', version = version + 1
            WHERE moderated_by = \(member) AND moderated_at IS NOT NULL
            """)
    }
}
