public import Commands
import Payments
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of orders read: `'원목 책상' 주문의 결제가 끝났습니다.`
    public static let ofOrders = [NoticeWording(.order) { $0.moneySentence ?? $0.deliverySentence }]
}

extension NoticeWording.Parts {
    /// What happened to the money; nil for any other act.
    fileprivate var moneySentence: Phrase? {
        switch act {
        case "paid":
            Phrase(en: "The order for \(subject.en) was paid.", ko: "\(subject.ko) 주문의 결제가 끝났습니다.")
        case "returned":
            Phrase(
                en: "Money for \(subject.en) is on its way back to the buyer.",
                ko: "\(subject.ko) 주문의 환불을 시작했습니다.")
        case "refunded":
            Phrase(en: "The refund for \(subject.en) is done.", ko: "\(subject.ko) 주문의 환불이 끝났습니다.")
        case "refund-refused":
            Phrase(
                en: "The payment service refused the refund for \(subject.en). An operator settles it.",
                ko: "결제 서비스가 \(subject.ko) 주문의 환불을 거절했습니다. 운영자가 처리합니다.")
        case "disputed":
            Phrase(
                en: "The buyer of \(subject.en) complained at the card company. Refunds wait until it ends.",
                ko: "\(subject.ko) 구매자가 카드사에 이의를 제기했습니다. 끝날 때까지 환불이 멈춥니다.")
        case "undisputed":
            Phrase(
                en: "The complaint at the card company about \(subject.en) has ended.",
                ko: "\(subject.ko) 주문에 대한 카드사 이의 제기가 끝났습니다.")
        default: nil
        }
    }

    /// What happened to the goods.
    fileprivate var deliverySentence: Phrase {
        switch act {
        case "handed-over":
            Phrase(
                en: "\(actor.en) handed over \(subject.en). Confirm it, or report a problem: if you do not "
                    + "respond within 7 days, the money goes to the seller.",
                ko: "\(actor.ko) \(subject.ko)을(를) 전달했다고 합니다. 받았으면 구매를 확정하고, 받지 못했거나 약속과 다르면 "
                    + "문제를 알려 주세요. 7일 동안 응답이 없으면 판매자에게 대금이 지급됩니다.")
        case "third-day":
            Phrase(
                en: "The receipt of \(subject.en) is not confirmed yet. Unless the buyer reports a problem, "
                    + "the money goes to the seller 7 days after the hand-over.",
                ko: "\(subject.ko) 구매가 아직 확정되지 않았습니다. 구매자가 문제를 알리지 않으면 "
                    + "전달 7일 뒤에 판매자에게 대금이 지급됩니다.")
        case "sixth-day":
            Phrase(
                en: "Last reminder for \(subject.en): unless the buyer reports a problem, "
                    + "the money goes to the seller in a day.",
                ko: "\(subject.ko) 구매 확정 마지막 안내: 구매자가 문제를 알리지 않으면 하루 뒤에 판매자에게 대금이 지급됩니다.")
        case "received":
            Phrase(
                en: "The purchase of \(subject.en) is confirmed: the money is the seller's.",
                ko: "\(subject.ko) 구매가 확정되었습니다. 대금은 판매자에게 지급됩니다.")
        case "problem":
            Phrase(
                en: "\(actor.en) reported a problem with \(subject.en). The money waits until it is settled.",
                ko: "\(actor.ko) \(subject.ko)에 문제가 있다고 알렸습니다. 해결될 때까지 대금 지급이 멈춥니다.")
        default:
            Phrase(
                en: "The order for \(subject.en) has changed.", ko: "\(subject.ko) 주문이 변경되었습니다.")
        }
    }
}
