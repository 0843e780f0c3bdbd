package import Payments
package import Terminal
package import Vocabulary

extension Order {
    /// The title of what is bought, or a note that one of the two has withdrawn.
    package func title(in language: Language) -> String {
        title.isEmpty ? Phrase(en: "(removed)", ko: "(삭제된 항목)").text(in: language) : title
    }

    /// The title in both languages.
    package var titleWords: Phrase { Phrase { title(in: $0) } }
}

extension OrderView {
    /// What is paid in all: `₩12,000`, with a mark where no money moves.
    package var totalWords: Phrase {
        let mark = payment.isTest ? Phrase(en: " [TEST]", ko: " [테스트]") : Phrase("")
        return Phrase { order.price.total.text(in: $0) + mark.text(in: $0) }
    }

    /// What was paid, and is not promised back.
    package var returnable: Money {
        let promised = refunds.filter(\.state.isPromised).reduce(Int64(0)) { $0 + $1.amount.minorUnits }
        let total = order.price.total
        return Money(max(0, total.minorUnits - promised), total.currency)
    }

    /// The name of the payee: a member's nickname, or the identifier of a payee who is no member.
    package func payeeName(in language: Language) -> String { payee?.name(in: language) ?? "\(order.payee)" }
}

extension Phrase {
    /// That no money moves.
    package static let testMoney = Phrase(
        en: "TEST MONEY: no money moves.", ko: "테스트 결제: 실제 돈이 오가지 않습니다.")
}
