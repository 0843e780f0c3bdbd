import Funding
import FundingConsole
import Terminal
import Vocabulary

/// What a backer does about a backing of theirs.
enum BackingChange: ActionCase {
    case leave, refundItem, swapItem

    var action: Action {
        switch self {
        case .leave: Action("funding.leave", Phrase(en: "Withdraw", ko: "후원 취소"), [.text("x")], isShown: true)
        case .refundItem:
            Action("funding.refund-item", Phrase(en: "Refund the item", ko: "물품값 환불"), [.text("f")])
        case .swapItem:
            Action("funding.swap-item", Phrase(en: "Other items instead", ko: "다른 물품으로"), [.text("s")])
        }
    }

    /// Whether it can be done about the backing; what belongs to another state is absent.
    func availability(_ view: BackingView) -> Availability {
        let (backing, campaign) = (view.backing, view.campaignState)
        switch self {
        case .leave:
            guard backing.state == .backed || backing.state.isUnpaid else { return .absent }
            if backing.state.isUnpaid || campaign.isCollecting || campaign == .paused { return .possible }
            return .refused(FundingError.tooLate.phrase)
        case .refundItem, .swapItem: return view.openItem == nil ? .absent : .possible
        }
    }

    /// The question before it.
    func question(about view: BackingView) -> Phrase {
        let amount = view.backing.amount
        switch self {
        case .leave:
            if view.backing.state.isUnpaid {
                return Phrase(en: "Drop what you chose? Nothing was paid.", ko: "고른 후원을 취소할까요? 결제 전입니다.")
            }
            return Phrase(
                en: "Withdraw the backing of \(amount.text(in: .en))? What was paid comes back in full.",
                ko: "\(amount.text(in: .ko)) 후원을 취소할까요? 결제한 금액은 모두 환불합니다.")
        case .refundItem:
            return Phrase(
                en: "Have the money for the item back that cannot be had?",
                ko: "구할 수 없는 물품의 금액을 환불받을까요?")
        case .swapItem:
            return Phrase(
                en: "Let the shelter buy what it needs for that money?",
                ko: "그 금액으로 보호소가 필요한 다른 물품을 사도록 할까요?")
        }
    }

    /// Does it. Answers the backing as it is then.
    func made(_ view: BackingView, _ funding: any FundingRepository) async throws(FundingError) -> BackingView
    {
        switch self {
        case .leave: return try await funding.leave(view.id)
        case .refundItem: return try await choose(.refund, view, funding)
        case .swapItem: return try await choose(.swap(nil), view, funding)
        }
    }

    private func choose(
        _ answer: ItemChoice.Answer, _ view: BackingView, _ funding: any FundingRepository
    ) async throws(FundingError) -> BackingView {
        guard let item = view.openItem else { throw .notFound }
        return try await funding.choose(answer, for: item, of: view.id)
    }

    /// What has come of it.
    var words: Phrase {
        switch self {
        case .leave: Phrase(en: "Withdrawn.", ko: "후원을 취소했습니다.")
        case .refundItem: Phrase(en: "The money is on its way back.", ko: "환불을 시작했습니다.")
        case .swapItem: Phrase(en: "The shelter buys something else.", ko: "다른 물품을 사도록 했습니다.")
        }
    }
}

extension BackingView {
    /// The number of the first item that cannot be had and waits for the backer's choice; nil for none.
    var openItem: Int? {
        guard backing.state == .backed else { return nil }
        return backing.choices.first { $0.answer == .open }?.item
    }
}
