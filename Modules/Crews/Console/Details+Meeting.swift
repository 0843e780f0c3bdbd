import Commands
package import Crews
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a meeting, its times as the clocks of its zone show them. The crew is
    /// shown by its name where one is given.
    package init(_ view: MeetingView, crewName: String? = nil) {
        self.init()
        let (meeting, details) = (view.meeting, view.meeting.details)
        add(Phrase(en: "Meeting", ko: "모임"), .words(meeting.titleWords, .bold), .heading)
        if let calledOffAt = meeting.calledOffAt {
            add(Phrase(en: "Called off", ko: "취소됨"), .moment(calledOffAt), .note)
        }
        add(Phrase(en: "When", ko: "일시"), .words(MeetingTime(details).words), .line(.accent))
        add(Phrase(en: "Time zone", ko: "시간대"), .line(details.zone), .listed)
        if !details.place.isEmpty { add(Phrase(en: "Place", ko: "장소"), .line(details.place), .listed) }
        add(Phrase(en: "Going", ko: "참석"), .words(view.goingWords), .listed)
        if view.counts.maybe > 0 {
            add(Phrase(en: "Maybe", ko: "미정"), .words(Phrase.people(view.counts.maybe)), .listed)
        }
        if view.counts.absent > 0 {
            add(Phrase(en: "Absent", ko: "결석"), .words(Phrase.people(view.counts.absent)), .listed)
        }
        if let own = view.own {
            add(Phrase(en: "You", ko: "나"), .words(own.words, own.place.style), .note)
            if let until = own.until { add(Phrase(en: "Kept until", ko: "확보 기한"), .moment(until), .note) }
        }
        add(Phrase(en: "Answer until", ko: "응답 기한"), .line("\(details.clock.answersUntil)"), .listed)
        if !details.note.isEmpty { add(Phrase(en: "Note", ko: "안내"), .prose(details.note), .prose) }
        add(Phrase(en: "Crew", ko: "크루"), .line(crewName ?? "\(meeting.crew)"))
        add(Phrase("ID"), .line("\(meeting.id)"))
    }
}

extension MeetingView {
    /// The places that are taken, and those that wait: `12 of 12 places, 3 waiting`.
    package var goingWords: Phrase {
        let taken = counts.taken
        let places =
            meeting.details.capacity.map {
                Phrase(en: "\(taken) of \($0.counted("place"))", ko: "\(taken)/\($0)명")
            }
            ?? Phrase(en: "\(taken)", ko: "\(taken)명")
        guard counts.waiting > 0 else { return places }
        return Phrase(
            en: "\(places.en), \(counts.waiting) waiting", ko: "\(places.ko), 대기 \(counts.waiting)명")
    }
}

extension Phrase {
    static func people(_ count: Int) -> Phrase { Phrase(en: "\(count)", ko: "\(count)명") }
}

extension Meeting {
    /// The title, or a note that the crew is closed for good.
    package var titleWords: Phrase {
        details.title.isEmpty ? Phrase(en: "(closed crew)", ko: "(해산한 크루)") : Phrase(details.title)
    }
}
