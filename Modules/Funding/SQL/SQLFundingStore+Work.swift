import Database
public import Funding
public import Vocabulary

/// The backings that jobs work on.
extension SQLFundingStore {
    public func ranOut(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing] {
        try await backings(Self.ranOut(at: now, limit: limit))
    }

    /// The condition is that of the index, word for word.
    static func ranOut(at now: Timestamp, limit: Int) -> SQL {
        """
        SELECT \(sql: BackingRow.columns) FROM campaign_backings
        WHERE state = 'started' AND until_at <= \(now) ORDER BY until_at, id LIMIT \(limit)
        """
    }

    public func toGiveBack(limit: Int) async throws(FundingError) -> [Backing] {
        try await read { reader throws(DatabaseError) in
            let campaigns = try reader.query(Self.givingBack(limit: limit)) {
                row throws(DatabaseError) -> CampaignID in try row.id(0)
            }
            var kept: [KeptBacking] = []
            for campaign in campaigns where kept.count < limit {
                let query = Self.toGiveBack(of: campaign, limit: limit - kept.count)
                kept += try reader.query(query, BackingRow.kept(from:))
            }
            return try LineRow.whole(kept, reader)
        }
    }

    /// The campaigns whose money goes back and that have some left.
    static func givingBack(limit: Int) -> SQL {
        """
        SELECT campaigns.id FROM campaigns WHERE campaigns.state = 'refunding' AND EXISTS (
            SELECT 1 FROM campaign_tallies
            WHERE campaign_tallies.campaign = campaigns.id AND backed_count > 0)
        ORDER BY campaigns.since_at, campaigns.id LIMIT \(limit)
        """
    }

    static func toGiveBack(of campaign: CampaignID, limit: Int) -> SQL {
        """
        SELECT \(sql: BackingRow.columns) FROM campaign_backings
        WHERE campaign = \(campaign) AND state = 'backed' AND step_order IS NULL
        ORDER BY id LIMIT \(limit)
        """
    }

    public func unfinished(
        of campaign: CampaignID?, at now: Timestamp, limit: Int
    ) async throws(FundingError) -> [Backing] {
        try await backings(Self.unfinished(of: campaign, at: now, limit: limit))
    }

    static func unfinished(of campaign: CampaignID?, at now: Timestamp, limit: Int) -> SQL {
        let ofCampaign: SQL = campaign.map { "campaign = \($0) AND " } ?? ""
        return """
            SELECT \(sql: BackingRow.columns) FROM campaign_backings
            WHERE \(sql: ofCampaign)step_at IS NOT NULL AND step_at <= \(now)
            ORDER BY step_at, id LIMIT \(limit)
            """
    }

    public func choicesOver(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing] {
        try await backings(Self.choicesOver(at: now, limit: limit))
    }

    static func choicesOver(at now: Timestamp, limit: Int) -> SQL {
        """
        SELECT \(sql: BackingRow.columns) FROM campaign_backings
        WHERE choose_by IS NOT NULL AND choose_by <= \(now) ORDER BY choose_by, id LIMIT \(limit)
        """
    }

    private func backings(_ query: SQL) async throws(FundingError) -> [Backing] {
        try await read { reader throws(DatabaseError) in
            try LineRow.whole(try reader.query(query, BackingRow.kept(from:)), reader)
        }
    }
}
