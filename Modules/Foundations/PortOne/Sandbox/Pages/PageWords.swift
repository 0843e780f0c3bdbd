import PortOne

/// The words of the pages for states and refusals.
extension PageLanguage {
    /// How an attempt stands.
    func standing(of attempt: SandboxAttempt) -> String {
        switch attempt.payment.status {
        case .paid: self(en: "Paid", ko: "결제 완료")
        case .partialCancelled: self(en: "Partly refunded", ko: "일부 환불됨")
        case .cancelled: self(en: "Refunded", ko: "환불됨")
        case .failed: self(en: "Failed", ko: "결제 실패")
        case .payPending: self(en: "Approval pending", ko: "승인 대기 중")
        case .ready where attempt.phase == .agreed:
            self(en: "Approved, waiting for the shop to confirm", ko: "승인됨, 상점의 확인 대기 중")
        default: self(en: "Payment window open", ko: "결제창 열림")
        }
    }

    /// Why a payment window does not open, or an action is not possible.
    func explanation(of type: PortOneRefusalType) -> String {
        switch type {
        case .alreadyPaid:
            self(
                en: "This payment is already paid. A payment ID can be paid only once.",
                ko: "이미 결제된 주문입니다. 결제 ID 하나로는 한 번만 결제할 수 있습니다.")
        case .informationMismatch:
            self(
                en: "The amount or currency differs from what the shop registered.",
                ko: "금액이나 통화가 상점이 사전 등록한 값과 다릅니다.")
        case .channelNotFound:
            self(
                en: "There is no channel with this key. Check channelKey.",
                ko: "해당 키의 채널이 없습니다. channelKey를 확인해 주세요.")
        case .paymentNotFound: self(en: "There is no such payment.", ko: "해당 결제를 찾을 수 없습니다.")
        case .forbidden: self(en: "This is not allowed.", ko: "허용되지 않은 요청입니다.")
        default: self(en: "Some fields are invalid.", ko: "입력한 내용을 확인해 주세요.")
        }
    }
}
