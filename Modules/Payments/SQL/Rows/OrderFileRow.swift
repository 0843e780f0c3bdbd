import Database
import Payments
import Vocabulary

/// Files of orders: the order, its words and its payment in one row, the refunds in others.
enum OrderFileRow {
    /// The files of these orders, in their order; those that are not there are left out.
    static func files(_ ids: [OrderID], _ reader: any SQLReader) throws(DatabaseError) -> [OrderFile] {
        if ids.isEmpty { return [] }
        let queries = ids.partsOfFewSizes.map { (files: Self.finding($0), refunds: Self.refunds(of: $0)) }
        try reader.prefetch(queries.flatMap { [$0.files, $0.refunds] })
        var (found, refunds): ([OrderID: OrderFile], [OrderID: [Refund]]) = ([:], [:])
        for query in queries {
            try reader.rows(of: query.refunds) { row throws(DatabaseError) in
                var row = RowReader(row)
                let refund = try RefundRow.refund(&row)
                refunds[refund.order, default: []].append(refund)
            }
            try reader.rows(of: query.files) { row throws(DatabaseError) in
                var row = RowReader(row)
                let file = try Self.file(&row, refunds)
                found[file.order.id] = file
            }
        }
        return ids.compactMap { found[$0] }
    }

    /// The file of an order; nil if there is none.
    static func file(_ id: OrderID, _ reader: any SQLReader) throws(DatabaseError) -> OrderFile? {
        try files([id], reader).first
    }

    private static func file(
        _ row: inout RowReader, _ refunds: [OrderID: [Refund]]
    ) throws(DatabaseError) -> OrderFile {
        let (order, payment) = (try OrderRow.order(&row), try PaymentRow.payment(&row))
        return OrderFile(
            order: order, payment: payment, refunds: refunds[order.id] ?? [], isEarned: try row.bool(),
            isSettled: try row.bool(), words: try ProblemRow.words(&row, of: order))
    }

    static func finding(_ ids: [OrderID]) -> SQL {
        """
        SELECT \(sql: OrderRow.columns), \(sql: PaymentRow.columns), \(sql: isEarned), \(sql: isSettled), \
        \(sql: ProblemRow.columns)
        FROM orders JOIN order_texts ON order_texts.order_id = orders.id
        JOIN order_payments ON order_payments.order_id = orders.id
        LEFT JOIN order_problems ON order_problems.order_id = orders.id AND orders.problem IS NOT NULL
        WHERE orders.id IN \(list: ids)
        """
    }

    static func refunds(of ids: [OrderID]) -> SQL {
        """
        SELECT \(sql: RefundRow.columns) FROM order_refunds WHERE order_id IN \(list: ids)
        ORDER BY order_id, created_at, id
        """
    }

    static let isEarned: SQL = """
        CASE WHEN EXISTS (
            SELECT 1 FROM ledger_entries WHERE ledger_entries.order_id = orders.id AND kind = 'earned'
        ) THEN 1 ELSE 0 END
        """

    /// The settlement of a refund alone says nothing of the payment.
    private static let isSettled: SQL = """
        CASE WHEN EXISTS (
            SELECT 1 FROM ledger_entries JOIN ledger_lines ON ledger_lines.sequence = ledger_entries.sequence
            WHERE ledger_entries.order_id = orders.id AND ledger_entries.kind = 'settled'
            AND ledger_lines.kind = 'clearing' AND ledger_lines.amount < 0
        ) THEN 1 ELSE 0 END
        """
}
