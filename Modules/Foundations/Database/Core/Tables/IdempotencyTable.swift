public import Vocabulary

/// A domain's table of idempotency records: the answers to requests by key.
///
/// The domain's migrations create it, with the columns `member` (empty for visitors), `verb`,
/// `idempotency_key`, `fingerprint`, `answer` and `made_at`, a unique index over the first three and an index
/// over the last. The request's content is stored as a hash (`RequestFingerprint`).
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

    /// The state of a request's key.
    public enum Finding: Hashable, Sendable {
        /// Unused: this is the first request, or the last one is over 30 days old.
        case nothing
        /// The same request was answered at that moment; `answer` is the domain's own encoding.
        case same(answer: String, madeAt: Timestamp)
        /// The key was used for another request.
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

    /// Stores the answer if the key is unused; otherwise stores nothing. Returns the state before. Throws
    /// what the engine throws.
    public func keep(
        _ answer: String, for request: IdempotentRequest, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Finding {
        let (scope, fingerprint) = (request.scope, RequestFingerprint(request.content).text)
        // No look-up first: a row not read cannot conflict with other serialisable transactions.
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

    /// Replaces the answer that the same transaction has stored for a request.
    public func correct(
        _ answer: String, for request: IdempotentRequest, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try writer.run("UPDATE \(sql: name) SET answer = \(answer) WHERE \(sql: Self.matches(request.scope))")
    }

    /// Removes a record that the same transaction has stored, because the request had no effect.
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

    /// Visitors are stored as the empty text.
    private static func text(_ member: MemberID?) -> SQLValue { member?.sqlValue ?? .text("") }
}

extension IdempotencyTable {
    /// Records old enough that their keys are free again.
    public var expired: ExpiredRows {
        ExpiredRows(of: table, by: "made_at", after: IdempotentRequest.lifetime)
    }

    /// One request in this many removes a batch of expired records, which is more than arrive in between.
    private static let interval: UInt64 = 64

    /// Removes some expired records after a stored request; most calls do nothing.
    ///
    /// Best called outside the transaction of the effect, which it would only prolong. Failures are ignored:
    /// a later request removes the rows.
    public func clear(after request: IdempotentRequest, _ database: any SQLDatabase) async {
        guard RequestFingerprint(request.content).bits.low % Self.interval == 0 else { return }
        _ = try? await expired.sweep(database, at: request.madeAt)
    }
}
