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
    /// The title of what is bought, behind a mark where no money moves: `[TEST] 원목 책상`.
    func markedTitle(in language: Language) -> String {
        let title = order.title(in: language)
        return payment.isTest ? "\(Phrase.testMark.text(in: language)) \(title)" : title
    }

    /// What was paid, and is not promised back.
    package var returnable: Money {
        let promised = refunds.filter(\.state.isPromised).reduce(Int64(0)) { $0 + $1.amount.minorUnits }
        let total = order.price.total
        return Money(max(0, total.minorUnits - promised), total.currency)
    }

    /// The name of the payee: a member's nickname or a crew's name; the identifier where the reader may not
    /// see it.
    package func payeeName(in language: Language) -> String {
        payee?.name(in: language) ?? payeeTitle ?? "\(order.payee)"
    }
}

extension Phrase {
    /// That no money moves, beside a title.
    package static let testMark = Phrase(en: "[TEST]", ko: "[테스트]")

    /// That no money moves.
    package static let testMoney = Phrase(
        en: "TEST MONEY: no money moves.", ko: "테스트 결제: 실제 돈이 오가지 않습니다.")
}
