import Database

/// Invariants of backings and receipts, and of the traces of members who have withdrawn.
extension FundingChecks {
    static let backings = [
        IntegrityCheck(
            "a backing that is held or paid has its order, and one that was paid its moment",
            ko: "붙들었거나 낸 후원에 주문이 있고 낸 후원에 시각이 있습니다",
            offenders: """
                SELECT id FROM campaign_backings
                WHERE (state IN ('held', 'backed', 'refunding') AND order_id IS NULL)
                OR ((state IN ('started', 'held')) <> (until_at IS NOT NULL))
                OR ((state IN ('backed', 'refunding', 'refunded', 'returned')) <> (backed_at IS NOT NULL))
                OR updated_at < created_at
                """),
        IntegrityCheck(
            "money goes back by a step of a backing that has it", ko: "돈을 받은 후원만 돌려주는 중입니다",
            offenders: """
                SELECT id FROM campaign_backings
                WHERE (state = 'refunding' AND (step_order IS NULL OR step_item IS NOT NULL))
                OR (state = 'backed' AND step_order IS NOT NULL
                    AND (step_item IS NULL OR step_amount IS NULL))
                OR (state NOT IN ('refunding', 'backed') AND step_order IS NOT NULL)
                OR ((step_order IS NULL) <> (step_at IS NULL)) OR returned < 0 OR returned > amount
                OR amount < 1
                """),
        IntegrityCheck(
            "no backing is held or paid by an order that was let go", ko: "해제된 주문으로 붙들거나 낸 후원이 없습니다",
            offenders: """
                SELECT id FROM campaign_backings WHERE state IN ('held', 'backed') AND EXISTS (
                    SELECT 1 FROM campaign_orders_let_go
                    WHERE campaign_orders_let_go.order_id = campaign_backings.order_id)
                """),
        IntegrityCheck(
            "an order pays for one backing", ko: "주문 하나로 후원 하나를 냅니다",
            offenders: """
                SELECT order_id FROM campaign_backings WHERE order_id IS NOT NULL
                GROUP BY order_id HAVING count(*) > 1
                """),
        IntegrityCheck(
            "once a campaign has failed or was called off no money of it is left, but for what was delivered",
            ko: "실패했거나 취소한 캠페인에 전달한 것 말고는 남은 돈이 없습니다",
            offenders: """
                SELECT campaign_backings.id FROM campaign_backings
                JOIN campaigns ON campaigns.id = campaign_backings.campaign
                WHERE campaigns.state IN ('failed', 'cancelled') AND campaigns.ending <> 'reached'
                AND campaign_backings.state IN ('held', 'backed', 'refunding')
                """),
    ]

    static let lines = [
        IntegrityCheck(
            "the lines of a backing come to its amount", ko: "후원의 물품 값이 금액과 맞습니다",
            offenders: """
                SELECT id FROM (
                    SELECT id, amount, line_count, count(item) AS found,
                    sum(COALESCE(quantity * unit_price, 0)) AS price
                    FROM campaign_backings
                    LEFT JOIN campaign_lines ON campaign_lines.backing = campaign_backings.id
                    GROUP BY id, amount, line_count) AS priced
                WHERE found <> line_count OR (line_count > 0 AND price <> amount)
                """),
        IntegrityCheck(
            "a line is of a backing of its campaign, and is paid with it", ko: "후원 물품에 후원이 있고 함께 냅니다",
            offenders: """
                SELECT backing FROM campaign_lines WHERE NOT EXISTS (
                    SELECT 1 FROM campaign_backings WHERE campaign_backings.id = campaign_lines.backing
                    AND campaign_backings.campaign = campaign_lines.campaign
                    AND is_backed = CASE WHEN state = 'backed' THEN 1 ELSE 0 END)
                """),
        IntegrityCheck(
            "a choice is open until the first of its moments", ko: "후원자가 고를 기한이 물품의 기한과 맞습니다",
            offenders: """
                SELECT id FROM (
                    SELECT id, choose_by, min(CASE WHEN choice = 'open' THEN choose_until END) AS first_end
                    FROM campaign_backings
                    LEFT JOIN campaign_lines ON campaign_lines.backing = campaign_backings.id
                    AND campaign_backings.state = 'backed'
                    GROUP BY id, choose_by) AS chosen
                WHERE COALESCE(choose_by, -1) <> COALESCE(first_end, -1)
                """),
    ]

