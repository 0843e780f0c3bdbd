public import Vocabulary

/// The subject of an update's identifier.
public enum UpdateSubject: IdentifierSubject {
    /// `upd`
    public static let prefix = "upd"
}

/// Names an update of a campaign.
public typealias UpdateID = Identifier<UpdateSubject>

/// What a shelter tells the backers of a campaign: news, thanks, or an entry of the log of deliveries.
public struct CampaignUpdate: Hashable, Sendable {
    public let id: UpdateID
    public let campaign: CampaignID
    public let author: MemberID
    public let matter: UpdateMatter
    /// 1 to 2,000 characters in any number of lines; blank once its author has withdrawn.
    public internal(set) var text: String
    /// At most 5.
    public internal(set) var photos: [FundingPhoto]
    /// Since when a moderator keeps it out of sight; nil while it is shown.
    public internal(set) var hiddenAt: Timestamp?
    public let createdAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// What a store has kept.
    public init(
        id: UpdateID, campaign: CampaignID, author: MemberID, matter: UpdateMatter, text: String,
        photos: [FundingPhoto], hiddenAt: Timestamp?, createdAt: Timestamp, version: Version
    ) {
        (self.id, self.campaign, self.author, self.matter) = (id, campaign, author, matter)
        (self.text, self.photos, self.hiddenAt) = (text, photos, hiddenAt)
        (self.createdAt, self.version) = (createdAt, version)
    }

    /// The same, kept out of sight or shown again; nil where it is so.
    func hidden(_ isHidden: Bool, at now: Timestamp) -> CampaignUpdate? {
        guard isHidden != (hiddenAt != nil) else { return nil }
        var next = self
        (next.hiddenAt, next.version) = (isHidden ? now : nil, version.next)
        return next
    }

    /// Without the text, if the member wrote it, and without the photos that the member has uploaded, who has
    /// withdrawn; nil where nothing is the member's.
    public func erased(of member: MemberID) -> CampaignUpdate? {
        guard author == member || photos.contains(where: { $0.uploader == member }) else { return nil }
        var next = self
        if author == member { next.text = "" }
        next.photos.removeAll { $0.uploader == member }
        next.version = version.next
        return next
    }

    /// Its photos, as the domain of pictures learns of them.
    public var attachedPictures: AttachedPictures {
        AttachedPictures(photos.map(\.card.id), isPublic: hiddenAt == nil, version: version)
    }

    /// The message that tells the domain of pictures of a change from `old`, nil for a new update.
    public func pictureNews(since old: CampaignUpdate?, at moment: Timestamp) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: moment)
    }
}
