import Crews
import Vocabulary
import Wire

extension CrewEndpoints {
    /// Meetings, and the answers to them.
    static let meeting: [EndpointDescription] = [
        meet.description, showMeeting.description, editMeeting.description, callOff.description,
        answer.description, note.description, meetings.description, answers.description,
    ]

    static let meet = Endpoint<NewMeetings, [MeetingView], CrewError>(
        name: "crews.meet", .post, "/api/v1/crews/{id}/meetings", access: .member, status: 201,
        creates: true, limit: .perMember(30, oneMoreEach: .seconds(30), isShared: true),
        summary: "Set up a meeting as a manager, or that many weekly ones, each its own. Times are those "
            + "that the clocks of its zone show.",
        input: NewMeetings.shape, output: CrewWire.series,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .suspendedFromCrew, .closed
        ).orSilenced)

    static let showMeeting = Endpoint<OneMeeting, MeetingView, CrewError>(
        name: "crews.meeting", .get, "/api/v1/meetings/{id}", access: .member,
        summary: "One meeting, for those of the crew.",
        input: OneMeeting.shape, output: CrewWire.meeting, failures: CrewWire.failures.only(.notFound))

    /// Times are local, as in a new meeting: an answer of `crews.meeting` has moments instead, and cannot be
    /// sent back.
    static let editMeeting = Endpoint<RecordEdit<MeetingSubject, MeetingDraft>, MeetingView, CrewError>(
        name: "crews.editMeeting", .put, "/api/v1/meetings/{id}", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Replace what a meeting that has not begun says about itself: what is left out is taken "
            + "away. If a version is named, only when it is still that one.",
        input: RecordEdit.shape("MeetingEdit", CrewWire.meetingDraft), output: CrewWire.meeting,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .suspendedFromCrew, .closed, .changed(.first),
            .calledOff, .hasBegun
        ).orSilenced)

    static let callOff = Endpoint<OneMeeting, MeetingView, CrewError>(
        name: "crews.callOff", .post, "/api/v1/meetings/{id}/call-off", access: .member,
        summary: "Call a meeting off that has not ended; repeating it changes nothing.",
        input: OneMeeting.shape, output: CrewWire.meeting,
        failures: CrewWire.failures.only(
            .notFound, .managersOnly, .suspendedFromCrew, .closed, .hasEnded
        ).orSilenced)

    static let answer = Endpoint<MeetingAnswerInput, MeetingView, CrewError>(
        name: "crews.answer", .put, "/api/v1/meetings/{id}/answer", access: .member,
        summary: "Answer for oneself, with guests, or as a manager for another member. Going where nothing "
            + "is free is a place on the list.",
        input: MeetingAnswerInput.shape, output: CrewWire.meeting,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .suspendedFromCrew, .closed, .calledOff, .hasBegun,
            .answersEnded))

    static let note = Endpoint<AttendanceInput, MeetingView, CrewError>(
        name: "crews.note", .put, "/api/v1/meetings/{id}/attendance", access: .member,
        summary: "Note as a manager which members came to a meeting; members that are left out stay as "
            + "they were noted.",
        input: AttendanceInput.shape, output: CrewWire.meeting,
        failures: CrewWire.failures.only(
            .notFound, .managersOnly, .suspendedFromCrew, .closed, .calledOff, .notBegun
        ).orSilenced)

    static let meetings = Endpoint<MeetingsInput, Page<MeetingView>, CrewError>(
        name: "crews.meetings", .get, "/api/v1/crews/{id}/meetings", access: .member,
        summary: "A page of a crew's meetings: the next ones first, or the last ones.",
        input: MeetingsInput.shape, output: CrewWire.meetings,
        failures: CrewWire.failures.only(.invalidFields([]), .notFound))

    static let answers = Endpoint<PageOf<MeetingSubject>, Page<AnswerView>, CrewError>(
        name: "crews.answers", .get, "/api/v1/meetings/{id}/answers", access: .member,
        summary: "A page of the answers to a meeting, in the order of the list.",
        input: PageOf.shape("MeetingAnswersInput"), output: CrewWire.answers,
        failures: CrewWire.failures.only(.invalidFields([]), .notFound))
}
