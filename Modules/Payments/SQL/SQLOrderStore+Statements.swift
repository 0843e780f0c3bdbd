import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func debtors(limit: Int) async throws(OrderError) -> [Debtor] {
        try await read { reader throws(DatabaseError) in
            try reader.query(Self.debtors(limit)) { row throws(DatabaseError) in
                Debtor(try row.anyIdentifier(0), owed: try row.integer(1))
            }
        }
    }

    static func debtors(_ limit: Int) -> SQL {
        """
        SELECT owner, balance FROM ledger_balances WHERE kind = 'seller-owes' AND balance > 0
        ORDER BY balance DESC, owner DESC LIMIT \(limit)
        """
    }

    public func sums(
        of owner: AnyIdentifier?, from: Timestamp?, until: Timestamp
    ) async throws(OrderError) -> [LedgerSum] {
        let query = Self.sums(of: owner, from: from, until: until)
        return try await read(by: database.longRunning) { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) in
                LedgerSum(try row.value(0), try row.value(1), try row.integer(2))
            }
        }
    }

    static func sums(of owner: AnyIdentifier?, from: Timestamp?, until: Timestamp) -> SQL {
        let lines: SQL = owner.map { "ledger_lines.owner = \($0)" } ?? "ledger_lines.owner IS NULL"
        let start: SQL = from.map { " AND ledger_entries.posted_at >= \($0)" } ?? ""
        return """
            SELECT ledger_entries.kind, ledger_lines.kind, sum(ledger_lines.amount)
            FROM ledger_lines JOIN ledger_entries ON ledger_entries.sequence = ledger_lines.sequence
            WHERE \(sql: lines) AND ledger_entries.posted_at < \(until)\(sql: start)
            GROUP BY ledger_entries.kind, ledger_lines.kind
            """
    }

    public func verification(limit: Int) async throws(OrderError) -> LedgerVerification {
        try await mappingDatabaseErrors(OrderError.self) { () throws(DatabaseError) in
            let broken = try await LedgerReading.breaks(in: database, seal, limit: limit)
            return try await database.longRunning.read { reader throws(DatabaseError) in
                try Self.verification(broken, reader)
            }
        }
    }

    private static func verification(
        _ broken: [String], _ reader: any SQLReader
    ) throws(DatabaseError) -> LedgerVerification {
        func sum(_ query: SQL) throws(DatabaseError) -> Int64 {
            try reader.first(query) { row throws(DatabaseError) in try row.integer(0) } ?? 0
        }
        return LedgerVerification(
            head: try PaymentsTables.chain.head(reader), broken: broken,
            sum: try sum("SELECT coalesce(sum(amount), 0) FROM ledger_lines"),
            clearing: try sum(
                """
                SELECT coalesce(sum(ledger_lines.amount), 0) FROM ledger_lines
                JOIN ledger_entries ON ledger_entries.sequence = ledger_lines.sequence
                WHERE ledger_lines.kind = 'clearing' AND ledger_entries.kind <> 'settled'
                """),
            payments: try sum(
                """
                SELECT coalesce(sum(paid), 0) FROM order_payments
                WHERE state IN ('paid', 'partly-refunded', 'refunded', 'mismatch')
                """)
                - sum("SELECT coalesce(sum(amount), 0) FROM order_refunds WHERE state = 'succeeded'"),
            raised: try sum("SELECT coalesce(sum(0 - amount), 0) FROM ledger_lines WHERE kind = 'raised'"),
            kept: try sum("SELECT coalesce(sum(kept), 0) FROM (\(sql: kept)) AS parts"))
    }

    /// What was paid for each order that is earned at a moment, and is not back.
    static let kept: SQL = """
        SELECT id, payee, CASE WHEN paid > back THEN paid - back ELSE 0 END AS kept FROM (
            SELECT orders.id, orders.payee, order_payments.paid, (
                SELECT coalesce(sum(amount), 0) FROM order_refunds WHERE order_refunds.order_id = orders.id
                AND order_refunds.state IN ('succeeded', 'by-hand')) AS back
            FROM orders JOIN order_payments ON order_payments.order_id = orders.id
            WHERE orders.earning = 'at'
        ) AS money
        """
}

extension LedgerReading {
    /// The entries that do not stand unchanged behind the one before them, at most `limit`, in words.
    static func breaks(
        in database: any SQLDatabase, _ seal: ChainSeal, limit: Int
    ) async throws(DatabaseError) -> [String] {
        try await PaymentsTables.chain.breaks(in: database, limit: limit) {
            last, limit, reader throws(DatabaseError) in
            let query = entries(behind: last, limit: limit)
            return try stored(query, reader).map { $0.chained(seal) }
        }
    }
}
