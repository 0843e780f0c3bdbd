public import Vocabulary

/// What a decision about a shelter writes.
public struct ShelterChange: Hashable, Sendable {
    /// The shelter, where it changed.
    public var shelter: Shelter?
    /// People who are new, or have another role.
    public var people: [ShelterMember] = []
    /// Those who are none of its people any more.
    public var left: [MemberID] = []
    /// Campaigns that changed with it.
    public var campaigns: [Campaign] = []
    public var notices: [Notice] = []
    /// What all backers of its campaigns are told, in batches by a job.
    public var tellings: [CampaignTelling] = []
    /// An operator's or moderator's act, for the audit log.
    public var act: AuditEvent?

    /// Nothing.
    public init() {}

    /// Of the shelter.
    init(_ shelter: Shelter) { self.shelter = shelter }

    /// Whether nothing would be written.
    public var isEmpty: Bool {
        shelter == nil && people.isEmpty && left.isEmpty && campaigns.isEmpty && notices.isEmpty
            && tellings.isEmpty
    }

    /// What the change puts into the outbox, in this order: the act, its notices, and the changes of
    /// pictures.
    public func messages(since file: ShelterFile, at now: Timestamp) -> [OutboxMessage] {
        var messages = [act].compactMap(\.self).map { OutboxMessage($0) }
        messages += notices.map { OutboxMessage($0) }
        if let news = shelter?.pictureNews(since: file.shelter, at: now) { messages.append(news) }
        for campaign in campaigns {
            let before = file.live.first { $0.id == campaign.id }
            if let news = campaign.pictureNews(since: before, at: now) { messages.append(news) }
        }
        return messages
    }
}
