public import Database
import Payments
public import Vocabulary

/// What always holds over the tables of payments.
public enum PaymentsChecks {
    /// All of them; the ledger is verified by this seal.
    public static func all(_ seal: ChainSeal) -> [IntegrityCheck] {
        rows + [ledgerIsUnchanged(seal)] + ledger + totals + money + orders + members
    }

    private static let rows = [
        IntegrityCheck(
            rowsOf: PaymentsTables.orders, columns: orderColumns, as: "an order", ko: "주문", readOrder),
        IntegrityCheck(
            rowsOf: PaymentsTables.payments, columns: paymentColumns, as: "a payment", ko: "결제", readPayment),
        IntegrityCheck(
            rowsOf: PaymentsTables.refunds, columns: RefundRow.columns, as: "a refund", ko: "환불"
        ) { row throws(DatabaseError) in _ = try RefundRow.refund(&row) },
        IntegrityCheck(
            rowsOf: PaymentsTables.records, columns: OrderRecordRow.columns, as: "a record of a paid order",
            ko: "거래 기록"
        ) { row throws(DatabaseError) in
            let record = try OrderRecordRow.record(&row)
            guard (record.kind == .display) == (record.display != nil) else {
                throw .corrupt("a record of another kind than its display")
            }
        },
        IntegrityCheck(
            rowsOf: PaymentsTables.differences, columns: DifferenceRow.columns, as: "a difference", ko: "차이"
        ) { row throws(DatabaseError) in _ = try DifferenceRow.difference(&row) },
    ]

    /// The order without its words, when work for its delivery is due, and whether it was earned.
    private static let orderColumns: SQL = """
        \(sql: OrderRow.columns(texts: "'', '', ''")), orders.delivery_due_at, \(sql: OrderFileRow.isEarned)
        """

    private static func readOrder(_ row: inout RowReader) throws(DatabaseError) {
        let order = try OrderRow.order(&row)
        let (due, isEarned) = (try row.optionalTimestamp(), try row.bool())
        guard due == order.deliveryAt(isEarned: isEarned) else {
            throw .corrupt("another moment of delivery than the order's")
        }
    }

    private static let paymentColumns: SQL = "\(sql: PaymentRow.columns), order_payments.paid_attempt"

    private static func readPayment(_ row: inout RowReader) throws(DatabaseError) {
        let payment = try PaymentRow.payment(&row)
        guard try row.optionalText() == payment.paidAttempt else {
            throw .corrupt("another attempt than the payment's")
        }
    }

    private static func ledgerIsUnchanged(_ seal: ChainSeal) -> IntegrityCheck {
        IntegrityCheck(
            "each entry of the ledger stands unchanged behind the one before it",
            ko: "원장의 항목이 바뀌지 않고 차례로 이어집니다"
        ) { database, limit throws(DatabaseError) in
            try await LedgerReading.breaks(in: database, seal, limit: limit)
        }
    }
}

/// Sums of the ledger, and what orders, payments and refunds have in it.
extension PaymentsChecks {
    private static let ledger = [
        IntegrityCheck(
            "the lines of each entry of the ledger add up to nothing", ko: "원장의 항목마다 금액의 합이 0입니다",
            offenders: """
                SELECT 'entry ' || CAST(sequence AS TEXT) FROM ledger_lines
                GROUP BY sequence HAVING sum(amount) <> 0
                """),
        IntegrityCheck(
            "each currency of the ledger adds up to nothing", ko: "원장의 통화마다 금액의 합이 0입니다",
            offenders: """
                SELECT currency FROM ledger_entries
                JOIN ledger_lines ON ledger_lines.sequence = ledger_entries.sequence
                GROUP BY currency HAVING sum(amount) <> 0
                """),
        IntegrityCheck(
            "each entry of the ledger changes two accounts or more", ko: "원장의 항목마다 계정이 둘 이상 바뀝니다",
            offenders: """
                SELECT 'entry ' || CAST(sequence AS TEXT) FROM ledger_entries WHERE (
                    SELECT count(*) FROM ledger_lines WHERE ledger_lines.sequence = ledger_entries.sequence
                ) < 2
                """),
        IntegrityCheck(
            "each line of the ledger is of an entry", ko: "원장의 금액마다 항목이 있습니다",
            offenders: """
                SELECT 'entry ' || CAST(sequence AS TEXT) FROM ledger_lines WHERE NOT EXISTS (
                    SELECT 1 FROM ledger_entries WHERE ledger_entries.sequence = ledger_lines.sequence)
                """),
        IntegrityCheck(
            "each balance of the ledger is the sum of its lines", ko: "원장의 잔액이 금액의 합과 같습니다",
            offenders: """
                SELECT kind || ' ' || owner FROM (
                    SELECT owner, kind, balance AS amount FROM ledger_balances
                    UNION ALL SELECT coalesce(owner, ''), kind, 0 - amount FROM ledger_lines
                ) AS sides GROUP BY owner, kind HAVING sum(amount) <> 0
                """),
    ]

