public import Board
public import Commands
public import Terminal
import Vocabulary

/// A list of board.
struct PostTable {
    let views: [PostView]
    let console: Console

    /// The table for programs: identifier, title, owner, moment; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            (0..<4).map { _ in Table.Column(Phrase("")) },
            rows: views.map { view in
                let post = view.post
                return [
                    "\(post.id)", post.title, "\(post.owner)", post.createdAt.rfc3339,
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
                    StyledText("\(number + 1)"), StyledText(view.post.title),
                    StyledText(view.owner.name(in: console.language)),
                    StyledText(view.post.createdAt.relative(to: console.now, in: console.language)),
                    view.post.id.short,
                ]
            })
    }
}

extension Fields {
    /// Everything there is to know of one.
    init(_ view: PostView, on console: Console) {
        self.init()
        let (post, language) = (view.post, console.language)
        add(Phrase(en: "Title", ko: "제목"), StyledText(post.title, .bold))
        add(Phrase(en: "State", ko: "상태"), StyledText(post.state.words.text(in: language)))
        add(Phrase(en: "Owner", ko: "주인"), StyledText("\(view.owner.name(in: language)) (\(post.owner))"))
        add(Phrase(en: "Added", ko: "등록일"), console.both(post.createdAt))
        if post.updatedAt != post.createdAt {
            add(Phrase(en: "Updated", ko: "수정일"), console.both(post.updatedAt))
        }
        add(Phrase(en: "ID", ko: "ID"), StyledText("\(post.id)"))
    }
}

extension PostState: LocalizedValue {
    /// How it stands, as people call it.
    public var words: Phrase {
        switch self {
        case .shown: Phrase(en: "shown", ko: "공개")
        case .hidden: Phrase(en: "hidden", ko: "숨김")
        case .removed: Phrase(en: "removed", ko: "삭제됨")
        }
    }
}
