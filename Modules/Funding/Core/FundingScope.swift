public import Vocabulary

/// The scopes that cursors of lists without a query carry.
public enum FundingScope {
    /// Of all campaigns of a shelter, drafts among them.
    public static func campaigns(of shelter: ShelterID) -> UInt64 { Cursor.scope(of: "drafts \(shelter)") }

    /// Of the updates of a campaign.
    public static func updates(of campaign: CampaignID) -> UInt64 { Cursor.scope(of: "updates \(campaign)") }

    /// Of the payouts of a campaign.
    public static func payouts(of campaign: CampaignID) -> UInt64 { Cursor.scope(of: "payouts \(campaign)") }
}
