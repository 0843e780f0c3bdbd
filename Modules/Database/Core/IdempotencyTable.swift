public import Vocabulary

/// A domain's table of idempotency records: what was answered to which request.
///
/// The domain's migrations make it, with the columns `member` (empty for visitors), `verb`,
/// `idempotency_key`, `fingerprint`, `answer` and `made_at`, a unique index over the first three and an index
/// over the last. What was asked is kept as a hash (`RequestFingerprint`).
public struct IdempotencyTable: Sendable {
    /// The table as a copy into another database needs it.
    public let table: SQLTable
    private var name: SQL { table.sql }

    /// The table of that name.
    public init(_ name: StaticString) {
        table = SQLTable(
            name, key: [.text("member"), .text("verb"), .text("idempotency_key")],
            [.text("fingerprint"), .text("answer"), .integer("made_at")])
    }

    /// What is known of a request.
    public enum Finding: Hashable, Sendable {
        /// Nothing: it is the first, or the last was 30 days ago.
        case nothing
        /// The same was asked at that moment and answered so, in the words of the domain.
        case same(answer: String, madeAt: Timestamp)
        /// Something else was asked under the key.
        case other
    }

    /// Looks a request up. Throws what the engine throws.
    public func find(_ request: IdempotentRequest, _ reader: any SQLReader) throws(DatabaseError) -> Finding {
        let fingerprint = RequestFingerprint(request.content)
        let found = try reader.first(
            """
            SELECT fingerprint, answer, made_at FROM \(sql: name)
            WHERE \(sql: Self.matches(request.scope)) AND made_at > \(request.horizon)
            """
        ) { row throws(DatabaseError) -> Finding in
            guard try row.text(0) == fingerprint.text else { return .other }
            return .same(answer: try row.text(1), madeAt: try row.timestamp(2))
        }
        return found ?? .nothing
    }

    /// Keeps the answer to a request of which nothing is known; answers what was known, and then keeps
    /// nothing. Throws what the engine throws.
    public func keep(
        _ answer: String, for request: IdempotentRequest, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Finding {
        let (scope, fingerprint) = (request.scope, RequestFingerprint(request.content).text)
        // Not looked for first: what nobody reads, no serialisable transaction beside this one depends on.
        let inserted = try writer.run(
            """
            INSERT INTO \(sql: name) (member, verb, idempotency_key, fingerprint, answer, made_at)
            VALUES (\(Self.text(scope.member)), \(scope.verb), \(scope.key.text), \(fingerprint),
            \(answer), \(request.madeAt))
            ON CONFLICT DO NOTHING
            """)
        if inserted == 1 { return .nothing }
        let finding = try find(request, writer)
        if finding == .nothing {
            try writer.run(
                """
                UPDATE \(sql: name) SET fingerprint = \(fingerprint), answer = \(answer),
                made_at = \(request.madeAt) WHERE \(sql: Self.matches(scope))
                """)
        }
        return finding
    }

    /// Puts another answer in the place of the one that was kept for a request in the same transaction.
    public func correct(
        _ answer: String, for request: IdempotentRequest, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try writer.run("UPDATE \(sql: name) SET answer = \(answer) WHERE \(sql: Self.matches(request.scope))")
    }

    /// Forgets a request that was kept in the same transaction and came to nothing.
    public func drop(_ request: IdempotentRequest, _ writer: any SQLWriter) throws(DatabaseError) {
        try writer.run("DELETE FROM \(sql: name) WHERE \(sql: Self.matches(request.scope))")
    }

    /// Removes the idempotency records of a member.
    public func forget(_ member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) {
        try writer.run("DELETE FROM \(sql: name) WHERE member = \(member)")
    }

    private static func matches(_ scope: IdempotentRequest.Scope) -> SQL {
        """
        member = \(text(scope.member)) AND verb = \(scope.verb) AND idempotency_key = \(scope.key.text)
        """
    }

    /// Visitors are kept under no name.
    private static func text(_ member: MemberID?) -> SQLValue { member?.sqlValue ?? .text("") }
}

extension IdempotencyTable {
    /// Records of requests that may be asked anew.
    public var expired: ExpiredRows {
        ExpiredRows(of: table, by: "made_at", after: IdempotentRequest.lifetime)
    }

    /// One request in so many removes a batch of expired records: more than come in between.
    private static let interval: UInt64 = 64

    /// Removes some of the expired records, after a request that was kept; mostly does nothing.
    ///
    /// Best called outside the transaction of the effect, which it would only make longer. What cannot be
    /// removed now is removed after a later request.
    public func clear(after request: IdempotentRequest, _ database: any SQLDatabase) async {
        guard RequestFingerprint(request.content).bits.low % Self.interval == 0 else { return }
        _ = try? await expired.sweep(database, at: request.madeAt)
    }
}
