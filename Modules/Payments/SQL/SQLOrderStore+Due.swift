import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func due(
        _ work: OrderWork, at now: Timestamp, limit: Int
    ) async throws(OrderError) -> [OrderID] {
        let query = Self.due(work, at: now, limit: limit)
        let found = try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) -> OrderID in try row.id(0) }
        }
        // An order may have several refunds that are due.
        var seen: Set<OrderID> = []
        return found.filter { seen.insert($0).inserted }
    }

    /// The conditions are those of the indexes, word for word.
    static func due(_ work: OrderWork, at now: Timestamp, limit: Int) -> SQL {
        switch work {
        case .step: "SELECT id FROM orders WHERE step IS NOT NULL ORDER BY due_at, id LIMIT \(limit)"
        case .expiry: expired(at: now, limit: limit)
        case .look:
            """
            SELECT order_id FROM order_payments WHERE look_at IS NOT NULL AND look_at <= \(now)
            ORDER BY look_at, order_id LIMIT \(limit)
            """
        case .refund:
            """
            SELECT order_id FROM order_refunds WHERE next_at IS NOT NULL AND next_at <= \(now)
            ORDER BY next_at, order_id LIMIT \(limit)
            """
        case .delivery:
            """
            SELECT id FROM orders WHERE delivery_due_at IS NOT NULL AND delivery_due_at <= \(now)
            ORDER BY delivery_due_at, id LIMIT \(limit)
            """
        }
    }

    /// Those whose time to pay is over, and behind them those with a time that no order can have now
    /// (`Order.hasRunOut`): two searches of an index, each of which ends at the limit.
    private static func expired(at now: Timestamp, limit: Int) -> SQL {
        func part(_ condition: SQL) -> SQL {
            """
            SELECT * FROM (
                SELECT id, due_at FROM orders WHERE \(sql: isExpiring) AND \(sql: condition)
                ORDER BY due_at, id LIMIT \(limit)
            ) AS part
            """
        }
        return """
            \(sql: part("due_at <= \(now)")) UNION ALL \(sql: part("due_at > \(latest(now))"))
            ORDER BY due_at, id LIMIT \(limit)
            """
    }

    private static let isExpiring: SQL = "state IN ('opening', 'open') AND step IS NULL"

    /// No order is due later than that, unless its clock was ahead.
    private static func latest(_ now: Timestamp) -> Timestamp {
        now.advanced(by: OrderTimes.toPay + Timestamp.leeway)
    }

    public func postpone(
        _ id: OrderID, _ work: OrderWork, at now: Timestamp
    ) async throws(OrderError) {
        guard let statement = Self.postponing(id, work, at: now) else { return }
        try await write { writer throws(DatabaseError) in try writer.run(statement) }
    }

    private static func postponing(_ id: OrderID, _ work: OrderWork, at now: Timestamp) -> SQL? {
        switch work {
        case .step: "UPDATE orders SET due_at = \(now) WHERE id = \(id) AND step IS NOT NULL"
        case .expiry:
            """
            UPDATE orders SET due_at = \(now) WHERE id = \(id) AND \(sql: isExpiring)
            AND (due_at <= \(now) OR due_at > \(latest(now)))
            """
        case .look:
            "UPDATE order_payments SET look_at = \(now) WHERE order_id = \(id) AND look_at <= \(now)"
        case .refund:
            "UPDATE order_refunds SET next_at = \(now) WHERE order_id = \(id) AND next_at <= \(now)"
        case .delivery: nil
        }
    }
}
