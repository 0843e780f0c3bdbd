import Commands
package import Crews
import Terminal
package import Vocabulary

/// A list of dues.
struct DueTable {
    let views: [DueView]
    /// Whether they are of several members.
    let isOfTreasurer: Bool
    let console: Console

    /// The table for programs: identifier, month, member, nickname, amount, currency, pay by, state, whether
    /// in arrears, order, reason; the codes and times of the HTTP API, blank for none.
    var plain: Table {
        Table(
            names: [
                "id", "month", "member", "nickname", "amount", "currency", "payBy", "state", "inArrears",
                "order", "reason",
            ],
            rows: views.map { view in
                let due = view.due
                return [
                    "\(due.id)", "\(due.month)", "\(due.member)", view.member.nickname ?? "",
                    due.amount.decimal, due.amount.currency.rawValue, due.payBy.rfc3339, due.state.rawValue,
                    "\(view.isInArrears)", due.order.map { "\($0)" } ?? "", due.reason,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        let member = Table.Column(Phrase(en: "Member", ko: "회원"), flexible: 8, wanting: 16)
        let reason = Table.Column(Phrase(en: "Reason", ko: "사유"), flexible: 8, wanting: 20)
        return Table(
            [Table.Column(Phrase("#"), .right), Table.Column(Phrase(en: "Month", ko: "월"))]
                + (isOfTreasurer ? [member] : []) + [
                    Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                    Table.Column(Phrase(en: "Pay by", ko: "납부 기한")),
                    Table.Column(Phrase(en: "State", ko: "상태")),
                ] + (hasReasons ? [reason] : []) + [Table.Column(Phrase("ID"))],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    /// Whether one of them was waived, with a reason.
    private var hasReasons: Bool { views.contains { !$0.due.reason.isEmpty } }

    private func row(_ number: Int, _ view: DueView) -> [StyledText] {
        let (due, language) = (view.due, console.language)
        let member = StyledText(view.member.name(in: language))
        return [StyledText("\(number)"), StyledText("\(due.month)")] + (isOfTreasurer ? [member] : []) + [
            StyledText(due.amount.text(in: language)), StyledText("\(due.lastDay)"),
            StyledText(view.standing.text(in: language), view.style),
        ] + (hasReasons ? [StyledText(due.reason)] : []) + [due.id.short]
    }
}

extension Due {
    /// The last Korean day on which it is paid in time.
    package var lastDay: CivilDay { payBy.advanced(by: .seconds(-1)).koreanDay }
}
