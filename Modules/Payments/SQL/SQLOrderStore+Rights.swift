import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func add(_ right: AddressRight, at now: Timestamp) async throws(OrderError) {
        try await write { writer throws(DatabaseError) in
            if let order: OrderID = right.subject.typed(), let buyer = try Self.buyer(of: order, writer) {
                try Self.closedMembers.requireOpen(buyer, writer)
            }
            try PaymentsTables.rights.add(right, writer, at: now)
        }
    }

    private static func buyer(
        of order: OrderID, _ reader: any SQLReader
    ) throws(DatabaseError) -> MemberID? {
        try reader.first("SELECT buyer FROM orders WHERE id = \(order)") { row throws(DatabaseError) in
            try row.id(0)
        }
    }

    public func right(_ hash: ChainHash, at now: Timestamp) async throws(OrderError) -> AddressRight? {
        try await read { reader throws(DatabaseError) in
            try PaymentsTables.rights.right(hash, reader, at: now)
        }
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
