public import Crews
public import Vocabulary
import Wire

extension RemoteCrewRepository {
    public func meet(
        _ id: CrewID, _ draft: MeetingDraft, weeks: Int, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> [MeetingView] {
        try await caller.call(
            CrewEndpoints.meet, NewMeetings(id: id, draft: draft, weeks: weeks), idempotencyKey: key)
    }

    public func meeting(_ id: MeetingID) async throws(CrewError) -> MeetingView {
        try await caller.call(CrewEndpoints.showMeeting, OneMeeting(id: id))
    }

    public func edit(
        _ id: MeetingID, _ draft: MeetingDraft, expecting version: Version?
    ) async throws(CrewError) -> MeetingView {
        try await caller.call(
            CrewEndpoints.editMeeting, RecordEdit(id: id, content: draft, version: version))
    }

    public func callOff(_ id: MeetingID) async throws(CrewError) -> MeetingView {
        try await caller.call(CrewEndpoints.callOff, OneMeeting(id: id))
    }

    public func answer(
        _ id: MeetingID, _ answer: MeetingAnswer, guests: Int, for member: MemberID?
    ) async throws(CrewError) -> MeetingView {
        try await caller.call(
            CrewEndpoints.answer,
            MeetingAnswerInput(id: id, answer: answer, guests: guests, member: member))
    }

    public func note(_ attendance: [MemberID: Bool], at id: MeetingID) async throws(CrewError) -> MeetingView
    {
        try await caller.call(CrewEndpoints.note, AttendanceInput(id: id, attendance: attendance))
    }

    public func meetings(
        of id: CrewID, _ list: MeetingList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MeetingView> {
        try await caller.call(
            CrewEndpoints.meetings, MeetingsInput(id: id, list: list, page: PageFields(page)))
    }

    public func answers(to id: MeetingID, _ page: PageRequest) async throws(CrewError) -> Page<AnswerView> {
        try await caller.call(
            CrewEndpoints.answers, PageOf(id: id, page: PageFields(page)))
    }
}
