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
        case .buyer: Phrase(en: "buyers, not earned", ko: "확정 전 대금")
        case .payeeDue: Phrase(en: "earned, not settled", ko: "정산 대기")
        case .payable: Phrase(en: "payable", ko: "지급 가능")
        case .refundsDue: Phrase(en: "refunds due", ko: "환불 예정")
        case .sellerOwes: Phrase(en: "owed by payees", ko: "미수금")
        case .raised: Phrase(en: "raised", ko: "모인 금액")
        case .raisedInAll: Phrase(en: "raised in all", ko: "전체 모인 금액")
        }
    }
}

extension HaltReason {
    /// Why payments were stopped, as operators call it.
    package var words: Phrase {
        switch self {
        case .restored: Phrase(en: "restored from a backup", ko: "백업에서 복원됨")
        case .copied: Phrase(en: "a copy of another database", ko: "다른 데이터베이스의 복사본")
        case .stopped: Phrase(en: "stopped by an operator", ko: "운영자가 중지함")
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

extension OrderRecordKind {
    /// What a record that the law requires is about, as operators call it.
    package var words: Phrase {
        switch self {
        case .display: Phrase(en: "display", ko: "표시")
        case .contract: Phrase(en: "contract", ko: "계약")
        case .payment: Phrase(en: "payment", ko: "결제")
        case .dispute: Phrase(en: "dispute", ko: "분쟁")
        }
    }
}

extension OrderRecord {
    /// What has happened, as operators call it; the code of what has no words.
    package var words: Phrase {
        if kind == .contract, let end = OrderEnd(rawValue: act) { return end.words }
        if kind == .dispute, let problem = DeliveryProblem(rawValue: act) { return problem.words }
        return switch act {
        case "shown": Phrase(en: "shown", ko: "표시함")
        case "made": Phrase(en: "made", ko: "체결")
        case "paid": Phrase(en: "paid", ko: "결제")
        case "refunded": Phrase(en: "refunded", ko: "환불")
        case "card-dispute": Phrase(en: "card complaint", ko: "카드사 이의 제기")
        case "card-dispute-ended": Phrase(en: "card complaint ended", ko: "카드사 이의 제기 종료")
        case "ended": Phrase(en: "ended", ko: "종료")
        default: Phrase(act)
        }
    }
}
