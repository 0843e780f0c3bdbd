import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func shown(
        _ ids: [CampaignID], withItems: Bool
    ) async throws(FundingError) -> [ShownCampaign] {
        if ids.isEmpty { return [] }
        let ahead = balancesAhead.begun()
        return try await read { reader throws(DatabaseError) in
            let found = try Self.shown(ids, withItems: withItems, reader)
            try ahead?(found.map { AnyIdentifier($0.campaign.id) }, reader)
            return found
        }
    }

    private static func shown(
        _ ids: [CampaignID], withItems: Bool, _ reader: any SQLReader
    ) throws(DatabaseError) -> [ShownCampaign] {
        var found: [CampaignID: ShownCampaign] = [:]
        for part in ids.partsOfFewSizes {
            let itemsOfPart = ItemRow.finding(part)
            try reader.prefetch([showing(part), itemsOfPart])
            let rows = try reader.query(showing(part), ShownRow.init)
            let items = try ItemRow.items(itemsOfPart, reader)
            for row in rows {
                let id = row.campaign.bare.id
                found[id] = try row.shown(
                    try items[id, default: .success([])].get(), withItems: withItems)
            }
        }
        return ids.compactMap { found[$0] }
    }

    static func showing(_ ids: [CampaignID]) -> SQL {
        """
        SELECT \(sql: CampaignRow.columns), \(sql: ShelterRow.columns), \(sql: TallyRow.columns)
        FROM campaigns JOIN shelters ON shelters.id = campaigns.shelter
        JOIN campaign_tallies ON campaign_tallies.campaign = campaigns.id
        WHERE campaigns.id IN \(list: ids)
        """
    }
}

/// A row of `showing`: what is counted comes from the tally, so that a campaign of 100,000 backings costs
/// what one of ten does.
private struct ShownRow: Sendable {
    let campaign: KeptCampaign
    let shelter: Shelter
    let tally: CampaignTally

    init(_ row: any SQLRow) throws(DatabaseError) {
        var row = RowReader(row)
        campaign = try CampaignRow.kept(&row)
        shelter = try ShelterRow.shelter(&row)
        tally = try TallyRow.tally(&row)
    }

    func shown(_ items: [KeptItem], withItems: Bool) throws(DatabaseError) -> ShownCampaign {
        let campaign = try campaign.whole(items)
        return ShownCampaign(
            campaign: campaign, shelter: shelter,
            counts: CampaignCounts(
                backers: BackerCount(tally.backed), items: withItems ? items.taken : [:],
                unreturned: campaign.givesBack ? tally.unreturned : nil))
    }
}
