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
            names: [
                "id", "title", "startsAt", "endsAt", "zone", "place", "taken", "capacity", "waiting", "own",
                "guests", "answersUntil", "calledOffAt",
            ],
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
        let time = MeetingTime(meeting.details)
        let when = time.short.inZone(time.zone { console.clock($0) })
        return [
            StyledText("\(number)"), StyledText(when.text(in: language), isOff ? .dim : .normal),
            StyledText(meeting.titleWords.text(in: language), isOff ? .dim : .normal),
            StyledText(meeting.details.place),
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
            en: "\(answer.en), \(guests.counted("guest"))", ko: "\(answer.ko), 동반 \(guests)명")
    }
}
