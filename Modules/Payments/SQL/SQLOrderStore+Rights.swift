import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func add(_ right: AddressRight, at now: Timestamp) async throws(OrderError) {
        let statements = Self.adding(right, at: now)
        try await write { writer throws(DatabaseError) in
            if let order: OrderID = right.subject.typed(), let buyer = try Self.buyer(of: order, writer) {
                try Self.closedMembers.requireOpen(buyer, writer)
            }
            try writer.batch(statements)
        }
    }

    private static func buyer(
        of order: OrderID, _ reader: any SQLReader
    ) throws(DatabaseError) -> MemberID? {
        try reader.first("SELECT buyer FROM orders WHERE id = \(order)") { row throws(DatabaseError) in
            try row.id(0)
        }
    }

    /// The statements that drop what has ended, add the right, and drop the oldest beyond the number allowed.
    private static func adding(_ right: AddressRight, at now: Timestamp) -> [SQL] {
        let alike: SQL = "FROM order_rights WHERE subject = \(right.subject) AND purpose = \(right.purpose)"
        return [
            "DELETE \(sql: alike) AND until_at <= \(now)",
            """
            INSERT INTO order_rights (hash, purpose, subject, until_at, number)
            VALUES (\("\(right.hash)"), \(right.purpose), \(right.subject), \(right.until),
            (SELECT coalesce(max(number), 0) + 1 \(sql: alike)))
            """,
            """
            DELETE FROM order_rights WHERE hash IN (
                SELECT hash \(sql: alike) ORDER BY number DESC
                LIMIT \(AddressRight.mostOfRecord) OFFSET \(AddressRight.mostOfRecord))
            """,
        ]
    }

    public func right(_ hash: ChainHash, at now: Timestamp) async throws(OrderError) -> AddressRight? {
        let query = Self.finding(hash, at: now)
        return try await read { reader throws(DatabaseError) in
            try reader.first(query) { row throws(DatabaseError) in
                AddressRight(
                    hash: hash, purpose: try row.text(0), subject: try row.anyIdentifier(1),
                    until: try row.timestamp(2))
            }
        }
    }

    static func finding(_ hash: ChainHash, at now: Timestamp) -> SQL {
        """
        SELECT purpose, subject, until_at FROM order_rights
        WHERE hash = \("\(hash)") AND until_at > \(now)
        """
    }
}

extension SQLOrderStore {
    public func nudge(
        _ webhook: String, about reference: PaymentReference, at now: Timestamp
    ) async throws(OrderError) -> OrderID? {
        let horizon = now.advanced(by: .zero - OrderTimes.webhooks)
        return try await write { writer throws(DatabaseError) -> OrderID? in
            let order = try writer.first(Self.finding(reference)) { row throws(DatabaseError) -> OrderID in
                try row.id(0)
            }
            guard let order else { return nil }
            let isNew =
                try writer.run(
                    """
                    INSERT INTO order_webhooks (webhook, seen_at) VALUES (\(webhook), \(now))
                    ON CONFLICT (webhook) DO UPDATE SET seen_at = excluded.seen_at
                    WHERE order_webhooks.seen_at <= \(horizon)
                    """) == 1
            guard isNew else { return nil }
            try writer.run(
                """
                UPDATE order_payments SET look_at = \(now), version = version + 1
                WHERE order_id = \(order)
                """)
            return order
        }
    }
}
