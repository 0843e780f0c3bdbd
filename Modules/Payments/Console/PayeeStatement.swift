import Commands
package import Payments
package import Terminal
package import Vocabulary
import Wire

/// A payee's balance and a page of postings, as `madang balance` shows both.
struct PayeeStatement: Sendable {
    let balance: BalanceView
    let postings: Page<PostingView>
}

extension BalanceView {
    /// The amounts that a payee is shown, each behind its label.
    package var amounts: [(label: Phrase, amount: Money)] {
        [
            (Phrase(en: "Can be paid out", ko: "지급 가능"), Money(balance.payout, currency)),
            (Phrase(en: "Earned, not settled yet", ko: "정산 대기"), Money(balance.due, currency)),
            (Phrase(en: "Owed after refunds", ko: "환불로 갚을 금액"), Money(balance.owed, currency)),
        ]
    }
}

extension PayeeStatement {
    /// The balance for people.
    func fields(in language: Language) -> Fields {
        var fields = Fields()
        if balance.isTest {
            let words = Phrase.testMoney.text(in: language)
            fields.add(Phrase(en: "Note", ko: "주의"), StyledText(words, .colour(.yellow)))
        }
        for (label, amount) in balance.amounts {
            let style: Style = amount.minorUnits == 0 ? .dim : .normal
            fields.add(label, StyledText(amount.text(in: language), style))
        }
        return fields
    }

    /// The postings for people.
    func table(on console: Console) -> Table {
        let language = console.language
        return Table(
            [
                Table.Column(Phrase(en: "What", ko: "내용")),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                Table.Column(Phrase(en: "When", ko: "일시")),
                Table.Column(Phrase(en: "Order", ko: "주문")),
            ],
            rows: postings.items.map { posting in
                [
                    StyledText(posting.kind.words.text(in: language)),
                    StyledText(posting.amount.text(in: language)),
                    StyledText(posting.at.relative(to: console.now, in: language)),
                    posting.order.map(\.short) ?? "",
                ]
            })
    }

    /// For programs: `balance`, due, payable, owed, what can be paid out, currency, whether no money moves;
    /// then of each posting `posting`, its number, kind, order, amount, currency, moment, whether no money
    /// moved; the codes and times of the HTTP API.
    var rows: [[String]] {
        let sums = balance.balance
        let first = [
            "balance", "\(sums.due)", "\(sums.payable)", "\(sums.owed)", "\(sums.payout)",
            balance.currency.rawValue, "\(balance.isTest)",
        ]
        return [first]
            + postings.items.map { posting in
                [
                    "posting", "\(posting.sequence)", posting.kind.rawValue,
                    posting.order.map { "\($0)" } ?? "", posting.amount.decimal,
                    posting.amount.currency.rawValue, posting.at.rfc3339, "\(posting.isTest)",
                ]
            }
    }
}
