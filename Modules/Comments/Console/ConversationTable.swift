import Commands
public import Comments
public import Terminal
import Vocabulary

/// A list of conversations.
struct ConversationTable {
    let views: [ConversationView]
    let console: Console

    /// The table for programs: identifier, subject, other member, time of the last message, whether it is
    /// open, and the message; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            names: ["id", "subject", "other", "saidAt", "open", "message"],
            rows: views.map { view in
                [
                    "\(view.id)", "\(view.subject)", "\(view.other.id)", view.saidAt.rfc3339,
                    "\(view.isOpen)", view.last?.lineOfText(in: .en) ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "With", ko: "상대"), flexible: 8),
                Table.Column(Phrase(en: "About", ko: "대상"), flexible: 10),
                Table.Column(Phrase(en: "Last message", ko: "마지막 메시지"), flexible: 12, wanting: 24),
                Table.Column(Phrase(en: "When", ko: "시각")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: ConversationView) -> [StyledText] {
        let language = console.language
        return [
            StyledText("\(number)"), StyledText(view.other.name(in: language)),
            StyledText(view.about(in: language)), StyledText(view.last?.lineOfText(in: language) ?? ""),
            StyledText(view.saidAt.relative(to: console.now, in: language)), view.id.short,
        ]
    }
}

extension ConversationView {
    /// The subject's title, or a note that the subject is removed.
    public func about(in language: Language) -> String {
        title.isEmpty ? Phrase(en: "(removed)", ko: "(삭제됨)").text(in: language) : title
    }

    /// The other member and the subject: `수연 · 원목 책상`.
    public func heading(in language: Language) -> String {
        "\(other.name(in: language)) · \(about(in: language))"
    }
}

extension CommentView {
    /// The text as displayed, on one line.
    public func lineOfText(in language: Language) -> String {
        reading(in: language).split { $0.isWhitespace }.joined(separator: " ")
    }
}
