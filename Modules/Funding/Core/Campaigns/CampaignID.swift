public import Vocabulary

/// The subject of a campaign's identifier: the payee of its backings.
public enum CampaignSubject: IdentifierSubject {
    /// `cam`
    public static let prefix = "cam"
}

/// Names a campaign.
public typealias CampaignID = Identifier<CampaignSubject>