    /// Orders whose total is not theirs. SQLite begins a cross join with its first table: by the payee it
    /// would read all lines of a campaign for each of its orders.
    static let strayTotals: SQL = """
        SELECT id FROM (\(sql: SQLOrderStore.kept)) AS orders WHERE kept <> (
            SELECT coalesce(sum(0 - ledger_lines.amount), 0) FROM ledger_entries
            CROSS JOIN ledger_lines WHERE ledger_lines.sequence = ledger_entries.sequence
            AND ledger_entries.order_id = orders.id AND ledger_lines.kind = 'raised'
            AND ledger_lines.owner = orders.payee)
        """

    /// Totals of payees, which count beside the money.
    private static let totals = [
        IntegrityCheck(
            "each total of a payee is what was paid for its orders and is not back",
            ko: "모인 금액은 결제된 금액에서 환불된 금액을 뺀 것과 같습니다",
            offenders: strayTotals),
        IntegrityCheck(
            "nothing but orders that are earned at a moment counts for a total",
            ko: "모인 금액에는 정해진 때에 확정되는 주문만 들어갑니다",
            offenders: """
                SELECT 'entry ' || CAST(ledger_lines.sequence AS TEXT) FROM ledger_lines
                WHERE ledger_lines.kind = 'raised' AND NOT EXISTS (
                    SELECT 1 FROM ledger_entries JOIN orders ON orders.id = ledger_entries.order_id
                    WHERE ledger_entries.sequence = ledger_lines.sequence AND orders.earning = 'at'
                    AND orders.payee = ledger_lines.owner)
                """),
        IntegrityCheck(
            "the total of all payees is the sum of theirs", ko: "전체 모인 금액은 각 모인 금액의 합과 같습니다",
            offenders: """
                SELECT 'entry ' || CAST(sequence AS TEXT) FROM ledger_lines
                WHERE kind IN ('raised', 'raised-in-all') GROUP BY sequence HAVING sum(amount) <> 0
                """),
    ]

