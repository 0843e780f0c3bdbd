public import Deals
public import Terminal

/// The decisions of the parties of a deal.
public enum DealChange: CaseIterable, Sendable {
    case accept, decline, cancel, complete
    /// The seller hands over what was paid for, the buyer confirms the receipt.
    case handOver, receive

    /// The question before a change that cannot be undone; nil if it can.
    public func question(about title: String) -> Phrase? {
        switch self {
        case .accept: nil
        case .decline: Phrase(en: "Decline the request for '\(title)'?", ko: "'\(title)' 예약 요청을 거절할까요?")
        case .cancel: Phrase(en: "Cancel the deal about '\(title)'?", ko: "'\(title)' 거래를 취소할까요?")
        case .complete: Phrase(en: "Is '\(title)' sold and handed over?", ko: "'\(title)' 거래를 완료할까요?")
        case .handOver:
            Phrase(
                en: "Have you handed over '\(title)'? The buyer is asked to confirm it.",
                ko: "'\(title)'을(를) 전달하셨나요? 구매자에게 확인을 요청합니다.")
        case .receive:
            Phrase(
                en: "Have you received '\(title)'? The money then goes to the seller for good.",
                ko: "'\(title)'을(를) 받으셨나요? 구매를 확정하면 대금이 판매자에게 지급됩니다.")
        }
    }

    /// That it was done.
    public var words: Phrase {
        switch self {
        case .accept: Phrase(en: "Accepted", ko: "예약을 수락했습니다")
        case .decline: Phrase(en: "Declined", ko: "예약을 거절했습니다")
        case .cancel: Phrase(en: "Cancelled", ko: "거래를 취소했습니다")
        case .complete: Phrase(en: "Completed", ko: "거래를 완료했습니다")
        case .handOver: Phrase(en: "Handed over", ko: "전달했습니다")
        case .receive: Phrase(en: "Received", ko: "구매를 확정했습니다")
        }
    }

    /// Does it.
    public func made(_ id: DealID, _ deals: any DealRepository) async throws(DealError) -> DealView {
        switch self {
        case .accept: try await deals.accept(id)
        case .decline: try await deals.decline(id)
        case .cancel: try await deals.cancel(id)
        case .complete: try await deals.complete(id)
        case .handOver: try await deals.handOver(id)
        case .receive: try await deals.receive(id)
        }
    }
}
