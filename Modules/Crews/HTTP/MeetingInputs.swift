import Crews
import Vocabulary
import Wire

/// A verb's meeting and nothing else.
struct OneMeeting: Sendable {
    let id: MeetingID

    static let shape = Shape<OneMeeting>("OneMeeting", Field("id", .id()) { $0.id }) { OneMeeting(id: $0) }
}

/// New meetings of a crew: one, or that many weekly ones.
struct NewMeetings: Sendable {
    let id: CrewID
    let draft: MeetingDraft
    let weeks: Int

    static let shape = Shape<NewMeetings>(
        "NewMeetings",
        Field("id", .id()) { $0.id },
        Field(flattening: CrewWire.meetingDraft) { $0.draft },
        Field("weeks", .count(in: MeetingDraft.weeks), fallback: 1) { $0.weeks }
    ) { id, draft, weeks in NewMeetings(id: id, draft: draft, weeks: weeks) }
}

/// An answer for oneself, or as a manager for another member.
struct MeetingAnswerInput: Sendable {
    let id: MeetingID
    let answer: MeetingAnswer
    let guests: Int
    let member: MemberID?

    static let shape = Shape<MeetingAnswerInput>(
        "MeetingAnswerInput",
        Field("id", .id()) { $0.id },
        Field("answer", WireCoder<MeetingAnswer>.choice) { $0.answer },
        Field("guests", .count(in: PlaceEngine.guests), fallback: 0) { $0.guests },
        Field("member", WireCoder<MemberID>.id().optional) { $0.member }
    ) { id, answer, guests, member in
        MeetingAnswerInput(id: id, answer: answer, guests: guests, member: member)
    }
}

/// A page of a crew's meetings.
struct MeetingsInput: Sendable {
    let id: CrewID
    let list: MeetingList
    let page: PageFields

    static let shape = Shape<MeetingsInput>(
        "MeetingsInput",
        Field("id", .id()) { $0.id },
        Field("list", WireCoder<MeetingList>.choice, fallback: .upcoming) { $0.list },
        Field(flattening: PageFields.shape) { $0.page }
    ) { id, list, page in MeetingsInput(id: id, list: list, page: page) }
}
