import Commands
import Payments
import Terminal
import Vocabulary

/// A list of open problems with orders, for operators.
struct ProblemTable {
    let problems: [ProblemView]
    let console: Console

    /// The table for programs: identifier of the order, kind of problem, since when, total, currency, buyer,
    /// payee, title, the buyer's words, whether no money moves; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            names: [
                "id", "problem", "since", "total", "currency", "buyer", "payee", "title", "text", "test",
            ],
            rows: problems.map { problem in
                let (view, order) = (problem.order, problem.order.order)
                return [
                    "\(order.id)", problem.problem.rawValue, problem.since.rfc3339,
                    order.price.total.decimal, order.price.total.currency.rawValue, "\(order.buyer)",
                    "\(order.payee)", order.title, problem.text, "\(view.payment.isTest)",
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 20),
                Table.Column(OrderLabels.price, .right, leftOut: 1),
                Table.Column(OrderLabels.problem),
                Table.Column(OrderLabels.buyerWrote, flexible: 12, wanting: 20),
                Table.Column(Phrase(en: "Since", ko: "접수")),
                Table.Column(Phrase("ID")),
            ],
            rows: problems.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ problem: ProblemView) -> [StyledText] {
        let (order, language) = (problem.order.order, console.language)
        return [
            StyledText("\(number)"), StyledText(problem.order.markedTitle(in: language)),
            StyledText(order.price.total.text(in: language)),
            StyledText(problem.problem.words.text(in: language), .colour(.yellow)),
            StyledText(problem.text.safeLines.joined(separator: " ")),
            StyledText(problem.since.relative(to: console.now, in: language)), order.id.short,
        ]
    }
}
