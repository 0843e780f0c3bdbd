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
        }
    }

    /// Whether the member can take the action on the deal now; buyers do not see sellers' actions.
    func availability(_ deal: Deal, of member: MemberID?) -> Availability {
        let isSeller = member == deal.seller
        switch (self, deal.state) {
        case (.accept, .requested), (.decline, .requested), (.complete, .accepted):
            return isSeller ? .possible : .absent
        case (.cancel, let state) where state.isOpen:
            // A seller declines a request instead of cancelling it.
            return isSeller && state == .requested ? .absent : .possible
        case (.accept, _), (.decline, _): return .absent
        case (.complete, .requested): return .absent
        case (.complete, _), (.cancel, _): return isSeller || self == .cancel ? deal.state.refusal : .absent
        }
    }
}

extension DealState {
    /// Why something cannot be done with a deal in this state.
    var refusal: Availability { .refused(DealError.wrongState(self).phrase) }
}
