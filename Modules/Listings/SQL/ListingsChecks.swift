public import Database

/// Invariants of the tables of listings.
public enum ListingsChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: ListingsTables.listings, columns: ListingRow.columns, as: "a listing", ko: "물건"
        ) {
            row throws(DatabaseError) in _ = try ListingRow.listing(&row)
        },
        ListingsTables.holds.readableRows,
        IntegrityCheck(
            rowsOf: ListingsTables.trades, columns: TradeRow.columns, as: "a record of a sale", ko: "판매 기록"
        ) { row throws(DatabaseError) in _ = try TradeRow.trade(&row) },
        IntegrityCheck(
            "a listing's held units are those of its active holds", ko: "물건의 예약 수량이 유효한 예약의 합과 같습니다",
            offenders: """
                SELECT listings.id FROM listings LEFT JOIN listing_holds
                ON listing_holds.listing = listings.id AND listing_holds.state = 'active'
                GROUP BY listings.id, listings.stock_held
                HAVING listings.stock_held <> coalesce(sum(listing_holds.quantity), 0)
                """),
        IntegrityCheck(
            "a listing has at least as many units left as are held", ko: "물건의 남은 수량이 예약 수량보다 적지 않습니다",
            offenders: "SELECT id FROM listings WHERE stock_held < 0 OR stock_left < stock_held"),
        IntegrityCheck(
            "a listing's likes are counted", ko: "물건의 좋아요 수가 맞습니다",
            offenders: """
                SELECT listings.id FROM listings LEFT JOIN listing_likes
                ON listing_likes.listing = listings.id
                GROUP BY listings.id, listings.like_count
                HAVING listings.like_count <> count(listing_likes.member)
                """),
        IntegrityCheck(
            "a hold is on a listing", ko: "예약한 물건이 있습니다",
            offenders: """
                SELECT order_id FROM listing_holds
                WHERE NOT EXISTS (SELECT 1 FROM listings WHERE listings.id = listing_holds.listing)
                """),
        IntegrityCheck(
            "a like is of a listing", ko: "좋아요를 누른 물건이 있습니다",
            offenders: """
                SELECT listing FROM listing_likes
                WHERE NOT EXISTS (SELECT 1 FROM listings WHERE listings.id = listing_likes.listing)
                """),
        IntegrityCheck(
            "a hold that was confirmed has the record of its trade", ko: "확정된 예약에 거래 기록이 있습니다",
            offenders: """
                SELECT order_id FROM listing_holds WHERE state = 'confirmed' AND NOT EXISTS (
                    SELECT 1 FROM listing_trades WHERE listing_trades.listing = listing_holds.listing
                    AND listing_trades.order_id = listing_holds.order_id)
                """),
        IntegrityCheck(
            "a member who has withdrawn holds, likes and says nothing", ko: "탈퇴한 회원의 예약, 좋아요, 글이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM listing_closed_members WHERE EXISTS (
                    SELECT 1 FROM listings WHERE seller = member AND (state <> 'removed' OR title <> ''
                    OR description <> '' OR search_text <> '' OR attributes <> '' OR photos <> ''
                    OR moderation_reason IS NOT NULL))
                OR EXISTS (SELECT 1 FROM listings WHERE moderated_by = member AND moderation_reason <> '')
                OR EXISTS (SELECT 1 FROM listing_likes AS l WHERE l.member = listing_closed_members.member)
                OR EXISTS (SELECT 1 FROM listing_holds WHERE holder = member AND state = 'active')
                OR EXISTS (SELECT 1 FROM listing_receipts AS r WHERE r.member = listing_closed_members.member)
                """),
        IntegrityCheck(
            "a listing that was answered to a key is there", ko: "멱등 키에 응답한 물건이 있습니다",
            offenders: """
                SELECT answer FROM listing_receipts WHERE verb = 'listings.publish'
                AND NOT EXISTS (
                    SELECT 1 FROM listings WHERE listings.id = substr(listing_receipts.answer, 1, 26))
                """),
        IntegrityCheck(
            "a listing has at most five photos", ko: "물건의 사진이 다섯 장을 넘지 않습니다",
            offenders: """
                SELECT id FROM listings
                WHERE length(photos) - length(replace(photos, '\n', '')) > 4
                """),
        IntegrityCheck(
            "a listing that a moderator has moderated is shown to nobody else",
            ko: "매니저가 조치한 물건은 다른 사람에게 보이지 않습니다",
            offenders: """
                SELECT id FROM listings WHERE moderated_at IS NOT NULL
                AND state NOT IN ('hidden', 'removed')
                """),
        IntegrityCheck(
            "a public listing's state is what its stock says", ko: "공개된 물건의 상태가 수량과 맞습니다",
            offenders: """
                SELECT id FROM listings WHERE (state = 'on-sale' AND stock_left <= stock_held)
                OR (state = 'reserved' AND (stock_left <> stock_held OR stock_left = 0))
                OR (state = 'sold' AND stock_left <> 0)
                """),
    ]
}
