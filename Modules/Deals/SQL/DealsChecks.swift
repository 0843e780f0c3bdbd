public import Database

/// Invariants of the tables of deals.
public enum DealsChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(rowsOf: DealsTables.deals, columns: DealRow.columns, as: "a deal", ko: "거래") {
            row throws(DatabaseError) in _ = try DealRow.deal(&row)
        },
        IntegrityCheck(
            "a deal that was answered to a key is there", ko: "멱등 키에 응답한 거래가 있습니다",
            offenders: """
                SELECT answer FROM deal_idempotency WHERE verb = 'deals.reserve'
                AND NOT EXISTS (SELECT 1 FROM deals WHERE deals.id = deal_idempotency.answer)
                """),
        IntegrityCheck(
            "nobody deals with themselves", ko: "판매자와 구매자가 다릅니다",
            offenders: "SELECT id FROM deals WHERE seller = buyer"),
        IntegrityCheck(
            "a deal with something left to do in the market is at that point",
            ko: "물건에 할 일이 남은 거래는 그 단계에 있습니다",
            offenders: """
                SELECT id FROM deals WHERE (step = 'keep' AND state <> 'requested')
                OR (step = 'sell' AND state <> 'accepted')
                OR (step = 'give-back' AND state IN ('requested', 'accepted', 'done', 'returned'))
                """),
        IntegrityCheck(
            "the payment of a deal fits its state", ko: "거래의 결제 상태가 거래 상태와 맞습니다",
            // A deal whose buyer or seller has left is cancelled while its order is open.
            offenders: """
                SELECT id FROM deals WHERE (payment_order IS NULL) <> (payment_state IS NULL)
                OR (payment_state = 'open' AND state NOT IN ('accepted', 'cancelled'))
                OR (payment_state = 'paid' AND state <> 'done')
                OR (state = 'returned' AND (payment_state IS NULL OR payment_state <> 'returned'))
                OR (payment_state = 'returned' AND state <> 'returned')
                OR (payment_state IS NOT NULL AND had_checkout = 0)
                """),
        IntegrityCheck(
            "only goods that were paid for were handed over or received",
            ko: "결제한 물건에만 인도나 수령 기록이 있습니다",
            offenders: """
                SELECT id FROM deals WHERE (handed_over_at IS NOT NULL OR received_at IS NOT NULL)
                AND (payment_state IS NULL OR payment_state = 'open')
                """),
        IntegrityCheck(
            "no deal is being paid by an order that was let go", ko: "해제된 주문으로 결제 중인 거래가 없습니다",
            offenders: """
                SELECT id FROM deals WHERE payment_state IN ('open', 'paid') AND EXISTS (
                    SELECT 1 FROM deal_orders_let_go WHERE order_id = deals.payment_order)
                """),
        IntegrityCheck(
            "a member who has withdrawn has no open deal and has left no word",
            ko: "탈퇴한 회원의 진행 중인 거래와 글이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM deal_closed_members WHERE EXISTS (
                    SELECT 1 FROM deals WHERE (seller = member OR buyer = member)
                    AND (state IN ('requested', 'accepted') OR seller_contact <> '' OR buyer_contact <> ''
                    OR (seller = member AND title <> '')))
                OR EXISTS (SELECT 1 FROM deal_idempotency AS r WHERE r.member = deal_closed_members.member)
                """),
        IntegrityCheck(
            "no deal was changed before it was made", ko: "거래의 변경 시각이 만든 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM deals WHERE updated_at < created_at"),
    ]
}
