public import Deals
public import Terminal

/// The decisions of the parties of a deal.
public enum DealChange: CaseIterable, Sendable {
    case accept, decline, cancel, complete

    /// The question before a change that cannot be undone; nil if it can.
    public func question(about title: String) -> Phrase? {
        switch self {
        case .accept: nil
        case .decline: Phrase(en: "Decline the request for '\(title)'?", ko: "'\(title)' 예약 요청을 거절할까요?")
        case .cancel: Phrase(en: "Cancel the deal about '\(title)'?", ko: "'\(title)' 거래를 취소할까요?")
        case .complete: Phrase(en: "Is '\(title)' sold and handed over?", ko: "'\(title)' 거래를 완료할까요?")
        }
    }

    /// That it was done.
    public var words: Phrase {
        switch self {
        case .accept: Phrase(en: "Accepted", ko: "예약을 수락했습니다")
        case .decline: Phrase(en: "Declined", ko: "예약을 거절했습니다")
        case .cancel: Phrase(en: "Cancelled", ko: "거래를 취소했습니다")
        case .complete: Phrase(en: "Completed", ko: "거래를 완료했습니다")
        }
    }

    /// Does it.
    public func made(_ id: DealID, _ deals: any DealRepository) async throws(DealError) -> DealView {
        switch self {
        case .accept: try await deals.accept(id)
        case .decline: try await deals.decline(id)
        case .cancel: try await deals.cancel(id)
        case .complete: try await deals.complete(id)
        }
    }
}
