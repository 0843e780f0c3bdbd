package import Payments
package import Terminal
import Vocabulary

extension ProblemSettlement {
    /// The question before an operator ends a complaint so.
    package var question: Phrase {
        switch self {
        case .release:
            return Phrase(
                en: "Release the money to the seller? This cannot be undone.",
                ko: "대금을 판매자에게 지급할까요? 되돌릴 수 없습니다.")
        case .refund(let amount):
            let all = Phrase(en: "everything", ko: "전액")
            let sum = amount.map { amount in Phrase { amount.text(in: $0) } } ?? all
            return Phrase(
                en: "Give the buyer \(sum.en) back? This cannot be undone.",
                ko: "구매자에게 \(sum.ko)을(를) 환불할까요? 되돌릴 수 없습니다.")
        }
    }
}

extension OrderView {
    /// How far the refund is by which an operator has settled a complaint, in a sentence; nil where there is
    /// none, or the money is back.
    package var settlementProgress: Phrase? {
        switch refunds.last(where: { $0.reason == .settled })?.state {
        case .requested, .sent, .pending:
            Phrase(en: "The refund is under way.", ko: "환불이 진행 중입니다.")
        case .failed:
            Phrase(
                en: "Refund refused: see 'madang-server payments problems'.",
                ko: "환불 거절: 'madang-server payments problems' 참고.")
        case .succeeded, .byHand, .dropped, nil: nil
        }
    }
}
