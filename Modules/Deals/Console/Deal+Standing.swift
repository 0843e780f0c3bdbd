package import Deals
package import Terminal
package import Vocabulary

extension Deal {
    /// Where it stands in one or two words: its state, or how far its payment and delivery have come.
    package var standing: Phrase {
        switch (state, payment?.state) {
        case (.accepted, .open): Phrase(en: "being paid", ko: "결제 중")
        case (.done, .paid) where receivedAt != nil: Phrase(en: "received", ko: "구매 확정")
        case (.done, .paid) where handedOverAt != nil: Phrase(en: "handed over", ko: "전달됨")
        case (.done, .paid): Phrase(en: "paid", ko: "결제됨")
        default: state.words
        }
    }

    /// How it stands out: until the buyer has received the goods, something is left to do.
    package var style: Style {
        if state == .accepted, payment != nil { return .colour(.yellow) }
        return isUnderWay ? .colour(.green) : state.style
    }

    /// The moment at which it expires; nil once it has ended, and while it is being paid.
    package var deadline: Timestamp? { state.isOpen && payment == nil ? until : nil }
}

extension DealPaymentState {
    /// How far the payment has come, as people call it.
    package var words: Phrase {
        switch self {
        case .open: Phrase(en: "the buyer is paying", ko: "구매자가 결제하는 중")
        case .paid: Phrase(en: "paid", ko: "결제됨")
        case .returned: Phrase(en: "the money went back to the buyer", ko: "구매자에게 환불됨")
        }
    }
}
