import Database
public import Listings
public import Vocabulary

extension SQLListingStore {
    public func hold(
        _ hold: Hold, within limits: HoldLimits, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        let answer = try await decide { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(hold.holder, writer)
            guard let request else { return try Self.held.make(hold, within: limits, writer, at: now) }
            let finding = try Self.idempotencyRecords.keep(Self.idempotencyRecord(hold), for: request, writer)
            guard finding == .nothing else {
                return Result { () throws(ListingError) in try Self.answer(finding, to: hold) ?? hold }
            }
            let made = try Self.held.make(hold, within: limits, writer, at: now)
            switch made {
            case .failure: try Self.idempotencyRecords.drop(request, writer)
            case .success(hold): break
            case .success(let known):
                try Self.idempotencyRecords.correct(Self.idempotencyRecord(known), for: request, writer)
            }
            return made
        }
        if let request { await Self.idempotencyRecords.clear(after: request, database) }
        return answer
    }

    public func hold(
        of order: OrderID, on id: ListingID, at now: Timestamp
    ) async throws(ListingError) -> Hold? {
        try await read(at: now, [ListingsTables.holds.hold(of: order, on: id)]) {
            reader throws(DatabaseError) in
            try Self.held.find(order, on: id, reader)
        }
    }

    public func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, by actor: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        try await decide { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            return try Self.held.end(order, on: id, as: end, writer, at: now)
        }
    }

    public func forgive(
        _ order: OrderID, on id: ListingID, by moment: Timestamp, at now: Timestamp
    ) async throws(ListingError) {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await holds.settle(database, at: now)
        }
        try await write { writer throws(DatabaseError) in
            try writer.run(ListingsTables.holds.forgiving(order, on: id, by: moment))
        }
    }

    public func trades(of order: OrderID, at now: Timestamp) async throws(ListingError) -> [TradeRecord] {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.query(TradeRow.selection(of: order, at: now)) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    return try TradeRow.trade(&row)
                }
            }
        }
    }

    public func nextExpiry() async throws(ListingError) -> Timestamp? {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await holds.firstExpiry(in: database)
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError) {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await holds.settle(database, at: now)
        }
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try Self.held.release(holdsOf: member, writer, at: now)
            let closing = try Self.closing(listingsOf: member, writer, at: now)
            try writer.batch([Self.erasing(listingsOf: member, at: now)] + closing)
            try Self.eraseReasons(of: member, writer)
            try writer.run(
                """
                UPDATE listings SET like_count = like_count - 1
                WHERE id IN (SELECT listing FROM listing_likes WHERE member = \(member))
                """)
            try writer.run("DELETE FROM listing_likes WHERE member = \(member)")
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    /// Tells that all listings of a member are gone that have not been before.
    private static func closing(
        listingsOf member: MemberID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> [SQL] {
        try writer.query("SELECT id FROM listings WHERE seller = \(member) AND state <> 'removed'") {
            row throws(DatabaseError) -> ListingID in try row.id(0)
        }.map { ListingsTables.outbox.insertion(OutboxMessage(closing: AnyIdentifier($0), at: now)) }
    }

    /// Applies `Listing.withdrawn` to all listings of a member not withdrawn yet.
    private static func erasing(listingsOf member: MemberID, at now: Timestamp) -> SQL {
        let attributes: [SQL] = ListingAttribute.allCases.map { "\(sql: $0.column) = NULL" }
        return """
            UPDATE listings SET title = '', description = '', search_text = '', attributes = '', photos = '',
            moderated_at = NULL, moderated_by = NULL, moderation_reason = NULL, hidden_by_seller = NULL,
            \(sql: .joined(attributes, separator: ", ")),
            state = 'removed', visible = 0, updated_at = \(now), version = version + 1
            WHERE seller = \(member) AND NOT (state = 'removed' AND title = '')
            """
    }

    /// One deciding transaction; a refusal is a result, so that settled rows stay committed.
    private func decide<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, ListingError>
    ) async throws(ListingError) -> Value {
        try await write(body).get()
    }
}
