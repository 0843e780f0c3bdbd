public import Vocabulary

/// What a campaign collects for.
public enum CampaignGoal: Hashable, Sendable {
    /// A sum.
    case amount(Money)
    /// 1 to 20 items, in their order; their prices add up to the sum.
    case items([CampaignItem])

    /// The sum in won; checked goals fit.
    public var sum: Money {
        switch self {
        case .amount(let amount): amount
        case .items(let items): Money(items.reduce(0) { $0 + $1.price }, .krw)
        }
    }

    /// The items; empty for a sum.
    public var items: [CampaignItem] {
        if case .items(let items) = self { items } else { [] }
    }

    /// The item of that number; nil if there is none.
    public func item(_ number: Int) -> CampaignItem? { items.first { $0.number == number } }
}
