package import Payments
package import Terminal

extension DifferenceKind {
    /// What is different, as operators call it.
    package var words: Phrase {
        switch self {
        case .stranger: Phrase(en: "payment of a stranger", ko: "모르는 결제")
        case .unknownPayment: Phrase(en: "payment unknown to the ledger", ko: "장부에 없는 결제")
        case .unknownRefund: Phrase(en: "refund unknown to the ledger", ko: "장부에 없는 환불")
        case .missing: Phrase(en: "unknown to the gateway", ko: "결제 서비스에 없는 결제")
        case .amount: Phrase(en: "another amount", ko: "금액이 다름")
        case .settlement: Phrase(en: "settled with another amount", ko: "정산 금액이 다름")
        case .shutOut: Phrase(en: "the gateway refuses our keys", ko: "결제 서비스가 키를 거부함")
        }
    }
}

extension DifferenceDone {
    /// What was done about a difference, as operators call it.
    package var words: Phrase {
        switch self {
        case .open: Phrase(en: "to be settled", ko: "처리 필요")
        case .noted: Phrase(en: "noted in the ledger", ko: "장부에 반영됨")
        case .settled: Phrase(en: "settled", ko: "처리됨")
        }
    }
}

extension LedgerAccountKind {
    /// What an account counts, as operators call it.
    package var words: Phrase {
        switch self {
        case .clearing: Phrase(en: "gateway clearing", ko: "결제 서비스 미정산")
        case .bank: Phrase(en: "bank", ko: "은행")
        case .gatewayFees: Phrase(en: "gateway fees", ko: "결제 서비스 수수료")
        case .losses: Phrase(en: "losses", ko: "손실")
        case .feeIncome: Phrase(en: "fee income", ko: "수수료 수입")
        case .buyer: Phrase(en: "buyers, not earned", ko: "구매자 예치")
        case .payeeDue: Phrase(en: "earned, not settled", ko: "정산 대기")
        case .payable: Phrase(en: "payable", ko: "지급 가능")
        case .refundsDue: Phrase(en: "refunds due", ko: "환불 예정")
        case .sellerOwes: Phrase(en: "owed by payees", ko: "미수금")
        }
    }
}

extension OrderWork {
    /// A kind of work, as operators call it.
    package var words: Phrase {
        switch self {
        case .step: Phrase(en: "steps at the seller's side", ko: "판매 쪽 처리")
        case .expiry: Phrase(en: "orders out of time", ko: "기한이 지난 주문")
        case .look: Phrase(en: "payments to look at", ko: "확인할 결제")
        case .refund: Phrase(en: "refunds to send", ko: "보낼 환불")
        case .delivery: Phrase(en: "deliveries to go on with", ko: "진행할 전달")
        }
    }
}
