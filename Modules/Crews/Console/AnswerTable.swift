import Commands
import Crews
import Terminal
import Vocabulary

/// The answers to a meeting.
struct AnswerTable {
    let views: [AnswerView]
    let console: Console

    /// The table for programs: member, nickname, place, guests, since when, until when, whether the member
    /// came; the codes and times of the HTTP API, blank for none.
    var plain: Table {
        Table(
            names: ["member", "nickname", "place", "guests", "since", "until", "came"],
            rows: views.map { view in
                let answer = view.answer
                return [
                    "\(answer.member)", view.member.nickname ?? "", answer.place.rawValue,
                    "\(answer.guests)", answer.since.rfc3339, answer.until?.rfc3339 ?? "",
                    answer.came.map { "\($0)" } ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people; attendance has a column once any was noted.
    var table: Table {
        let isNoted = views.contains { $0.answer.came != nil }
        let came = Table.Column(Phrase(en: "Came", ko: "출석"))
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Member", ko: "회원"), flexible: 8, wanting: 16),
                Table.Column(Phrase(en: "Answer", ko: "응답")),
                Table.Column(Phrase(en: "Guests", ko: "동반"), .right),
            ] + (isNoted ? [came] : []) + [
                Table.Column(Phrase(en: "Since", ko: "응답일")), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1, isNoted) })
    }

    private func row(_ number: Int, _ view: AnswerView, _ isNoted: Bool) -> [StyledText] {
        let (answer, language) = (view.answer, console.language)
        let came: StyledText =
            switch answer.came {
            case true?: StyledText(Phrase(en: "came", ko: "출석").text(in: language), .colour(.green))
            case false?: StyledText(Phrase(en: "absent", ko: "결석").text(in: language), .colour(.red))
            case nil: ""
            }
        return [
            StyledText("\(number)"), StyledText(view.member.name(in: language)),
            StyledText(answer.place.words.text(in: language), answer.place.style),
            StyledText(answer.guests > 0 ? "\(answer.guests)" : ""),
        ] + (isNoted ? [came] : []) + [
            StyledText(answer.since.relative(to: console.now, in: language)), answer.member.short,
        ]
    }
}
