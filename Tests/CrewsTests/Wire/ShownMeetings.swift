import Crews
import Vocabulary

/// Meetings and answers as those of the crew see them.
enum ShownMeetings {
    static let id = MeetingID(ShownCrews.raw(6, 1))

    /// A meeting at 19:30 in Seoul, with the note in decomposed letters.
    static func meeting(
        capacity: Int? = 12, remindAt: Timestamp? = ShownCrews.moment, calledOffAt: Timestamp? = nil
    ) -> Meeting {
        let startsAt = ShownCrews.moment.advanced(by: .seconds(34_200))
        let (endsAt, answersUntil) = (
            startsAt.advanced(by: .seconds(7_200)), startsAt.advanced(by: .seconds(-3_600))
        )
        let details = MeetingDetails(
            title: "토요 \"축구\"", place: "송정 풋살장", startsAt: startsAt, endsAt: endsAt,
            zone: "Asia/Seoul", clock: .korea(from: startsAt, to: endsAt, answersUntil: answersUntil),
            capacity: capacity, answersUntil: answersUntil,
            note: "\u{110C}\u{1169}끼를\n가져오세요.", remindAt: remindAt)
        return Meeting(
            id: id, crew: ShownCrews.id, details: details, calledOffAt: calledOffAt,
            createdAt: ShownCrews.moment, updatedAt: ShownCrews.after(days: 1), version: Version(2))
    }

    /// An answer of that place, with all that can stand in it.
    static func answer(_ place: MeetingPlace, by member: MemberCard = ShownCrews.member) -> Attendance {
        Attendance(
            meeting: id, member: member.id, place: place, guests: place.takesPlaces ? 2 : 0,
            since: ShownCrews.moment, until: place == .offered ? ShownCrews.after(days: 1) : nil,
            came: place == .going ? false : nil)
    }

    static let open = MeetingView(
        meeting: meeting(), counts: MeetingCounts(taken: 12, going: 8, waiting: 2, maybe: 1, absent: 0),
        own: answer(.going))
    /// For any number, called off, without an answer of one's own.
    static let calledOff = MeetingView(
        meeting: meeting(capacity: nil, remindAt: nil, calledOffAt: ShownCrews.after(days: 1)), counts: .none,
        own: nil)

    static let all = [open, calledOff]

    /// An answer of each place, and one of a member who has withdrawn.
    static let answers =
        MeetingPlace.allCases.map { AnswerView(answer: answer($0), member: ShownCrews.member) } + [
            AnswerView(answer: answer(.maybe, by: ShownCrews.gone), member: ShownCrews.gone)
        ]

    /// As a manager types it.
    static let draft: MeetingDraft = {
        var draft = MeetingDraft()
        (draft.title, draft.place, draft.note) = ("토요 \"축구\"", "송정 풋살장", "조끼를\n가져오세요.")
        (draft.startsAt, draft.endsAt) = ("2026-12-05 19:30", "21:30")
        (draft.answersUntil, draft.capacity) = ("2026-12-05 12:00", 12)
        return draft
    }()

    /// At an hour that clocks in Berlin show twice.
    static let doubled: MeetingDraft = {
        var draft = MeetingDraft()
        (draft.title, draft.zone, draft.repeatedHour) = ("밤", "Europe/Berlin", .later)
        (draft.startsAt, draft.endsAt) = ("2026-10-25 02:30", "04:00")
        return draft
    }()
}
