public import Vocabulary

/// Rows that end at a moment and that a store settles before they are read: holds, offers, invitations.
///
/// A store has one value and reads through it. While no row can have run out, because nothing was committed
/// since that was read (`requestRevision`), a read makes no further query; otherwise its snapshot begins by
/// querying the first moment. Copies share this knowledge.
public struct ExpiringRows: Sendable {
    /// Settles rows that have run out by the moment, at most as many, and answers how many it has settled.
    public typealias Settling =
        @Sendable (_ writer: any SQLWriter, _ now: Timestamp, _ limit: Int) throws(DatabaseError) -> Int

    /// The query for the moment at which the first row ends, and for the one before which a row ends later
    /// than any can that was made by then: the clock was set back. Both are NULL if there are no rows.
    ///
    /// Not whether one has ended: for that PostgreSQL, which plans once for all moments, reads the whole
    /// table.
    public let current: SQL
    private let settling: Settling
    private let nextExpiry = NextExpiryCache()

    /// How many rows are settled in one transaction.
    public static var batch: Int { 100 }

    /// Rows of which `current` asks for the moments, as `SELECT min(until_at), max(until_at) - … …`, and that
    /// `settling` ends.
    public init(current: SQL, settling: @escaping Settling) {
        self.current = current
        self.settling = settling
    }

    /// Runs a body on one snapshot in which no row has run out by `now`; `queries` are those that it begins
    /// with, and are asked together with the moment. Throws what the body and the engine throw.
    @inlinable
    public func read<Value: Sendable>(
        _ database: any SQLDatabase, at now: Timestamp,
        _ queries: @autoclosure @escaping @Sendable () -> [SQL] = [],
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await answer(of: body) { body throws(DatabaseError) in
            try await runRead(database, at: now, queries, body)
        }
    }

    @usableFromInline
    func runRead(
        _ database: any SQLDatabase, at now: Timestamp, _ queries: @escaping @Sendable () -> [SQL],
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        let memo = RequestMemo.current
        let isCurrent = try await database.read { reader throws(DatabaseError) in
            let revision = reader.requestRevision(memo)
            if !nextExpiry.isAhead(of: now, at: revision) {
                try reader.prefetch([current] + queries())
                let span = try span(reader)
                nextExpiry.note(span, at: revision)
                guard span.holds(now) else { return false }
            }
            try body(reader)
            return true
        }
        if isCurrent { return }
        try await settle(database, at: now)
        try await database.runRead(body)
    }

    /// Settles all rows that have run out, a batch to a transaction. Throws what the engine throws; the
    /// batches before stay settled.
    public func settle(_ database: any SQLDatabase, at now: Timestamp) async throws(DatabaseError) {
        let settling = settling
        while try await database.write({ writer throws(DatabaseError) in
            try settling(writer, now, Self.batch) == Self.batch
        }) {}
    }

    /// When the first row ends, nil if none will. Throws what the engine throws.
    public func firstExpiry(in database: any SQLDatabase) async throws(DatabaseError) -> Timestamp? {
        try await database.read(span).end
    }

    private func span(_ reader: any SQLReader) throws(DatabaseError) -> CurrentSpan {
        let span = try reader.first(current) { row throws(DatabaseError) in
            CurrentSpan(end: try row.optionalTimestamp(0), start: try row.optionalTimestamp(1))
        }
        return span ?? CurrentSpan()
    }
}