    private static let money = [
        IntegrityCheck(
            "each payment that was taken is in the ledger with its amount", ko: "받은 결제는 모두 같은 금액으로 원장에 있습니다",
            offenders: """
                SELECT order_id FROM order_payments
                WHERE state IN ('paid', 'partly-refunded', 'refunded', 'mismatch') AND paid > 0
                AND NOT EXISTS (
                    SELECT 1 FROM ledger_entries
                    JOIN ledger_lines ON ledger_lines.sequence = ledger_entries.sequence
                    WHERE ledger_entries.order_id = order_payments.order_id AND ledger_entries.kind = 'paid'
                    AND ledger_lines.kind = 'clearing' AND ledger_lines.amount = order_payments.paid)
                """),
        IntegrityCheck(
            "each refund is in the ledger, and done there when it is done",
            ko: "환불은 모두 원장에 있고, 끝난 환불은 원장에서도 끝났습니다",
            offenders: """
                SELECT id FROM order_refunds WHERE NOT EXISTS (
                    SELECT 1 FROM ledger_entries
                    WHERE kind = 'refund-requested' AND source = 'ref_' || order_refunds.id)
                OR (state IN ('succeeded', 'by-hand')) <> EXISTS (
                    SELECT 1 FROM ledger_entries
                    WHERE kind = 'refunded' AND source = 'ref_' || order_refunds.id)
                OR (state = 'dropped') <> EXISTS (
                    SELECT 1 FROM ledger_entries
                    WHERE kind = 'refund-failed' AND source = 'ref_' || order_refunds.id)
                """),
        IntegrityCheck(
            "an order has given back what its refunds have, at most its price",
            ko: "주문의 환불액은 끝난 환불의 합이며 가격을 넘지 않습니다",
            offenders: """
                SELECT id FROM (
                    SELECT orders.id, orders.state, orders.refunded, orders.total, (
                        SELECT coalesce(sum(amount), 0) FROM order_refunds
                        WHERE order_refunds.order_id = orders.id
                        AND order_refunds.state IN ('succeeded', 'by-hand')) AS done
                    FROM orders
                ) AS sums WHERE refunded > total
                OR refunded <> CASE WHEN state = 'closed' THEN 0 WHEN done > total THEN total ELSE done END
                """),
    ]
}

/// What belongs to orders and members.
extension PaymentsChecks {
    private static let orders = [
        IntegrityCheck(
            "each order has its words and its payment", ko: "주문마다 제목과 결제가 있습니다",
            offenders: """
                SELECT id FROM orders
                WHERE NOT EXISTS (SELECT 1 FROM order_texts WHERE order_texts.order_id = orders.id)
                OR NOT EXISTS (SELECT 1 FROM order_payments WHERE order_payments.order_id = orders.id)
                """),
        IntegrityCheck(
            "words, payments, refunds and entries are of orders that are there",
            ko: "글과 결제, 환불, 원장 항목의 주문이 있습니다",
            offenders: """
                SELECT order_id FROM (
                    SELECT order_id FROM order_texts UNION SELECT order_id FROM order_problems
                    UNION SELECT order_id FROM order_payments UNION SELECT order_id FROM order_refunds
                    UNION SELECT order_id FROM ledger_entries WHERE order_id IS NOT NULL
                ) AS parts WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = parts.order_id)
                """),
        IntegrityCheck(
            "an order with a pending step is at that point", ko: "할 일이 남은 주문은 그 단계에 있습니다",
            offenders: """
                SELECT id FROM orders WHERE (state = 'opening') <> (coalesce(step, '') = 'hold')
                OR (state = 'paid') <> (coalesce(step, '') = 'fulfil')
                OR (coalesce(step, '') = 'release' AND state = 'open')
                OR (due_at IS NULL) <> (step IS NULL AND state NOT IN ('opening', 'open'))
                """),
        IntegrityCheck(
            "no order was changed before it was opened", ko: "주문의 변경 시각이 연 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM orders WHERE updated_at < opened_at"),
        IntegrityCheck(
            "an order that was answered to a key is there", ko: "멱등 키에 응답한 주문이 있습니다",
            offenders: """
                SELECT answer FROM order_idempotency
                WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = order_idempotency.answer)
                """),
    ]

    private static let members = [
        IntegrityCheck(
            "a member who has withdrawn has no open order, and has left no word",
            ko: "탈퇴한 회원의 진행 중인 주문과 글이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM order_closed_members AS closed WHERE EXISTS (
                    SELECT 1 FROM orders JOIN order_texts ON order_texts.order_id = orders.id
                    WHERE (orders.buyer = closed.member OR orders.payee = 'mem_' || closed.member)
                    AND (orders.state IN ('opening', 'open') OR order_texts.title <> ''))
                OR EXISTS (SELECT 1 FROM order_problems AS p WHERE p.member = closed.member)
                OR EXISTS (SELECT 1 FROM order_idempotency AS r WHERE r.member = closed.member)
                OR EXISTS (
                    SELECT 1 FROM order_rights AS r JOIN orders ON r.subject = 'ord_' || orders.id
                    WHERE orders.buyer = closed.member)
                """)
    ]
}
