public import Vocabulary

/// What a decision writes: every backing that it changed, each at most once.
public struct CampaignChange: Hashable, Sendable {
    /// The campaign, where it changed.
    public var campaign: Campaign?
    public var backings: [Backing] = []
    /// A new update, or the next version of one.
    public var update: CampaignUpdate?
    /// A new payout, or the next state of one.
    public var payout: Payout?
    public var notices: [Notice] = []
    /// What all backers are told, in batches by a job.
    public var tellings: [CampaignTelling] = []
    /// An operator's or moderator's act, for the audit log.
    public var act: AuditEvent?
    /// An order that is let go from now on.
    public var letGo: OrderID?

    /// Nothing.
    public init() {}

    /// Of one backing.
    init(_ backing: Backing) { backings = [backing] }

    /// Of the campaign.
    init(_ campaign: Campaign) { self.campaign = campaign }

    /// The backing or update that is new: the answer to an idempotent request; nil for neither.
    public func made(since file: CampaignFile) -> AnyIdentifier? {
        if let update, file.update == nil { return AnyIdentifier(update.id) }
        return backings.first { $0.id != file.backing?.id && $0.id != file.unpaid?.id }
            .map { AnyIdentifier($0.id) }
    }

    /// Whether nothing would be written.
    public var isEmpty: Bool {
        campaign == nil && backings.isEmpty && update == nil && payout == nil && notices.isEmpty
            && tellings.isEmpty && letGo == nil && act == nil
    }
}
