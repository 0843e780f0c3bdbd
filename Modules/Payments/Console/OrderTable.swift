import Commands
import Payments
import Terminal
import Vocabulary

/// A list of orders.
struct OrderTable {
    let views: [OrderView]
    /// The side on which the person stands in all of them, whose own name is left out; nil for both.
    let side: OrderFilter.Side?
    let console: Console

    /// The table for programs: identifier, record, title, total, currency, state, payee, buyer, until when it
    /// can be paid for, whether no money moves; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            names: [
                "id", "record", "title", "total", "currency", "state", "payee", "buyer", "payBy", "test",
            ],
            rows: views.map { view in
                let order = view.order
                return [
                    "\(order.id)", "\(order.record)", order.title, order.price.total.decimal,
                    order.price.total.currency.rawValue, order.state.rawValue, "\(order.payee)",
                    "\(order.buyer)", order.payBy.rfc3339, "\(view.payment.isTest)",
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        let names = [
            side == .selling ? nil : Table.Column(OrderLabels.payee, flexible: 8),
            side == .buying ? nil : Table.Column(Phrase(en: "Buyer", ko: "구매자"), flexible: 8),
        ]
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 20),
                Table.Column(OrderLabels.price, .right, leftOut: 1),
            ] + names.compactMap(\.self) + [
                Table.Column(Phrase(en: "State", ko: "상태")),
                Table.Column(Phrase(en: "Until", ko: "기한")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: OrderView) -> [StyledText] {
        let (order, language) = (view.order, console.language)
        let names = [
            side == .selling ? nil : StyledText(view.payeeName(in: language)),
            side == .buying ? nil : StyledText(view.buyer.name(in: language)),
        ]
        let until = order.state.isOpen ? order.payBy : view.releasedAt
        return [
            StyledText("\(number)"), StyledText(view.markedTitle(in: language)),
            StyledText(order.price.total.text(in: language)),
        ] + names.compactMap(\.self) + [
            StyledText(order.standing.text(in: language), order.style),
            StyledText(until?.relative(to: console.now, in: language) ?? ""), order.id.short,
        ]
    }
}
