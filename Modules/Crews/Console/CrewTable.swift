public import Commands
public import Crews
public import Terminal
import Vocabulary

/// A list of crews.
struct CrewTable {
    let views: [CrewView]
    let console: Console

    /// The table for programs: identifier, title, owner, moment; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            (0..<4).map { _ in Table.Column(Phrase("")) },
            rows: views.map { view in
                let crew = view.crew
                return [
                    "\(crew.id)", crew.title, "\(crew.owner)", crew.createdAt.rfc3339,
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
                    StyledText("\(number + 1)"), StyledText(view.crew.title),
                    StyledText(view.owner.name(in: console.language)),
                    StyledText(view.crew.createdAt.relative(to: console.now, in: console.language)),
                    view.crew.id.short,
                ]
            })
    }
}

extension Details {
    /// Everything that is shown of one.
    package init(_ view: CrewView) {
        self.init()
        let crew = view.crew
        add(Phrase(en: "Title", ko: "제목"), .line(crew.title, .bold), .heading)
        add(Phrase(en: "State", ko: "상태"), .words(crew.state.words), .fact)
        add(Phrase(en: "Owner", ko: "주인"), .member(view.owner), .fact)
        add(Phrase(en: "Added", ko: "등록일"), .moment(crew.createdAt), .fact)
        if crew.updatedAt != crew.createdAt {
            add(Phrase(en: "Updated", ko: "수정일"), .moment(crew.updatedAt))
        }
        add(Phrase("ID"), .line("\(crew.id)"))
    }
}

extension CrewState: LocalizedValue {
    /// How it stands, as people call it.
    public var words: Phrase {
        switch self {
        case .shown: Phrase(en: "shown", ko: "공개")
        case .hidden: Phrase(en: "hidden", ko: "숨김")
        case .removed: Phrase(en: "removed", ko: "삭제됨")
        }
    }
}
