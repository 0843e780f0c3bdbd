import Deals
public import DealsConsole
public import Terminal
import Vocabulary

extension DealChange: ActionCase {
    /// The action on a screen.
    public var action: Action {
        switch self {
        case .accept: Action("deals.accept", Phrase(en: "Accept", ko: "수락"), [.text("a")], isShown: true)
        case .decline:
            Action("deals.decline", Phrase(en: "Decline", ko: "거절"), [.text("x")], isShown: true)
        case .complete:
            Action(
                "deals.complete", formerly: ["deals.done"], Phrase(en: "Done", ko: "거래 완료"), [.text("d")],
                isShown: true)
        case .cancel: Action("deals.cancel", Phrase(en: "Cancel", ko: "거래 취소"), [.text("c")], isShown: true)
        // What was paid for is neither accepted nor completed any more: their keys are free then.
        case .handOver:
            Action("deals.hand-over", Phrase(en: "Handed over", ko: "전달함"), [.text("a")], isShown: true)
        case .receive:
            Action("deals.receive", Phrase(en: "Confirm receipt", ko: "구매 확정"), [.text("d")], isShown: true)
        }
    }

    /// Whether the member can take the action on the deal now; the actions of the other side are absent.
    func availability(_ deal: Deal, of member: MemberID?) -> Availability {
        let isSeller = member == deal.seller
        switch self {
        case .accept, .decline: return isSeller && deal.state == .requested ? .possible : .absent
        case .complete:
            guard isSeller, !deal.isUnderWay, deal.state != .requested else { return .absent }
            return deal.state == .accepted ? deal.unpaid : deal.state.refusal
        case .cancel:
            // A seller declines a request instead of cancelling it.
            if isSeller, deal.state == .requested { return .absent }
            return deal.state.isOpen ? deal.unpaid : deal.state.refusal
        case .handOver:
            return isSeller && deal.isUnderWay && deal.handedOverAt == nil ? .possible : .absent
        case .receive: return !isSeller && deal.isUnderWay ? .possible : .absent
        }
    }
}

extension Deal {
    /// Possible unless an order is open for it.
    fileprivate var unpaid: Availability {
        payment.map { .refused(DealError.beingPaid($0.order).phrase) } ?? .possible
    }
}

extension DealState {
    /// Why something cannot be done with a deal in this state.
    var refusal: Availability { .refused(DealError.wrongState(self).phrase) }
}
