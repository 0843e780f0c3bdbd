public import Commands
public import Payments
public import Terminal
import Vocabulary

extension OrderState: LocalizedValue {
    /// How far an order has come, as people call it.
    public var words: Phrase { Phrase(en: english, ko: korean) }

    /// How the state stands out.
    package var style: Style {
        switch self {
        case .opening, .open, .refunding: .colour(.yellow)
        case .paid, .fulfilled: .colour(.green)
        case .refunded, .closed: .dim
        }
    }
}

extension OrderFilter.Side: LocalizedValue {
    /// On which side one stands, as people call it.
    public var words: Phrase {
        switch self {
        case .buying: Phrase(en: "buying", ko: "구매")
        case .selling: Phrase(en: "selling", ko: "판매")
        }
    }
}

extension DeliveryProblem: LocalizedValue {
    /// What a buyer complains about, as people call it.
    public var words: Phrase {
        switch self {
        case .notReceived: Phrase(en: "not received", ko: "받지 못함")
        case .notAsAgreed: Phrase(en: "not as agreed", ko: "약속과 다름")
        }
    }
}

extension OrderEnd {
    /// Why an order has ended, as people call it.
    package var words: Phrase {
        switch self {
        case .refused: Phrase(en: "it could not be held", ko: "확보하지 못함")
        case .cancelled: Phrase(en: "cancelled", ko: "구매자가 취소함")
        case .expired: Phrase(en: "not paid in time", ko: "결제 기한이 지남")
        case .gone: Phrase(en: "nothing was left", ko: "남은 수량이 없음")
        case .mismatch: Phrase(en: "another amount was paid", ko: "결제 금액이 다름")
        case .late: Phrase(en: "paid too late", ko: "결제가 늦음")
        case .returned: Phrase(en: "given back", ko: "환불함")
        case .settled: Phrase(en: "settled by an operator", ko: "운영자가 조정함")
        case .chargedBack: Phrase(en: "taken back by the card company", ko: "카드사가 회수함")
        }
    }
}

extension PaymentState {
    /// What is known of the money, as people call it.
    package var words: Phrase {
        switch self {
        case .created: Phrase(en: "not begun", ko: "시작 전")
        case .pending: Phrase(en: "in progress", ko: "진행 중")
        case .paid: Phrase(en: "paid", ko: "결제됨")
        case .partlyRefunded: Phrase(en: "partly refunded", ko: "일부 환불됨")
        case .refunded: Phrase(en: "refunded", ko: "환불됨")
        case .failed: Phrase(en: "declined", ko: "결제 실패")
        case .mismatch: Phrase(en: "another amount was paid", ko: "결제 금액이 다름")
        }
    }
}

extension RefundReason {
    /// Why money goes back, as people call it.
    package var words: Phrase {
        switch self {
        case .withdrawn: Phrase(en: "the buyer withdrew", ko: "구매자가 철회함")
        case .returned: Phrase(en: "given back by the seller", ko: "판매자가 환불함")
        case .gone: Phrase(en: "nothing was left", ko: "남은 수량이 없음")
        case .late: Phrase(en: "paid too late", ko: "결제가 늦음")
        case .mismatch: Phrase(en: "another amount was paid", ko: "결제 금액이 다름")
        case .settled: Phrase(en: "settled by an operator", ko: "운영자가 조정함")
        case .console: Phrase(en: "given back at the payment service", ko: "결제 서비스에서 환불함")
        case .chargeback: Phrase(en: "taken back by the card company", ko: "카드사가 회수함")
        }
    }
}

extension LedgerPostingKind {
    /// What a posting is about, as its payee calls it.
    package var words: Phrase {
        switch self {
        case .paid: Phrase(en: "paid by the buyer", ko: "구매자 결제")
        case .earned: Phrase(en: "sale", ko: "판매 대금")
        case .settled: Phrase(en: "settled", ko: "정산")
        case .payable: Phrase(en: "can be paid out", ko: "지급 가능")
        case .refundRequested: Phrase(en: "refund", ko: "환불")
        case .refunded: Phrase(en: "refund done", ko: "환불 완료")
        case .refundFailed: Phrase(en: "refund dropped", ko: "환불 철회")
        case .payout: Phrase(en: "paid out", ko: "지급")
        case .writtenOff: Phrase(en: "debt written off", ko: "미수금 면제")
        }
    }
}
