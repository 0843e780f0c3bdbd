public import Commands
public import Feed
public import Terminal
import Vocabulary

/// A list of feed posts.
struct FeedTable {
    /// The kind of list, which decides the columns.
    enum Kind {
        case feed, own
    }

    let views: [FeedPostView]
    let kind: Kind
    let console: Console

    /// The table for programs: identifier, first line, state, likes, comments, photos, author, moment, worn
    /// listing; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            names: ["id", "text", "state", "likes", "comments", "photos", "author", "createdAt", "worn"],
            rows: views.map { view in
                let (post, content) = (view.post, view.post.content)
                return [
                    "\(post.id)", post.title, post.state.rawValue, "\(post.likes)", "\(view.comments)",
                    "\(content.photos.count)", "\(post.author)", post.createdAt.rfc3339,
                    content.worn.map { "\($0.listing)" } ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people, which leaves as much room as possible for the text.
    var table: Table {
        let last =
            kind == .feed
            ? Table.Column(Phrase(en: "Author", ko: "글쓴이"), flexible: 8)
            : Table.Column(Phrase(en: "State", ko: "상태"))
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Text", ko: "내용"), flexible: 12, wanting: 28),
                Table.Column(Phrase(en: "Worn", ko: "착용"), flexible: 10, leftOut: 3),
                Table.Column(Phrase(en: "Likes", ko: "좋아요"), .right, leftOut: 1),
                Table.Column(Phrase(en: "Comm.", ko: "댓글"), .right, leftOut: 2), last,
                Table.Column(Phrase(en: "Posted", ko: "등록일")), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: FeedPostView) -> [StyledText] {
        let (post, language) = (view.post, console.language)
        return [
            StyledText("\(number)"), StyledText(post.name.text(in: language)),
            StyledText(view.worn?.title ?? ""),
            StyledText(view.isLiked ? "♥ \(post.likes)" : "\(post.likes)"), StyledText("\(view.comments)"),
            kind == .feed
                ? StyledText(view.author.name(in: language))
                : StyledText(post.state.words.text(in: language), post.state.style),
            StyledText(post.createdAt.relative(to: console.now, in: language)), post.id.short,
        ]
    }
}

extension FeedPostState: LocalizedValue {
    /// How it stands, as people call it.
    public var words: Phrase { Phrase(en: rawValue, ko: korean) }

    /// How the state stands out.
    var style: Style { self == .shown ? .colour(.green) : .dim }
}

extension FeedPost {
    /// The name for people: the first line of its text, or how many photos it has.
    package var name: Phrase {
        if !title.isEmpty { return Phrase(title) }
        let count = content.photos.count
        return Phrase(en: "(\(count.counted("photo")))", ko: "(사진 \(count)장)")
    }

    /// The name where a sentence stands around it: an excerpt of at most `sentenceCells` cells.
    var nameInSentence: Phrase {
        let cells = Self.sentenceCells
        return Phrase(en: name.en.truncated(to: cells), ko: name.ko.truncated(to: cells))
    }

    /// The most cells of a name in a sentence, which stays below 80 with it.
    private static let sentenceCells = 32
}
