import Database
public import Listings
public import Vocabulary

extension SQLListingStore {
    /// Active holds, which run out at their moment.
    static func expiringHolds() -> ExpiringRows {
        ExpiringRows(first: "SELECT min(until_at) FROM listing_holds WHERE state = 'active'") {
            writer, now, limit throws(DatabaseError) in
            let due = try writer.query(
                """
                SELECT \(sql: HoldRow.columns) FROM listing_holds
                WHERE state = 'active' AND until_at <= \(now) ORDER BY until_at LIMIT \(limit)
                """, HoldRow.hold)
            for hold in due { try settle(hold, as: .expired, writer, at: now) }
            return due.count
        }
    }

    public func nextExpiry() async throws(ListingError) -> Timestamp? {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await holds.firstExpiry(in: database)
        }
    }

    /// The listing as nobody else can change it before this transaction ends, its run-out holds settled. Asks
    /// on the way for the order's hold, which is looked at next.
    static func lock(
        _ id: ListingID, for order: OrderID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> Listing? {
        // Writing a row to itself takes its lock on every engine.
        try writer.run("UPDATE listings SET version = version WHERE id = \(id)")
        let dueHolds: SQL = """
            SELECT \(sql: HoldRow.columns) FROM listing_holds
            WHERE listing = \(id) AND state = 'active' AND until_at <= \(now)
            """
        try writer.prefetch([dueHolds, listingQuery(id), holdQuery(order, on: id)])
        for hold in try writer.query(dueHolds, HoldRow.hold) {
            try settle(hold, as: .expired, writer, at: now)
        }
        return try current(id, writer)
    }

    static func current(_ id: ListingID, _ reader: any SQLReader) throws(DatabaseError) -> Listing? {
        try reader.first(listingQuery(id), ListingRow.listing(from:))
    }

    static func listingQuery(_ id: ListingID) -> SQL {
        "SELECT \(sql: ListingRow.columns) FROM listings WHERE id = \(id)"
    }

    static func find(
        _ order: OrderID, on id: ListingID, _ reader: any SQLReader
    ) throws(DatabaseError) -> Hold? {
        try reader.first(holdQuery(order, on: id), HoldRow.hold)
    }

    static func holdQuery(_ order: OrderID, on id: ListingID) -> SQL {
        "SELECT \(sql: HoldRow.columns) FROM listing_holds WHERE listing = \(id) AND order_id = \(order)"
    }

    static func settle(
        _ hold: Hold, as end: HoldState, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        guard let listing = try current(hold.listing, writer) else {
            throw .corrupt("hold without its listing")
        }
        _ = try settle(hold, of: listing, as: end, writer, at: now)
    }

    /// Ends an active hold and moves its units; a hold that has ended that way already stays as it is.
    static func settle(
        _ hold: Hold, of listing: Listing, as end: HoldState, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> Result<Hold, ListingError> {
        let settled = Result { () throws(ListingError) in
            let ended = try hold.ended(end)
            return (ended, try hold.state == .active ? listing.after(ended, at: now) : listing)
        }
        guard case .success((let ended, let next)) = settled else { return settled.map(\.0) }
        guard hold.state == .active else { return .success(ended) }
        guard try update(next, expecting: listing.version, writer) else { throw .contention }
        try writer.run(
            """
            UPDATE listing_holds SET state = \(ended.state.rawValue)
            WHERE listing = \(hold.listing) AND order_id = \(hold.order)
            """)
        return .success(ended)
    }
}
