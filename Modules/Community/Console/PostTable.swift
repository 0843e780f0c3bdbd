public import Commands
public import Community
public import Terminal
import Vocabulary

/// A list of posts.
struct PostTable {
    /// The kind of list, which decides the columns.
    enum Kind {
        case board, own
    }

    let views: [PostView]
    let kind: Kind
    let categories: [PostCategory]
    let console: Console

    /// The table for programs: identifier, category, title, state, comments, author, moment; the codes and
    /// times of the HTTP API.
    var plain: Table {
        Table(
            names: ["id", "category", "title", "state", "comments", "author", "createdAt"],
            rows: views.map { view in
                let post = view.post
                return [
                    "\(post.id)", post.content.category, post.content.title, post.state.rawValue,
                    "\(view.commentCount)", "\(post.author)", post.createdAt.rfc3339,
                ].map { StyledText($0) }
            })
    }

    /// The table for people, which leaves as much room as possible for the title.
    var table: Table {
        let last =
            kind == .board
            ? Table.Column(Phrase(en: "Author", ko: "글쓴이"), flexible: 8)
            : Table.Column(Phrase(en: "State", ko: "상태"))
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Category", ko: "게시판"), flexible: 6, leftOut: 1),
                Table.Column(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 28),
                Table.Column(Phrase(en: "Replies", ko: "댓글"), .right, leftOut: 2), last,
                Table.Column(Phrase(en: "Published", ko: "등록일")), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: PostView) -> [StyledText] {
        let (post, language) = (view.post, console.language)
        return [
            StyledText("\(number)"),
            StyledText(categories.name(of: post.content.category).text(in: language)),
            StyledText(post.content.title), StyledText("\(view.commentCount)"),
            kind == .board
                ? StyledText(view.author.name(in: language))
                : StyledText(post.state.words.text(in: language), post.state.style),
            StyledText(post.createdAt.relative(to: console.now, in: language)), post.id.short,
        ]
    }
}

extension PostState: LocalizedValue {
    /// How it stands, as people call it.
    public var words: Phrase { Phrase(en: rawValue, ko: korean) }

    var style: Style { self == .shown ? .colour(.green) : .dim }
}

extension PostCategory {
    /// The name in both languages.
    package var words: Phrase { Phrase(en: english, ko: korean) }
}

extension [PostCategory] {
    /// The name of the category with that slug; the slug if there is none.
    package func name(of slug: String) -> Phrase { first { $0.slug == slug }?.words ?? Phrase(slug) }

    /// The slug for a typed slug or name in either language; nil for other text.
    func slug(typed text: String) -> String? {
        let wanted = text.lowercased()
        return first { category in
            [category.slug, category.korean, category.english].contains { $0.lowercased() == wanted }
        }?.slug
    }

    /// The table for people.
    func table(in language: Language) -> Table {
        Table(
            [
                Table.Column(Phrase(en: "Slug", ko: "슬러그")), Table.Column(Phrase(en: "Korean", ko: "한국어 이름")),
                Table.Column(Phrase(en: "English", ko: "영어 이름")),
                Table.Column(Phrase(en: "Position", ko: "순서"), .right),
                Table.Column(Phrase(en: "State", ko: "상태")),
            ],
            rows: map { category in
                [
                    StyledText(category.slug, .bold), StyledText(category.korean),
                    StyledText(category.english), StyledText("\(category.position)"),
                    StyledText(
                        category.stateWords.text(in: language), category.isOpen ? .colour(.green) : .dim),
                ]
            })
    }

    /// The table for programs: slug, Korean name, English name, position, `open` or `closed`.
    var plain: Table {
        Table(
            names: ["slug", "korean", "english", "position", "state"],
            rows: map { category in
                [
                    category.slug, category.korean, category.english, "\(category.position)",
                    category.stateWords.en,
                ].map { StyledText($0) }
            })
    }
}

extension PostCategory {
    /// Whether it takes posts, as people call it.
    var stateWords: Phrase { isOpen ? Phrase(en: "open", ko: "열림") : Phrase(en: "closed", ko: "닫힘") }
}
