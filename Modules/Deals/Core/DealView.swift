public import Vocabulary

/// A deal as one of the two sees it.
public struct DealView: Hashable, Sendable {
    /// The deal, without the other party's contact unless the reader may see it.
    public let deal: Deal
    /// The two as they are called now, without a nickname after withdrawal, or where one has blocked the
    /// other.
    public let seller: MemberCard
    public let buyer: MemberCard

    /// Memberwise.
    public init(deal: Deal, seller: MemberCard, buyer: MemberCard) {
        (self.deal, self.seller, self.buyer) = (deal, seller, buyer)
    }
}

/// A filter of a member's own deals.
public struct DealFilter: Hashable, Sendable {
    /// Only those in which one sells, or buys.
    public var side: DealSide?
    public var state: DealState?

    /// All, unless said otherwise.
    public init(side: DealSide? = nil, state: DealState? = nil) {
        (self.side, self.state) = (side, state)
    }

    /// The scope that cursors of the list carry.
    public func scope(of member: MemberID) -> UInt64 {
        Cursor.scope(of: "deals \(member) \(side?.rawValue ?? "-") \(state?.rawValue ?? "-")")
    }

    /// Whether the member's list shows the deal.
    public func matches(_ deal: Deal, of member: MemberID) -> Bool {
        let isOwn =
            switch side {
            case nil: deal.isBetween(member)
            case .selling: deal.seller == member
            case .buying: deal.buyer == member
            }
        return isOwn && !deal.isBeingMade && (state == nil || state == deal.state)
    }
}

/// On which side of a deal one stands.
public enum DealSide: String, Sendable, CaseIterable {
    case selling, buying
}
