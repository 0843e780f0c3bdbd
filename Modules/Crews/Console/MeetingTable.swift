import Commands
package import Crews
package import Terminal
import Vocabulary

/// A list of a crew's meetings.
struct MeetingTable {
    let views: [MeetingView]
    let console: Console

    /// The table for programs: identifier, title, start, end, zone, place, places taken, capacity, waiting,
    /// own answer, own guests, answers until, called off at; the codes and times of the HTTP API, blank for
    /// none.
    var plain: Table {
        Table(
            (0..<13).map { _ in Table.Column(Phrase("")) },
            rows: views.map { view in
                let (meeting, details) = (view.meeting, view.meeting.details)
                return [
                    "\(meeting.id)", details.title, details.startsAt.rfc3339, details.endsAt.rfc3339,
                    details.zone, details.place, "\(view.counts.taken)",
                    details.capacity.map { "\($0)" } ?? "", "\(view.counts.waiting)",
                    view.own?.place.rawValue ?? "", view.own.map { "\($0.guests)" } ?? "",
                    details.answersUntil.rfc3339, meeting.calledOffAt?.rfc3339 ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right), Table.Column(Phrase(en: "When", ko: "일시")),
                Table.Column(Phrase(en: "Meeting", ko: "모임"), flexible: 10, wanting: 20),
                Table.Column(Phrase(en: "Place", ko: "장소"), flexible: 8, leftOut: 1),
                Table.Column(Phrase(en: "Going", ko: "참석"), .right),
                Table.Column(Phrase(en: "You", ko: "나")), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: MeetingView) -> [StyledText] {
        let (meeting, language) = (view.meeting, console.language)
        let isOff = meeting.calledOffAt != nil
        let own = isOff ? Phrase(en: "called off", ko: "취소됨") : view.own?.words ?? Phrase("-")
        let time = MeetingTime(meeting.details) { console.clock($0) }
        return [
            StyledText("\(number)"), StyledText(time.short.text(in: language), isOff ? .dim : .normal),
            StyledText(meeting.details.title, isOff ? .dim : .normal), StyledText(meeting.details.place),
            StyledText(view.placesWords.text(in: language), view.isFull ? .colour(.yellow) : .normal),
            StyledText(own.text(in: language), isOff ? .dim : view.own?.place.style ?? .dim),
            meeting.id.short,
        ]
    }
}

extension MeetingView {
    /// The places that are taken, and those that wait: `12/12 +3`.
    package var placesWords: Phrase {
        let taken = meeting.details.capacity.map { "\(counts.taken)/\($0)" } ?? "\(counts.taken)"
        return Phrase(counts.waiting > 0 ? "\(taken) +\(counts.waiting)" : taken)
    }

    /// Whether no place is free.
    package var isFull: Bool { meeting.details.capacity.map { counts.taken >= $0 } ?? false }
}

extension Attendance {
    /// The answer with the guests: `going, 2 guests`.
    package var words: Phrase {
        let answer = place.words
        guard guests > 0, place != .notGoing else { return answer }
        return Phrase(
            en: "\(answer.en), \(guests) guest\(guests == 1 ? "" : "s")", ko: "\(answer.ko), 동반 \(guests)명")
    }
}

/// The answers to a meeting.
struct AnswerTable {
    let views: [AnswerView]
    let console: Console

    /// The table for programs: member, nickname, place, guests, since when, until when, whether the member
    /// came; the codes and times of the HTTP API, blank for none.
    var plain: Table {
        Table(
            (0..<7).map { _ in Table.Column(Phrase("")) },
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
