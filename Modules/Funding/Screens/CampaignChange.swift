import Funding
import FundingConsole
import Terminal
import Vocabulary

/// What the owner of a shelter does about a campaign of it.
enum CampaignChange: ActionCase {
    case open, close, cancel

    var action: Action {
        switch self {
        case .open: Action("funding.open", Phrase(en: "Publish", ko: "펀딩 열기"), [.text("a")], isShown: true)
        case .close: Action("funding.close", Phrase(en: "End it now", ko: "지금 마감"), [.text("z")])
        case .cancel: Action("funding.cancel", Phrase(en: "Cancel it", ko: "펀딩 취소"), [.text("D")])
        }
    }

    /// Whether the principal can do it now; what belongs to another state is absent.
    func availability(_ view: CampaignView) -> Availability {
        guard view.role == .owner else { return .absent }
        let state = view.campaign.state
        switch self {
        case .open:
            guard state == .draft else { return .absent }
            return view.shelter.state == .verified
                ? .possible : .refused(FundingError.notVerified.phrase)
        case .close:
            guard state.isCollecting else { return .absent }
            let isKept = view.campaign.details.model != .allOrNothing || view.progress >= 10_000
            return isKept ? .possible : .refused(FundingError.notReached(view.raised).phrase)
        case .cancel: return state == .draft || state.isLive ? .possible : .absent
        }
    }

    /// The question before it.
    func question(about view: CampaignView) -> Phrase {
        let title = view.campaign.details.title
        switch self {
        case .open:
            return Phrase(
                en: "Publish '\(title)'? Goal, model, purpose, costs, cap, deadline and registration stay "
                    + "then.",
                ko: "'\(title)' 펀딩을 열까요? 연 뒤에는 목표, 방식, 모집 목적, 비용 비율, 한도, 마감, 등록 정보를 "
                    + "바꿀 수 없습니다.")
        case .close:
            return Phrase(
                en: "End '\(title)' now? It takes no further backings.",
                ko: "'\(title)' 펀딩을 지금 마감할까요? 더는 후원을 받지 않습니다.")
        case .cancel:
            if view.campaign.state == .draft {
                return Phrase(en: "Drop the draft '\(title)'?", ko: "'\(title)' 초안을 버릴까요?")
            }
            return Phrase(
                en: "Cancel '\(title)'? All money goes back to the backers. This cannot be undone.",
                ko: "'\(title)' 펀딩을 취소할까요? 후원금을 모두 환불하며 되돌릴 수 없습니다.")
        }
    }

    /// Does it.
    func made(_ id: CampaignID, _ funding: any FundingRepository) async throws(FundingError) -> CampaignView {
        switch self {
        case .open: try await funding.open(id)
        case .close: try await funding.close(id)
        case .cancel: try await funding.cancel(id)
        }
    }

    /// What has come of it.
    var words: Phrase {
        switch self {
        case .open: Phrase(en: "The campaign is open.", ko: "펀딩을 열었습니다.")
        case .close: Phrase(en: "The campaign takes no further backings.", ko: "펀딩을 마감했습니다.")
        case .cancel: Phrase(en: "The campaign is cancelled.", ko: "펀딩을 취소했습니다.")
        }
    }
}
