public import Commands
public import Crews
public import Terminal
import Vocabulary

extension DueState: LocalizedValue {
    /// How a month's dues stand, as people call it.
    public var words: Phrase {
        switch self {
        case .open: Phrase(en: "to pay", ko: "납부 전")
        case .paid: Phrase(en: "paid", ko: "납부")
        case .waived: Phrase(en: "waived", ko: "면제")
        case .cancelled: Phrase(en: "cancelled", ko: "취소")
        case .ended: Phrase(en: "ended", ko: "종료")
        }
    }
}

extension DuesPlan {
    /// What members pay each month, and by when.
    package var words: Phrase {
        let won = Phrase { amount.text(in: $0) }
        return Phrase(en: "\(won.en) by day \(day) of each month", ko: "매달 \(day)일까지 \(won.ko)")
    }

    /// What they pay from its first month on, which is to come.
    package var comingWords: Phrase {
        isDue
            ? Phrase(en: "from \(from) on \(words.en)", ko: "\(from)부터 \(words.ko)")
            : Phrase(en: "none from \(from) on", ko: "\(from)부터 없음")
    }
}

extension DueView {
    /// How the due stands: its state, or that it is in arrears.
    package var standing: Phrase {
        isInArrears ? Phrase(en: "in arrears", ko: "연체") : due.state.words
    }

    /// How it stands out.
    package var style: Style {
        if isInArrears { return .colour(.red) }
        return due.state == .open ? .colour(.yellow) : due.state == .paid ? .colour(.green) : .dim
    }
}

extension CashFlow: LocalizedValue {
    /// The direction as people call it.
    public var words: Phrase {
        switch self {
        case .received: Phrase(en: "received", ko: "수입")
        case .spent: Phrase(en: "spent", ko: "지출")
        }
    }
}

extension CrewLedgerColumn: LocalizedValue {
    /// The column as people call it.
    public var words: Phrase {
        switch self {
        case .gateway: Phrase(en: "online", ko: "온라인")
        case .cash: Phrase(en: "cash", ko: "현금")
        }
    }
}

extension CrewLedgerLine {
    /// What the line was for.
    package var words: Phrase {
        switch matter {
        case .cash(let entry): entry.words
        case .posting(let kind, let payment): Self.words(of: kind, payment)
        }
    }

    private static func words(of kind: LedgerPostingKind, _ payment: CrewPayment) -> Phrase {
        let goods: Phrase =
            switch payment {
            case .fee: Phrase(en: "joining fee", ko: "가입비")
            case .dues(let month): Phrase(en: "dues of \(month)", ko: "\(month) 회비")
            case .none: Phrase(en: "money of the crew", ko: "크루 대금")
            }
        switch kind {
        case .refundRequested, .refunded:
            return Phrase(en: "refund: \(goods.en)", ko: "환불: \(goods.ko)")
        case .refundFailed: return Phrase(en: "refund dropped: \(goods.en)", ko: "환불 철회: \(goods.ko)")
        case .payout: return Phrase(en: "paid out", ko: "계좌로 지급")
        case .writtenOff: return Phrase(en: "debt written off", ko: "미수금 면제")
        case .paid, .earned, .settled, .payable: return goods
        }
    }
}

extension CashEntry {
    /// The treasurer's words, marked where the entry takes back another.
    package var words: Phrase {
        if takesBack == nil { return Phrase(purpose) }
        return Phrase(en: "taken back: \(purpose)", ko: "취소: \(purpose)")
    }
}
