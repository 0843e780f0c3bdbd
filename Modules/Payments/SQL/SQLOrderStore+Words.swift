import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    /// The words of complaints about these orders.
    static func words(
        of orders: [OrderID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [OrderID: ProblemWords] {
        if orders.isEmpty { return [:] }
        var words: [OrderID: ProblemWords] = [:]
        try reader.rows(
            of: """
                SELECT order_id, member, body, written_at FROM order_problems
                WHERE order_id IN \(list: orders)
                """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            let (order, member): (OrderID, MemberID) = (try row.id(), try row.id())
            words[order] = ProblemWords(
                order: order, member: member, text: try row.text(), at: try row.timestamp())
        }
        return words
    }

    public func records(
        of subject: AnyIdentifier, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord] {
        try await write { writer throws(DatabaseError) in
            try PaymentsTables.outbox.append(OutboxMessage(act), writer)
            return try writer.query(OrderRecordRow.selection(of: subject, at: now)) {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try OrderRecordRow.record(&row)
            }
        }
    }
}

/// The row of a complaint's words.
enum ProblemRow {
    /// The statement that writes it in place of a former one.
    static func keeping(_ words: ProblemWords) -> SQL {
        var row = SQLAssignments()
        row.set("order_id", words.order)
        row.set("member", words.member)
        row.set("body", words.text)
        row.set("written_at", words.at)
        return """
            INSERT INTO order_problems \(sql: row.insertion) ON CONFLICT (order_id) DO UPDATE
            SET member = excluded.member, body = excluded.body, written_at = excluded.written_at
            """
    }
}
