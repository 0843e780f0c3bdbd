public import Vocabulary

extension Deal {
    /// What the other of the two is to be told once the deal stands so, having stood as `before`, or not at
    /// all; nil where nobody has done anything: a deal that runs out is nobody's act.
    public func notice(since before: Deal?, _ id: @autoclosure () -> NoticeID) -> Notice? {
        guard state != before?.state || before == nil else { return nil }
        switch state {
        case .requested: return before == nil && goods.asksSeller ? notice("requested", by: buyer, id()) : nil
        // Where the seller is not asked it is the buyer who has done it.
        case .accepted:
            return goods.asksSeller
                ? notice("accepted", by: seller, id()) : notice("reserved", by: buyer, id())
        case .done: return notice("done", by: seller, id())
        case .declined: return notice("declined", by: seller, id())
        case .cancelled: return endedBy.map { notice("cancelled", by: $0, id()) }
        // The seller wanted to sell what was not kept any more.
        case .expired: return before?.step == .sell ? notice("expired", by: seller, id()) : nil
        }
    }

    private func notice(_ act: String, by actor: MemberID, _ id: NoticeID) -> Notice {
        Notice(
            id: id, .deal, to: other(than: actor), by: actor, act: act, about: AnyIdentifier(self.id),
            at: updatedAt)
    }
}
