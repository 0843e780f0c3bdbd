public import Vocabulary

extension NoticeKind {
    /// A change of one of the member's deals.
    public static let deal = NoticeKind(declared: "deal")
}

extension NoticeRule {
    /// The rule of the notices that deals send: each is an act, and stays.
    public static let ofDeals = [NoticeRule(.deal)]
}

extension Deal {
    /// The notice to the other member of a change from `before`, nil for a new deal. Nil for a change without
    /// an actor: a deal that runs out sends none.
    public func notice(since before: Deal?, _ id: @autoclosure () -> NoticeID) -> Notice? {
        guard state != before?.state || before == nil else { return nil }
        switch state {
        case .requested: return before == nil && goods.asksSeller ? notice("requested", by: buyer, id()) : nil
        // If the seller is not asked, the act is the buyer's.
        case .accepted:
            return goods.asksSeller
                ? notice("accepted", by: seller, id()) : notice("reserved", by: buyer, id())
        // Payments tells the two of what was paid for, and what came back.
        case .done: return payment == nil ? notice("done", by: seller, id()) : nil
        case .returned: return nil
        case .declined: return notice("declined", by: seller, id())
        case .cancelled: return endedBy.map { notice("cancelled", by: $0, id()) }
        // The seller tried to sell units that were no longer held.
        case .expired:
            guard let before, before.step == .sell, before.payment == nil else { return nil }
            return notice("expired", by: seller, id())
        }
    }

    private func notice(_ act: String, by actor: MemberID, _ id: NoticeID) -> Notice {
        Notice(
            id: id, .deal, to: other(than: actor), by: actor, act: act, about: AnyIdentifier(self.id),
            at: updatedAt)
    }
}
