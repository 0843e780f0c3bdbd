public import Commands
public import Funding
public import Terminal

extension BackingState: LocalizedValue {
    /// How far a backing has come, as people call it.
    public var words: Phrase {
        switch self {
        case .started: Phrase(en: "to be paid", ko: "결제 전")
        case .held: Phrase(en: "paying", ko: "결제 중")
        case .backed: Phrase(en: "backed", ko: "후원함")
        case .refunding: Phrase(en: "refunding", ko: "환불 중")
        case .refunded: Phrase(en: "refunded", ko: "환불됨")
        case .returned: Phrase(en: "money returned", ko: "결제 취소됨")
        case .lapsed: Phrase(en: "never paid", ko: "결제 안 함")
        }
    }

    /// How the state stands out.
    package var style: Style {
        switch self {
        case .backed: .colour(.green)
        case .started, .held, .refunding: .colour(.yellow)
        case .refunded, .returned, .lapsed: .dim
        }
    }
}

extension BackingRefund.Reason: LocalizedValue {
    /// Why money goes back, as people call it.
    public var words: Phrase {
        switch self {
        case .withdrawn: Phrase(en: "withdrawn by the backer", ko: "후원자가 취소")
        case .missed: Phrase(en: "the goal was missed", ko: "목표 미달")
        case .cancelled: Phrase(en: "the campaign was cancelled", ko: "펀딩 취소")
        case .item: Phrase(en: "an item cannot be had", ko: "물품을 구할 수 없음")
        }
    }
}

extension UpdateMatter.Kind: LocalizedValue {
    /// The kind as people call it.
    public var words: Phrase {
        switch self {
        case .news: Phrase(en: "news", ko: "소식")
        case .thanks: Phrase(en: "thanks", ko: "감사 인사")
        case .bought: Phrase(en: "bought", ko: "구입")
        case .delivered: Phrase(en: "delivered", ko: "전달")
        }
    }
}

extension PayoutState: LocalizedValue {
    /// How far a payout has come, as people call it.
    public var words: Phrase {
        switch self {
        case .pending: Phrase(en: "being recorded", ko: "기록 중")
        case .posted: Phrase(en: "paid out", ko: "지급됨")
        case .refused: Phrase(en: "refused", ko: "거절됨")
        }
    }
}

extension ReceiptVoid.Reason: LocalizedValue {
    /// Why a receipt is void, as people call it.
    public var words: Phrase {
        switch self {
        case .refunded: Phrase(en: "money of it was refunded", ko: "후원금 환불")
        case .merged: Phrase(en: "part of the receipt of the year", ko: "연간 영수증에 합침")
        }
    }
}

extension ItemChoice.Answer {
    /// What the backer chose, as people call it.
    package var words: Phrase {
        switch self {
        case .open: Phrase(en: "not chosen yet", ko: "아직 고르지 않음")
        case .refund: Phrase(en: "refund", ko: "환불")
        case .swap(nil): Phrase(en: "swap for what is needed", ko: "필요한 물품으로 교환")
        case .swap(let item?): Phrase(en: "swap for item \(item)", ko: "\(item)번 물품으로 교환")
        }
    }
}
