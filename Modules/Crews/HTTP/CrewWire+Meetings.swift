public import Crews
public import Vocabulary
public import Wire

extension CrewWire {
    /// A meeting as one member of the crew sees it.
    public static let meeting: WireCoder<MeetingView> = Shape<MeetingView>(
        "CrewMeeting",
        Field("id", .id()) { $0.meeting.id },
        Field("crew", .id()) { $0.meeting.crew },
        Field(flattening: plan) { $0.meeting.details },
        Field(flattening: course) { course(of: $0.meeting) },
        Field("counts", counts) { $0.counts },
        Field("own", ownAnswer.optional) { $0.own }
    ) { id, crew, details, course, counts, own in
        let meeting = Meeting(
            id: id, crew: crew, details: details, calledOffAt: course.calledOffAt,
            createdAt: course.createdAt, updatedAt: course.updatedAt, version: course.version)
        return MeetingView(meeting: meeting, counts: counts, own: own)
    }.coder

    /// A page of meetings.
    public static let meetings: WireCoder<Page<MeetingView>> = .page("CrewMeetingPage", of: meeting)

    /// The meetings that were set up at once, the first one first.
    public static let series: WireCoder<[MeetingView]> = Shape<[MeetingView]>(
        "CrewMeetingSeries", Field("meetings", meeting.array) { $0 }
    ) { $0 }.coder

    /// A member's answer as those of the crew see it.
    public static let answer: WireCoder<AnswerView> = Shape<AnswerView>(
        "CrewMeetingAnswer",
        Field("meeting", .id()) { $0.answer.meeting },
        Field("member", person) { $0.member },
        Field(flattening: answered) { answered(of: $0.answer) }
    ) { meeting, member, answered in
        AnswerView(answer: attendance(meeting, member.id, answered), member: member)
    }.coder

    /// A page of answers.
    public static let answers: WireCoder<Page<AnswerView>> = .page("CrewMeetingAnswerPage", of: answer)
}

extension CrewWire {
    private static let plan = Shape<MeetingDetails>(
        "CrewMeetingDetails",
        Field("title", .text(example: "토요 축구")) { $0.title },
        Field("place", .text(example: "송정 풋살장")) { $0.place },
        Field(flattening: span) { MeetingSpan(startsAt: $0.startsAt, endsAt: $0.endsAt, zone: $0.zone) },
        Field(flattening: clock) { $0.clock },
        Field("capacity", WireCoder<Int>.count.optional) { $0.capacity },
        Field("answersUntil", .timestamp) { $0.answersUntil },
        Field("note", .text(example: "조끼를 가져오세요.")) { $0.note },
        Field("remindAt", WireCoder<Timestamp>.timestamp.optional) { $0.remindAt }
    ) { title, place, span, clock, capacity, answersUntil, note, remindAt in
        MeetingDetails(
            title: title, place: place, startsAt: span.startsAt, endsAt: span.endsAt, zone: span.zone,
            clock: clock, capacity: capacity, answersUntil: answersUntil, note: note, remindAt: remindAt)
    }

    /// The time of a meeting.
    private struct MeetingSpan: Sendable {
        let startsAt: Timestamp
        let endsAt: Timestamp
        let zone: String
    }

    private static let span = Shape<MeetingSpan>(
        "CrewMeetingSpan",
        Field("startsAt", .timestamp) { $0.startsAt },
        Field("endsAt", .timestamp) { $0.endsAt },
        Field("zone", zone) { $0.zone }
    ) { startsAt, endsAt, zone in MeetingSpan(startsAt: startsAt, endsAt: endsAt, zone: zone) }

    /// The times of a meeting as the clocks of its zone show them.
    private static let clock = Shape<MeetingClock>(
        "CrewMeetingClock",
        Field("localStart", localTime) { $0.startsAt },
        Field("localEnd", localTime) { $0.endsAt },
        Field("localAnswersUntil", localTime) { $0.answersUntil },
        Field("repeatedHour", WireCoder<RepeatedHour>.choice.optional) { $0.repeatedHour }
    ) { startsAt, endsAt, answersUntil, repeatedHour in
        MeetingClock(
            startsAt: startsAt, endsAt: endsAt, answersUntil: answersUntil, repeatedHour: repeatedHour)
    }

    private static let localTime = WireCoder<String>.text(
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$", example: "2026-12-05 19:30"
    ).map(
        expected: "2026-12-05 19:30", to: { (time: CivilTime) in "\(time)" }, from: { CivilTime($0) })

    /// How far a meeting has come.
    private struct Course: Sendable {
        let calledOffAt: Timestamp?
        let createdAt: Timestamp
        let updatedAt: Timestamp
        let version: Version
    }

    private static let course = Shape<Course>(
        "CrewMeetingCourse",
        Field("calledOffAt", WireCoder<Timestamp>.timestamp.optional) { $0.calledOffAt },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { calledOffAt, createdAt, updatedAt, version in
        Course(calledOffAt: calledOffAt, createdAt: createdAt, updatedAt: updatedAt, version: version)
    }

    private static func course(of meeting: Meeting) -> Course {
        Course(
            calledOffAt: meeting.calledOffAt, createdAt: meeting.createdAt, updatedAt: meeting.updatedAt,
            version: meeting.version)
    }

    private static let counts: WireCoder<MeetingCounts> = Shape<MeetingCounts>(
        "CrewMeetingCounts",
        Field("taken", .count) { $0.taken },
        Field("going", .count) { $0.going },
        Field("waiting", .count) { $0.waiting },
        Field("maybe", .count) { $0.maybe },
        Field("absent", .count) { $0.absent }
    ) { taken, going, waiting, maybe, absent in
        MeetingCounts(taken: taken, going: going, waiting: waiting, maybe: maybe, absent: absent)
    }.coder
}

extension CrewWire {
    /// What a member has answered, and where it has led.
    private struct Answered: Sendable {
        let place: MeetingPlace
        let guests: Int
        let since: Timestamp
        let until: Timestamp?
        let came: Bool?
    }

    private static let answered = Shape<Answered>(
        "CrewMeetingPlace",
        Field("place", WireCoder<MeetingPlace>.choice) { $0.place },
        Field("guests", .count) { $0.guests },
        Field("since", .timestamp) { $0.since },
        Field("until", WireCoder<Timestamp>.timestamp.optional) { $0.until },
        Field("came", WireCoder<Bool>.bool.optional) { $0.came }
    ) { place, guests, since, until, came in
        Answered(place: place, guests: guests, since: since, until: until, came: came)
    }

    /// The principal's own answer, as it stands in the view of a meeting.
    private static let ownAnswer: WireCoder<Attendance> = Shape<Attendance>(
        "OwnCrewMeetingAnswer",
        Field("meeting", .id()) { $0.meeting },
        Field("member", .id()) { $0.member },
        Field(flattening: answered) { answered(of: $0) }
    ) { meeting, member, answered in attendance(meeting, member, answered) }.coder

    private static func answered(of answer: Attendance) -> Answered {
        Answered(
            place: answer.place, guests: answer.guests, since: answer.since, until: answer.until,
            came: answer.came)
    }

    private static func attendance(
        _ meeting: MeetingID, _ member: MemberID, _ answered: Answered
    ) -> Attendance {
        Attendance(
            meeting: meeting, member: member, place: answered.place, guests: answered.guests,
            since: answered.since, until: answered.until, came: answered.came)
    }
}
