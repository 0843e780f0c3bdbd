import Database
import Funding
import Vocabulary

/// The row of a campaign that its decisions hold, with the sums that they keep of its backings. It is narrow,
/// since each hold of a backing writes it.
enum TallyRow {
    static let columns: SQL = "held_count, held_amount, backed_count, backed_amount, returning_count"

    /// Reads `columns`, without items.
    static func tally(_ row: inout RowReader) throws(DatabaseError) -> CampaignTally {
        CampaignTally(
            held: try row.count(), heldAmount: try row.won(), backed: try row.count(),
            backedAmount: try row.won(), returning: try row.count())
    }

    /// Reads a row of `columns` alone.
    static func tally(from row: any SQLRow) throws(DatabaseError) -> CampaignTally {
        var row = RowReader(row)
        return try tally(&row)
    }

    static func finding(_ campaign: CampaignID) -> SQL {
        "SELECT \(sql: columns) FROM campaign_tallies WHERE campaign = \(campaign)"
    }

    /// The sums of a campaign added up from its backings, by their states. An index has all that is read.
    static func adding(_ campaign: CampaignID) -> SQL {
        """
        SELECT state, count(*), sum(amount - returned) FROM campaign_backings
        WHERE campaign = \(campaign) AND state IN ('held', 'backed', 'refunding') GROUP BY state
        """
    }

    /// Reads the rows of `adding`.
    static func added(_ query: SQL, _ reader: any SQLReader) throws(DatabaseError) -> CampaignTally {
        var tally = CampaignTally()
        try reader.rows(of: query) { row throws(DatabaseError) in
            var row = RowReader(row)
            let state: BackingState = try row.value()
            let (count, amount) = (try row.count(), try row.won())
            switch state {
            case .held: (tally.held, tally.heldAmount) = (count, amount)
            case .backed: (tally.backed, tally.backedAmount) = (count, amount)
            case .refunding: tally.returning = count
            case .started, .refunded, .returned, .lapsed: break
            }
        }
        return tally
    }

    /// The statements that count a change of backings of a campaign, each with the one before, nil for a new
    /// one.
    static func counting(
        _ changes: [(before: Backing?, after: Backing)], of campaign: CampaignID
    ) -> [SQL] {
        var (before, after) = (CampaignTally(), CampaignTally())
        for change in changes {
            if let old = change.before { before.add(old) }
            after.add(change.after)
        }
        let sums: [(SQL, Int64)] = [
            ("held_count", Int64(after.held - before.held)),
            ("held_amount", after.heldAmount.minorUnits - before.heldAmount.minorUnits),
            ("backed_count", Int64(after.backed - before.backed)),
            ("backed_amount", after.backedAmount.minorUnits - before.backedAmount.minorUnits),
            ("returning_count", Int64(after.returning - before.returning)),
        ]
        let parts = sums.filter { $0.1 != 0 }.map { column, difference -> SQL in
            "\(sql: column) = \(sql: column) + \(difference)"
        }
        let tally: [SQL] = [
            """
            UPDATE campaign_tallies SET \(sql: .joined(parts, separator: ", ")) WHERE campaign = \(campaign)
            """
        ]
        return (parts.isEmpty ? [] : tally) + counting(items: before.items, after.items, of: campaign)
    }

    private static func counting(
        items before: [Int: ItemCount], _ after: [Int: ItemCount], of campaign: CampaignID
    ) -> [SQL] {
        Set(before.keys).union(after.keys).sorted().compactMap { item in
            let (old, new) = (before[item] ?? ItemCount(), after[item] ?? ItemCount())
            if old == new { return nil }
            return """
                UPDATE campaign_items SET held = held + \(new.held - old.held),
                backed = backed + \(new.backed - old.backed)
                WHERE campaign = \(campaign) AND number = \(item)
                """
        }
    }
}
