public import Database

/// What always holds over the tables of payments.
public enum PaymentsChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: PaymentsTables.payments, columns: OrderRow.columns, as: "a order", ko: "항목"
        ) { row throws(DatabaseError) in _ = try OrderRow.order(&row) },
        IntegrityCheck(
            "what was answered to a key of payments is there", ko: "멱등 키에 응답한 항목이 있습니다",
            offenders: """
                SELECT answer FROM order_idempotency
                WHERE NOT EXISTS (
                    SELECT 1 FROM payments
                    WHERE payments.id = order_idempotency.answer
                )
                """),
        IntegrityCheck(
            "a member who has withdrawn has left nothing of payments", ko: "탈퇴한 회원의 항목이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM order_closed_members WHERE EXISTS (
                    SELECT 1 FROM payments WHERE owner = member AND (state <> 'removed' OR title <> ''))
                """),
        IntegrityCheck(
            "no order was changed before it was added", ko: "항목의 변경 시각이 추가한 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM payments WHERE updated_at < created_at"),
    ]
}
