public import Database
public import Listings
public import Vocabulary

/// Listings in a SQL database: the same statements on every engine.
public struct SQLListingStore: ListingStore {
    let database: any SQLDatabase
    let ahead: ReadAhead
    static let held = HeldListings()
    let holds = held.makeExpiringRows()
    static var idempotencyRecords: IdempotencyTable { ListingsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { ListingsTables.closedMembers }

    /// A store in the database, whose schema `ListingsMigrations` has made. Reading a page or a listing also
    /// reads `ahead`.
    public init(_ database: any SQLDatabase, ahead: ReadAhead = .nothing) {
        (self.database, self.ahead) = (database, ahead)
    }

    public func insert(_ listing: Listing, request: IdempotentRequest?) async throws(ListingError) -> Listing
    {
        let (insertions, record) = (Self.insertions(listing), Self.idempotencyRecord(listing))
        let finding = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(listing.seller, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(record, for: request, writer)
                guard finding == .nothing else { return finding }
            }
            try writer.batch(insertions)
            return IdempotencyTable.Finding.nothing
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: listing) ?? listing
    }

    /// Keeps many new listings in one transaction. Throws `service(.internal)` if an identifier is taken, and
    /// keeps none then.
    public func insert(_ listings: [Listing]) async throws(ListingError) {
        try await write { writer throws(DatabaseError) in
            try writer.batch(listings.flatMap(Self.insertions))
        }
    }

    /// The statements that append the news to the outbox.
    static func telling(_ news: OutboxMessage?) -> [SQL] {
        news.map { [ListingsTables.outbox.insertion($0)] } ?? []
    }

    private static func insertions(_ listing: Listing) -> [SQL] {
        var row = ListingRow.assignments(listing)
        row.set("like_count", 0)
        let insertion: SQL = "INSERT INTO listings \(sql: row.insertion)"
        return [insertion] + telling(listing.pictureNews(since: nil))
    }

    public func find(
        _ id: ListingID, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> ListingEntry? {
        let query =
            viewer == nil ? Self.findingForVisitor.binding([id.sqlValue]) : Self.finding("\(id)", viewer)
        let ahead = ahead.begun()
        return try await read(at: now, [query]) { reader throws(DatabaseError) in
            let found = try reader.first(query) { row throws(DatabaseError) in
                var row = RowReader(row)
                return try ListingRow.entry(&row)
            }
            if found != nil { try ahead?([AnyIdentifier(id)], reader) }
            return found
        }
    }

    private static func finding(_ id: SQL, _ viewer: MemberID?) -> SQL {
        "SELECT \(sql: ListingRow.columns), \(sql: isLiked(by: viewer)) FROM listings WHERE id = \(sql: id)"
    }

    private static let findingForVisitor = finding("\("")", nil)

    public func find(_ ids: Set<ListingID>, at now: Timestamp) async throws(ListingError) -> [Listing] {
        if ids.isEmpty { return [] }
        let query: SQL = """
            SELECT \(sql: ListingRow.columns) FROM listings WHERE id IN \(list: ids.sorted())
            """
        return try await read(at: now, [query]) { reader throws(DatabaseError) in
            try reader.query(query, ListingRow.listing(from:))
        }
    }

    public func replace(
        _ listing: Listing, expecting expected: Version, by actor: MemberID, telling news: OutboxMessage?
    ) async throws(ListingError) -> Bool {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            guard try Self.update(listing, expecting: expected, writer) else { return false }
            try writer.batch(Self.telling(news) + Self.telling(listing.closing))
            return true
        }
    }

    public func setLike(
        _ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Int {
        let count = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(member, writer)
            let changed = try writer.run(liked ? Self.like(id, member, now) : Self.unlike(id, member))
            return try writer.first(
                """
                UPDATE listings SET like_count = like_count + \(liked ? changed : -changed)
                WHERE id = \(id) RETURNING like_count
                """
            ) { row throws(DatabaseError) in try row.count(0) }
        }
        guard let count else { throw .notFound }
        return count
    }

    private static func like(_ id: ListingID, _ member: MemberID, _ now: Timestamp) -> SQL {
        """
        INSERT INTO listing_likes (member, listing, liked_at)
        SELECT \(member), id, \(now) FROM listings WHERE id = \(id)
        ON CONFLICT DO NOTHING
        """
    }

    private static func unlike(_ id: ListingID, _ member: MemberID) -> SQL {
        "DELETE FROM listing_likes WHERE member = \(member) AND listing = \(id)"
    }

    /// 1 or 0 as a column: whether the viewer likes the listing of the row.
    static func isLiked(by viewer: MemberID?) -> SQL {
        guard let viewer else { return "0" }
        return """
            CASE WHEN EXISTS (
                SELECT 1 FROM listing_likes WHERE member = \(viewer) AND listing = listings.id
            ) THEN 1 ELSE 0 END
            """
    }
}

extension SQLListingStore {
    /// Runs a body on one snapshot without holds expired by `now`, on the given part of the database, if any;
    /// `queries` are its first queries.
    func read<Value: Sendable>(
        at now: Timestamp, by part: (any SQLDatabase)? = nil,
        _ queries: @autoclosure @escaping @Sendable () -> [SQL] = [],
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(ListingError) -> Value {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await holds.read(part ?? database, at: now, queries(), body)
        }
    }

    /// Runs statements in one transaction.
    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(ListingError) -> Value {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }

    /// Writes all of a listing but its likes if the stored version is the expected one; answers whether.
    static func update(
        _ listing: Listing, expecting expected: Version, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        try writer.run(updating(listing, expecting: expected)) == 1
    }

    /// The statement of `update`.
    static func updating(_ listing: Listing, expecting expected: Version) -> SQL {
        let row = ListingRow.assignments(listing)
        return "UPDATE listings SET \(sql: row.update) WHERE id = \(listing.id) AND version = \(expected)"
    }
}
