import Database
public import Funding
import Vocabulary

/// What backers are to be told.
extension SQLFundingStore {
    public func tell(limit: Int) async throws(FundingError) -> Int {
        let isWaiting = try await read { reader throws(DatabaseError) in
            try reader.exists("SELECT 1 FROM campaign_tellings LIMIT 1")
        }
        guard isWaiting else { return 0 }
        return try await write { writer throws(DatabaseError) in try Self.tell(limit, writer) }
    }

    private static func tell(_ limit: Int, _ writer: any SQLWriter) throws(DatabaseError) -> Int {
        let waiting = try writer.query(oldest(limit)) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try TellingRow.telling(&row)
        }
        var empty: [Int64] = []
        for (sequence, telling) in waiting {
            let backers = try writer.query(backers(of: telling, limit: limit)) { row throws(DatabaseError) in
                (backing: try row.id(0) as BackingID, member: try row.id(1) as MemberID)
            }
            guard let last = backers.last else {
                empty.append(sequence)
                continue
            }
            let progress =
                backers.count == limit ? [noting(last.backing, in: sequence)] : ending([sequence])
            let notices = backers.compactMap { telling.notice(to: $0.member) }
            try writer.batch(ending(empty) + progress + Self.telling(notices.map { OutboxMessage($0) }))
            return empty.count + backers.count
        }
        try writer.batch(ending(empty))
        return empty.count
    }

    private static func oldest(_ limit: Int) -> SQL {
        "SELECT \(sql: TellingRow.columns) FROM campaign_tellings ORDER BY sequence LIMIT \(limit)"
    }

    private static func noting(_ backing: BackingID, in sequence: Int64) -> SQL {
        "UPDATE campaign_tellings SET after_backing = \(backing) WHERE sequence = \(sequence)"
    }

    private static func ending(_ sequences: [Int64]) -> [SQL] {
        sequences.partsOfFewSizes.map { part in
            "DELETE FROM campaign_tellings WHERE sequence IN \(list: part)"
        }
    }

    /// The next of those whose backings were paid.
    static func backers(of telling: CampaignTelling, limit: Int) -> SQL {
        let behind: SQL = telling.after.map { " AND id > \($0)" } ?? ""
        return """
            SELECT id, member FROM campaign_backings
            WHERE campaign = \(telling.campaign) AND backed_at IS NOT NULL\(sql: behind)
            ORDER BY id LIMIT \(limit)
            """
    }
}
