package import Payments
package import Terminal
package import Vocabulary

extension OfferView {
    /// The question before an order is opened. Only a member sells; a crew is paid.
    package var question: Phrase {
        let total = Phrase { self.total.text(in: $0) }
        return isPurchase
            ? Phrase(
                en: "Buy '\(quote.title)' for \(total.en)?",
                ko: "'\(quote.title)'을(를) \(total.ko)에 구매할까요?")
            : Phrase(
                en: "Pay \(total.en) for '\(quote.title)'?", ko: "'\(quote.title)' \(total.ko)을(를) 결제할까요?")
    }

    /// What a person is told who says no.
    package var declined: Phrase {
        isPurchase
            ? Phrase(en: "Nothing was bought.", ko: "구매하지 않았습니다.")
            : Phrase(en: "Nothing was paid.", ko: "결제하지 않았습니다.")
    }

    private var isPurchase: Bool { quote.payee.typed(MemberSubject.self) != nil }
}

extension Order {
    /// That the order has ended without a purchase, and why.
    package var notBought: Phrase {
        let why = end?.words ?? state.words
        return Phrase(en: "Not bought: \(why.en).", ko: "구매가 이루어지지 않았습니다: \(why.ko).")
    }
}

extension OrderView {
    /// The question before the payee gives back that amount; nil for all that is left.
    package func refundQuestion(_ amount: Money?) -> Phrase {
        let (title, sum) = (order.titleWords, Phrase { (amount ?? returnable).text(in: $0) })
        return Phrase(
            en: "Give \(sum.en) for '\(title.en)' back to the buyer? This cannot be undone.",
            ko: "'\(title.ko)' 대금 중 \(sum.ko)을(를) 구매자에게 환불할까요? 되돌릴 수 없습니다.")
    }
}

extension Phrase {
    /// That the payment is waited for.
    package static let waitingForPayment = Phrase(en: "Waiting for the payment", ko: "결제를 기다리는 중")

    /// Why there is no QR code.
    package static let noRoomForCode = Phrase(
        en: "The terminal is too small for the QR code: open the address.",
        ko: "터미널이 작아 QR 코드를 표시하지 못했습니다. 주소를 여세요.")

    /// The label of the means of payment.
    package static let paidBy = Phrase(en: "Paid by", ko: "결제 수단")

    /// That a card alone pays.
    package static let cardOnly = Phrase(en: "card only", ko: "카드만 가능")

    /// What stands above the address of a checkout, which is good until that moment.
    package static func payAt(until moment: String) -> Phrase {
        Phrase(en: "Pay until \(moment) at:", ko: "\(moment)까지 결제할 주소:")
    }
}
