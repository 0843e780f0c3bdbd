import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func note(_ difference: Difference) async throws(OrderError) {
        let row = DifferenceRow.assignments(difference)
        try await write { writer throws(DatabaseError) in
            try writer.run(
                """
                INSERT INTO order_differences \(sql: row.insertion) ON CONFLICT (difference) DO UPDATE
                SET done = excluded.done WHERE excluded.done <> 'open'
                """)
        }
    }

    public func settle(_ difference: String, telling act: AuditEvent) async throws(OrderError) -> Bool {
        try await write { writer throws(DatabaseError) in
            let count = try writer.run(
                """
                UPDATE order_differences SET done = 'settled'
                WHERE difference = \(difference) AND done = 'open'
                """)
            if count == 1 { try PaymentsTables.outbox.append(OutboxMessage(act), writer) }
            return count == 1
        }
    }

    public func differences(
        open: Bool, _ page: PageRequest
    ) async throws(OrderError) -> Page<Difference> {
        let list = Self.differences(open: open)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: DifferenceRow.columns, reader) { row throws(DatabaseError) in
                try DifferenceRow.difference(&row)
            }
        }
    }

    static func differences(open: Bool) -> KeysetList {
        KeysetList(
            scope: OrderScopes.differences(open: open), source: "order_differences",
            conditions: [open ? "done = 'open'" : "1 = 1"], key: "found_at", id: "place", isIndexed: true)
    }
}
