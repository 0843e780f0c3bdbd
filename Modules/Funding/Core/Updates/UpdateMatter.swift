public import Vocabulary

/// What an update is about.
public enum UpdateMatter: Hashable, Sendable {
    case news
    case thanks
    /// So many of an item were bought; of a campaign for an amount the item is nil.
    case bought(Int?, quantity: Int)
    /// So many of an item were delivered; with `isLast` everything is, and the campaign is delivered.
    case delivered(Int?, quantity: Int, isLast: Bool)

    /// The kinds of updates.
    public enum Kind: String, Sendable, CaseIterable {
        case news, thanks, bought, delivered
    }

    /// Which kind it is of.
    public var kind: Kind {
        switch self {
        case .news: .news
        case .thanks: .thanks
        case .bought: .bought
        case .delivered: .delivered
        }
    }

    /// Whether everything is delivered with it.
    public var isLast: Bool {
        if case .delivered(_, _, let isLast) = self { isLast } else { false }
    }

    /// The number of its item; nil for none.
    public var item: Int? {
        switch self {
        case .news, .thanks: nil
        case .bought(let item, _), .delivered(let item, _, _): item
        }
    }

    /// How many of the item; nil for news and thanks.
    public var quantity: Int? {
        switch self {
        case .news, .thanks: nil
        case .bought(_, let quantity), .delivered(_, let quantity, _): quantity
        }
    }

    /// Whether it is an entry of the log of deliveries.
    public var isDelivery: Bool { quantity != nil }
}

/// An update with its author.
public struct UpdateView: Hashable, Sendable {
    public let update: CampaignUpdate
    /// Without a nickname after withdrawal.
    public let author: MemberCard

    /// Memberwise.
    public init(update: CampaignUpdate, author: MemberCard) { (self.update, self.author) = (update, author) }
}
