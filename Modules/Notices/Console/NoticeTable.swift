import Commands
import Notices
import Terminal
import Vocabulary

/// A list of notices.
struct NoticeTable {
    let views: [NoticeView]
    let wordings: NoticeWordings
    let console: Console

    /// The table for programs: identifier, sequence, kind, act, actor, subject, moment, whether it is read,
    /// the number of other actors; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            names: ["id", "sequence", "kind", "act", "actor", "subject", "at", "read", "others"],
            rows: views.map { view in view.cells.map { StyledText($0) } })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(" ")),
                Table.Column(Phrase(en: "Notice", ko: "알림"), flexible: 24, wanting: 50),
                Table.Column(Phrase(en: "When", ko: "시각")),
            ],
            rows: views.enumerated().map { number, view in
                let sentence = view.sentence(wordings).text(in: console.language)
                return [
                    StyledText("\(number + 1)"), StyledText(view.isRead ? " " : "*", .bold),
                    view.isRead ? StyledText(sentence) : StyledText(sentence, .bold),
                    StyledText(view.at.relative(to: console.now, in: console.language)),
                ]
            })
    }
}

extension NoticeView {
    /// The cells of a row for programs.
    var cells: [String] {
        [
            "\(id)", "\(sequence)", kind.rawValue, act, actor.map { "\($0.id)" } ?? "",
            subject.map { "\($0.id)" } ?? "", at.rfc3339, "\(isRead)", "\(others)",
        ]
    }
}
