import Database
import Deals
import Vocabulary

/// Open deals, which expire by the clock.
enum OpenDeals {
    private static let condition: SQL = """
        state IN ('requested', 'accepted') AND step IS NULL AND payment_state IS NULL
        """

    /// Expires deals past their deadline before a store reads them.
    static var expiring: ExpiringRows {
        let furthest = Timestamp(microseconds: 0).advanced(by: DealTimes.longest + Timestamp.leeway)
        let current: SQL = """
            SELECT (SELECT min(until_at) FROM deals WHERE \(sql: condition)),
            (SELECT max(until_at) FROM deals WHERE \(sql: condition)) - \(furthest)
            """
        return ExpiringRows(current: current) { writer, now, limit throws(DatabaseError) in
            try expire(writer, at: now, limit: limit)
        }
    }

    /// The time of the last change, which never goes back even if the clock does.
    static func changed(at now: Timestamp) -> SQL {
        "updated_at = CASE WHEN updated_at > \(now) THEN updated_at ELSE \(now) END"
    }

    /// Lets deals expire that have run out by now (`Deal.hasRunOut`, `Deal.expired`), at most as many;
    /// answers how many.
    static func expire(
        _ writer: any SQLWriter, at now: Timestamp, limit: Int
    ) throws(DatabaseError) -> Int {
        let latest = now.advanced(by: DealTimes.longest + Timestamp.leeway)
        return try writer.run(
            """
            UPDATE deals SET state = 'expired', step = CASE WHEN had_checkout = 1 THEN 'give-back' END,
            \(sql: changed(at: now)), version = version + 1
            WHERE id IN (
                SELECT id FROM deals WHERE \(sql: condition) AND (until_at <= \(now) OR until_at > \(latest))
                ORDER BY until_at LIMIT \(limit)
            )
            """)
    }
}
