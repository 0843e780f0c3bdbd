import Database
public import Listings
public import Vocabulary

extension SQLListingStore {
    public func hold(
        _ hold: Hold, once attempt: Attempt?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        let answer = try await decide { writer throws(DatabaseError) in
            guard let attempt else { return try Self.make(hold, writer, at: now) }
            let finding = try Self.receipts.keep(Self.receipt(hold), for: attempt, writer)
            guard finding == .nothing else {
                return Result { () throws(ListingError) in try Self.answer(finding, to: hold) ?? hold }
            }
            let made = try Self.make(hold, writer, at: now)
            switch made {
            case .failure: try Self.receipts.drop(attempt, writer)
            case .success(hold): break
            case .success(let known): try Self.receipts.correct(Self.receipt(known), for: attempt, writer)
            }
            return made
        }
        if let attempt { await Self.receipts.clear(after: attempt, database) }
        return answer
    }

    private static func make(
        _ hold: Hold, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> Result<Hold, ListingError> {
        guard let listing = try lock(hold.listing, for: hold.order, writer, at: now) else {
            return .failure(.notFound)
        }
        if let known = try find(hold.order, on: hold.listing, writer) {
            return Result { () throws(ListingError) in try known.repeated(by: hold) }
        }
        let held = Result { () throws(ListingError) in try listing.holding(hold.quantity, at: now) }
        guard case .success(let next) = held else { return held.map { _ in hold } }
        let counts = try writer.batch([
            updating(next, expecting: listing.version),
            """
            INSERT INTO listing_holds (listing, order_id, holder, quantity, until_at, state)
            VALUES (\(hold.listing), \(hold.order), \(hold.holder), \(hold.quantity), \(hold.until),
            \(hold.state.rawValue))
            """,
        ])
        guard counts == [1, 1] else { throw .contention }
        return .success(hold)
    }

    public func hold(
        of order: OrderID, on id: ListingID, at now: Timestamp
    ) async throws(ListingError) -> Hold? {
        try await read(at: now, [Self.holdQuery(order, on: id)]) { reader throws(DatabaseError) in
            try Self.find(order, on: id, reader)
        }
    }

    public func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try await decide { writer throws(DatabaseError) in
            guard let listing = try Self.lock(id, for: order, writer, at: now),
                let hold = try Self.find(order, on: id, writer)
            else { return .failure(.holdNotFound) }
            return try Self.settle(hold, of: listing, as: end, writer, at: now)
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError) {
        try await atStoreEdge(ListingError.self) { () throws(DatabaseError) in try await expireHolds(at: now)
        }
        try await write { writer throws(DatabaseError) in
            let holds = try writer.query(
                """
                SELECT \(sql: HoldRow.columns) FROM listing_holds
                WHERE state = 'active' AND holder = \(member)
                """, HoldRow.hold)
            for hold in holds { try Self.settle(hold, as: .released, writer, at: now) }
            try writer.run(
                """
                UPDATE listings SET state = 'removed', visible = 0, updated_at = \(now), version = version + 1
                WHERE seller = \(member) AND state NOT IN ('sold', 'removed')
                """)
            try writer.run(
                """
                UPDATE listings SET like_count = like_count - 1
                WHERE id IN (SELECT listing FROM listing_likes WHERE member = \(member))
                """)
            try writer.run("DELETE FROM listing_likes WHERE member = \(member)")
            try Self.receipts.forget(member, writer)
        }
    }

    /// One transaction that decides; a refusal is its answer, and what it settled on the way stays.
    private func decide<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, ListingError>
    ) async throws(ListingError) -> Value {
        try await write(body).get()
    }
}

extension SQLListingStore {
    /// When the first active hold runs out. Not whether one has: for that PostgreSQL, which plans once for
    /// all moments, reads the whole table.
    static let firstExpiry: SQL = "SELECT min(until_at) FROM listing_holds WHERE state = 'active'"

    /// Whether any hold has run out by `now` and is not settled.
    static func hasRunOutHolds(_ reader: any SQLReader, at now: Timestamp) throws(DatabaseError) -> Bool {
        guard let first = try readFirstExpiry(reader) else { return false }
        return first <= now
    }

    private static func readFirstExpiry(_ reader: any SQLReader) throws(DatabaseError) -> Timestamp? {
        try reader.first(firstExpiry) { row throws(DatabaseError) in try row.optionalTimestamp(0) } ?? nil
    }

    public func nextExpiry() async throws(ListingError) -> Timestamp? {
        try await atStoreEdge(ListingError.self) { () throws(DatabaseError) in
            try await database.read(Self.readFirstExpiry)
        }
    }

    /// Settles holds that have run out, 100 to a transaction.
    func expireHolds(at now: Timestamp) async throws(DatabaseError) {
        while try await database.write({ writer throws(DatabaseError) in
            let due = try writer.query(
                """
                SELECT \(sql: HoldRow.columns) FROM listing_holds
                WHERE state = 'active' AND until_at <= \(now) ORDER BY until_at LIMIT 100
                """, HoldRow.hold)
            for hold in due { try Self.settle(hold, as: .expired, writer, at: now) }
            return due.count == 100
        }) {}
    }

    /// The listing as nobody else can change it before this transaction ends, its run-out holds settled. Asks
    /// on the way for the order's hold, which is looked at next.
    private static func lock(
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

    private static func current(_ id: ListingID, _ reader: any SQLReader) throws(DatabaseError) -> Listing? {
        try reader.first(listingQuery(id), ListingRow.listing)
    }

    private static func listingQuery(_ id: ListingID) -> SQL {
        "SELECT \(sql: ListingRow.columns) FROM listings WHERE id = \(id)"
    }

    private static func find(
        _ order: OrderID, on id: ListingID, _ reader: any SQLReader
    ) throws(DatabaseError) -> Hold? {
        try reader.first(holdQuery(order, on: id), HoldRow.hold)
    }

    private static func holdQuery(_ order: OrderID, on id: ListingID) -> SQL {
        "SELECT \(sql: HoldRow.columns) FROM listing_holds WHERE listing = \(id) AND order_id = \(order)"
    }

    private static func settle(
        _ hold: Hold, as end: HoldState, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        guard let listing = try current(hold.listing, writer) else {
            throw .corrupt("hold without its listing")
        }
        _ = try settle(hold, of: listing, as: end, writer, at: now)
    }

    /// Ends an active hold and moves its units; a hold that has ended that way already stays as it is.
    private static func settle(
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
