import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run("DELETE FROM order_problems WHERE member = \(member)")
            try PaymentsTables.outbox.eraseReasons(of: member, writer)
            try Self.idempotencyRecords.forget(member, writer)
        }
        try await erase("buyer = \(member)", dropsRights: true, at: now)
        try await erase("payee = \(AnyIdentifier(member))", dropsRights: false, at: now)
    }

    /// Erases the orders of one side along its index, a portion to a transaction. Nothing is added behind:
    /// the member is refused by then.
    private func erase(_ side: SQL, dropsRights: Bool, at now: Timestamp) async throws(OrderError) {
        var end: OrderPlace?
        repeat {
            let (last, limit) = (end, portion)
            end = try await write { writer throws(DatabaseError) in
                let orders = try writer.query(
                    Self.orders(side, behind: last, limit: limit), OrderPlace.init)
                try writer.batch(Self.erasing(orders.map(\.id), dropsRights: dropsRights, at: now))
                return orders.count == limit ? orders.last : nil
            }
        } while end != nil
    }

    static func orders(_ side: SQL, behind end: OrderPlace?, limit: Int) -> SQL {
        let rest: SQL = end.map { " AND (opened_at, id) > (\($0.openedAt), \($0.id))" } ?? ""
        return """
            SELECT id, opened_at FROM orders WHERE \(sql: side)\(sql: rest)
            ORDER BY opened_at, id LIMIT \(limit)
            """
    }

    /// `Order.erased` for these orders, and the rights to them.
    private static func erasing(_ ids: [OrderID], dropsRights: Bool, at now: Timestamp) -> [SQL] {
        let open: SQL = "state IN ('opening', 'open')"
        return ids.partsOfFewSizes.flatMap { part -> [SQL] in
            let rights: SQL =
                "DELETE FROM order_rights WHERE subject IN \(list: part.map { AnyIdentifier($0) })"
            return [
                """
                UPDATE orders SET step = CASE WHEN \(sql: open) THEN 'release' ELSE step END,
                ending = CASE WHEN \(sql: open) THEN 'cancelled' ELSE ending END,
                due_at = CASE WHEN NOT (\(sql: open)) THEN due_at WHEN updated_at < \(now) THEN \(now)
                ELSE updated_at END,
                updated_at = CASE WHEN \(sql: open) AND updated_at < \(now) THEN \(now) ELSE updated_at END,
                state = CASE WHEN \(sql: open) THEN 'closed' ELSE state END, version = version + 1
                WHERE id IN \(list: part) AND (\(sql: open) OR EXISTS (
                    SELECT 1 FROM order_texts WHERE order_texts.order_id = orders.id AND title <> ''))
                """,
                "UPDATE order_texts SET title = '' WHERE order_id IN \(list: part) AND title <> ''",
            ] + (dropsRights ? [rights] : [])
        }
    }
}

/// The place of an order in the order in which a member's orders were opened.
struct OrderPlace: Sendable {
    let id: OrderID
    let openedAt: Timestamp

    init(_ row: any SQLRow) throws(DatabaseError) { (id, openedAt) = (try row.id(0), try row.timestamp(1)) }
}
