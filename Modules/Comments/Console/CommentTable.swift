public import Commands
public import Comments
public import Terminal
import Vocabulary

/// A list of comments.
struct CommentTable {
    let views: [CommentView]
    let console: Console

    /// The table for programs: identifier, title, owner, moment; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            (0..<4).map { _ in Table.Column(Phrase("")) },
            rows: views.map { view in
                let comment = view.comment
                return [
                    "\(comment.id)", comment.title, "\(comment.owner)", comment.createdAt.rfc3339,
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
                    StyledText("\(number + 1)"), StyledText(view.comment.title),
                    StyledText(view.owner.name(in: console.language)),
                    StyledText(view.comment.createdAt.relative(to: console.now, in: console.language)),
                    view.comment.id.short,
                ]
            })
    }
}

extension Fields {
    /// Everything there is to know of one.
    init(_ view: CommentView, on console: Console) {
        self.init()
        let (comment, language) = (view.comment, console.language)
        add(Phrase(en: "Title", ko: "제목"), StyledText(comment.title, .bold))
        add(Phrase(en: "State", ko: "상태"), StyledText(comment.state.words.text(in: language)))
        add(Phrase(en: "Owner", ko: "주인"), StyledText("\(view.owner.name(in: language)) (\(comment.owner))"))
        add(Phrase(en: "Added", ko: "등록일"), console.both(comment.createdAt))
        if comment.updatedAt != comment.createdAt {
            add(Phrase(en: "Updated", ko: "수정일"), console.both(comment.updatedAt))
        }
        add(Phrase(en: "ID", ko: "ID"), StyledText("\(comment.id)"))
    }
}

extension CommentState: LocalizedValue {
    /// How it stands, as people call it.
    public var words: Phrase {
        switch self {
        case .shown: Phrase(en: "shown", ko: "공개")
        case .hidden: Phrase(en: "hidden", ko: "숨김")
        case .removed: Phrase(en: "removed", ko: "삭제됨")
        }
    }
}
