public import Commands
public import Payments
public import Terminal
import Vocabulary

/// A list of payments.
struct OrderTable {
    let views: [OrderView]
    let console: Console

    /// The table for programs: identifier, title, owner, moment; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            (0..<4).map { _ in Table.Column(Phrase("")) },
            rows: views.map { view in
                let order = view.order
                return [
                    "\(order.id)", order.title, "\(order.owner)", order.createdAt.rfc3339,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 28),
                Table.Column(Phrase(en: "Owner", ko: "주인"), flexible: 8),
                Table.Column(Phrase(en: "Added", ko: "등록일")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { number, view in
                [
                    StyledText("\(number + 1)"), StyledText(view.order.title),
                    StyledText(view.owner.name(in: console.language)),
                    StyledText(view.order.createdAt.relative(to: console.now, in: console.language)),
                    view.order.id.short,
                ]
            })
    }
}

extension Details {
    /// Everything that is shown of one.
    package init(_ view: OrderView) {
        self.init()
        let order = view.order
        add(Phrase(en: "Title", ko: "제목"), .line(order.title, .bold), .heading)
        add(Phrase(en: "State", ko: "상태"), .words(order.state.words), .fact)
        add(Phrase(en: "Owner", ko: "주인"), .member(view.owner), .fact)
        add(Phrase(en: "Added", ko: "등록일"), .moment(order.createdAt), .fact)
        if order.updatedAt != order.createdAt {
            add(Phrase(en: "Updated", ko: "수정일"), .moment(order.updatedAt))
        }
        add(Phrase("ID"), .line("\(order.id)"))
    }
}

extension OrderState: LocalizedValue {
    /// How it stands, as people call it.
    public var words: Phrase {
        switch self {
        case .shown: Phrase(en: "shown", ko: "공개")
        case .hidden: Phrase(en: "hidden", ko: "숨김")
        case .removed: Phrase(en: "removed", ko: "삭제됨")
        }
    }
}
