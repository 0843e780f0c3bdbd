import UnicodeText
public import Vocabulary

/// A checked query, which stores match campaigns against.
public struct CampaignFilter: Hashable, Sendable {
    public let phase: CampaignPhase
    public let order: CampaignQuery.Order
    public let shelter: ShelterID?
    public let model: CampaignModel?
    public let itemsOnly: Bool
    private let text: Keyword
    /// Owners of shelters whose campaigns are left out. Not part of `scope`: cursors stay valid when it
    /// changes.
    public var hidden: Set<MemberID> = []
    /// The scope that cursors of this query carry.
    public let scope: UInt64

    init(_ query: CampaignQuery) {
        (phase, order, shelter) = (query.phase, query.order, query.shelter)
        (model, itemsOnly, text) = (query.model, query.itemsOnly, Keyword(query.text))
        let shelter = query.shelter.map { "\($0)" } ?? "-"
        scope = Cursor.scope(
            of: "campaigns \(phase.rawValue) \(order.rawValue) \(text.words) \(shelter) "
                + "\(model?.rawValue ?? "-") \(itemsOnly)")
    }

    /// The words that must occur in the title.
    public var words: [String] { text.words }

    /// Whether everybody sees the campaign of a shelter with that owner, and it meets every condition now.
    public func matches(_ campaign: Campaign, ownedBy owner: MemberID, at now: Timestamp) -> Bool {
        guard campaign.isShown, !hidden.contains(owner) else { return false }
        let isOpen = campaign.isCollecting(at: now)
        let isInPhase =
            switch phase {
            case .open: isOpen
            case .ended: !isOpen
            case .all: true
            }
        let isOfShelter = shelter == nil || shelter == campaign.shelter
        let isOfKind = !itemsOnly || !campaign.details.goal.items.isEmpty
        return isInPhase && isOfShelter && isOfKind && (model == nil || model == campaign.details.model)
            && text.isFound(in: campaign.details.foldedTitle)
    }

    /// The sort key of a campaign; great ones come first.
    public func sortKey(_ campaign: Campaign) -> Int64 {
        switch order {
        case .newest: (campaign.openedAt ?? campaign.createdAt).microseconds
        case .endingSoon: -campaign.deadline.microseconds
        }
    }
}