    static let receipts = [
        IntegrityCheck(
            "the receipts of a shelter and year are numbered from 1 without gaps",
            ko: "보호소와 해의 영수증 번호가 1부터 빠짐없이 이어집니다",
            offenders: """
                SELECT shelter FROM funding_receipts
                GROUP BY shelter, year HAVING min(number) <> 1 OR max(number) <> count(*)
                """),
        IntegrityCheck(
            "a receipt has lines of backings that are there, and one in its place is there",
            ko: "영수증에 후원 내역이 있고 대신하는 영수증이 있습니다",
            offenders: """
                SELECT id FROM funding_receipts WHERE NOT EXISTS (
                    SELECT 1 FROM funding_receipt_lines
                    WHERE funding_receipt_lines.receipt = funding_receipts.id)
                OR (replaced_by IS NOT NULL AND replaced_by NOT IN (SELECT id FROM funding_receipts))
                UNION ALL SELECT receipt FROM funding_receipt_lines
                WHERE amount < 1 OR receipt NOT IN (SELECT id FROM funding_receipts)
                OR backing NOT IN (SELECT id FROM campaign_backings)
                """),
        IntegrityCheck(
            "a backing is on one valid receipt", ko: "후원은 유효한 영수증 하나에만 있습니다",
            offenders: """
                SELECT backing FROM funding_receipt_lines
                JOIN funding_receipts ON funding_receipts.id = funding_receipt_lines.receipt
                WHERE voided_at IS NULL GROUP BY backing HAVING count(*) > 1
                """),
        IntegrityCheck(
            "a valid receipt is noted where money of it has gone back", ko: "돈을 돌려준 영수증이 표시되어 있습니다",
            offenders: """
                SELECT id FROM funding_receipts
                WHERE is_stale <> CASE WHEN voided_at IS NULL AND EXISTS (
                    SELECT 1 FROM funding_receipt_lines
                    JOIN campaign_backings ON campaign_backings.id = funding_receipt_lines.backing
                    WHERE funding_receipt_lines.receipt = funding_receipts.id
                    AND funding_receipt_lines.amount <> CASE WHEN campaign_backings.state = 'backed'
                        THEN campaign_backings.amount - campaign_backings.returned ELSE 0 END)
                THEN 1 ELSE 0 END
                """),
    ]

    static let members = [
        IntegrityCheck(
            "a member who has withdrawn is of no shelter, pays for nothing and has left no word and no photo",
            ko: "탈퇴한 회원의 보호소, 낼 후원, 글, 사진이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM funding_closed_members AS closed WHERE EXISTS (
                    SELECT 1 FROM shelter_people AS own WHERE own.member = closed.member)
                OR EXISTS (
                    SELECT 1 FROM campaign_backings AS own WHERE own.member = closed.member
                    AND (own.state IN ('started', 'held') OR own.message <> ''))
                OR EXISTS (
                    SELECT 1 FROM campaign_updates AS own
                    WHERE own.author = closed.member AND own.body <> '')
                OR EXISTS (
                    SELECT 1 FROM funding_receipts AS own
                    WHERE own.member = closed.member AND own.holder <> '')
                OR EXISTS (SELECT 1 FROM funding_uploads WHERE uploader = closed.member)
                OR EXISTS (
                    SELECT 1 FROM campaign_payouts WHERE has_reason = 1
                    AND (act_actor = closed.member OR act_affected = closed.member))
                OR EXISTS (SELECT 1 FROM funding_idempotency AS r WHERE r.member = closed.member)
                """)
    ]
}
