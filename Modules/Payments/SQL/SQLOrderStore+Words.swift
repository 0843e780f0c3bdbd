import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
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
    /// What `words` reads, without the order; all are NULL where there are no words.
    static let columns: SQL = "order_problems.body, order_problems.written_at"

    /// The words that stand in a row of that order. The buyer alone has written them.
    static func words(_ row: inout RowReader, of order: Order) throws(DatabaseError) -> ProblemWords? {
        let (text, moment) = (try row.optionalText(), try row.optionalTimestamp())
        guard let text, let moment else { return nil }
        return ProblemWords(order: order.id, member: order.buyer, text: text, at: moment)
    }

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
