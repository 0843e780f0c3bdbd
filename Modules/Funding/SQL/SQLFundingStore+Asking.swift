import Database
public import Funding
import Vocabulary

/// The backers of items that cannot be had.
extension SQLFundingStore {
    public func toAsk(limit: Int) async throws(FundingError) -> [UnaskedItem] {
        let queries = [Self.toAsk(limit: limit), Self.toTakeBack(limit: limit)]
        return try await read { reader throws(DatabaseError) in
            try reader.prefetch(queries)
            var found: [MissingLine] = []
            for query in queries { found += try reader.query(query, MissingLine.init) }
            let lines = Array(found.sorted().prefix(limit))
            let backings = try Self.backings(Set(lines.map(\.backing)), reader)
            return lines.compactMap { line in
                backings[line.backing].map { UnaskedItem(backing: $0, item: line.item) }
            }
        }
    }

    private static func backings(
        _ ids: Set<BackingID>, _ reader: any SQLReader
    ) throws(DatabaseError) -> [BackingID: Backing] {
        var kept: [KeptBacking] = []
        for part in ids.sorted().partsOfFewSizes {
            kept += try reader.query(
                """
                SELECT \(sql: BackingRow.columns) FROM campaign_backings WHERE id IN \(list: part)
                """, BackingRow.kept(from:))
        }
        return Dictionary(try LineRow.whole(kept, reader).map { ($0.id, $0) }) { $1 }
    }

    /// Lines whose backers were not asked. By the items that cannot be had, which are few: the cross join
    /// keeps SQLite from beginning with the lines.
    static func toAsk(limit: Int) -> SQL {
        """
        SELECT campaign_items.campaign, campaign_items.number, campaign_lines.backing
        FROM campaign_items CROSS JOIN campaign_lines
        WHERE campaign_items.is_missing = 1 AND campaign_lines.campaign = campaign_items.campaign
        AND campaign_lines.item = campaign_items.number
        AND campaign_lines.is_backed = 1 AND campaign_lines.choice IS NULL
        ORDER BY campaign_items.campaign, campaign_items.number, campaign_lines.backing LIMIT \(limit)
        """
    }

    /// Of campaigns that were cut short, lines whose backers have not chosen, or chose what was not delivered
    /// either (`Backing.owes`). The condition on the choice is that of the index, word for word.
    static func toTakeBack(limit: Int) -> SQL {
        """
        SELECT campaign_items.campaign, campaign_items.number, campaign_lines.backing
        FROM campaign_items CROSS JOIN campaigns CROSS JOIN campaign_lines
        WHERE campaign_items.is_missing = 1 AND campaigns.id = campaign_items.campaign
        AND campaigns.state = 'cancelled' AND campaigns.ending = 'reached'
        AND campaign_lines.campaign = campaign_items.campaign
        AND campaign_lines.item = campaign_items.number
        AND campaign_lines.is_backed = 1 AND campaign_lines.choice IN ('open', 'swap')
        AND (campaign_lines.swap_item IS NULL OR EXISTS (
            SELECT 1 FROM campaign_items AS other WHERE other.campaign = campaign_items.campaign
            AND other.number = campaign_lines.swap_item AND other.is_missing = 1))
        ORDER BY campaign_items.campaign, campaign_items.number, campaign_lines.backing LIMIT \(limit)
        """
    }
}

/// A paid line of an item that cannot be had.
private struct MissingLine: Comparable {
    let campaign: CampaignID
    let item: Int
    let backing: BackingID

    init(_ row: any SQLRow) throws(DatabaseError) {
        (campaign, item, backing) = (try row.id(0), try row.count(1), try row.id(2))
    }

    static func < (first: MissingLine, second: MissingLine) -> Bool {
        (first.campaign, first.item, first.backing) < (second.campaign, second.item, second.backing)
    }
}
