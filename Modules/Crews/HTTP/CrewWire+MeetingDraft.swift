import Crews
import Vocabulary
import Wire

extension CrewWire {
    /// A meeting before its check. Its times are those that the clocks of its zone show.
    static let meetingDraft = Shape<MeetingDraft>(
        "CrewMeetingDraft",
        Field(
            "title", .text(minimumLength: 1, maximumLength: 60, example: "토요 축구"), fallback: "",
            note: .required
        ) { $0.title },
        Field("place", .text(maximumLength: 100, example: "송정 풋살장"), fallback: "") { $0.place },
        Field(flattening: meetingTimes) { MeetingTimes($0) },
        Field("capacity", WireCoder<Int>.count(in: MeetingDraft.capacities).optional) { $0.capacity },
        Field("note", .text(maximumLength: 1_000, example: "조끼를 가져오세요."), fallback: "") { $0.note }
    ) { title, place, times, capacity, note in
        var draft = MeetingDraft()
        (draft.title, draft.place, draft.capacity, draft.note) = (title, place, capacity, note)
        (draft.startsAt, draft.endsAt) = (times.startsAt, times.endsAt)
        (draft.zone, draft.repeatedHour) = (times.zone, times.repeatedHour)
        draft.answersUntil = times.answersUntil
        return draft
    }

    /// The times of a meeting, as they are typed.
    fileprivate struct MeetingTimes: Sendable {
        let startsAt: String
        let endsAt: String
        let zone: String
        let repeatedHour: RepeatedHour?
        let answersUntil: String
    }

    private static let meetingTimes = Shape<MeetingTimes>(
        "CrewMeetingTimes",
        Field("startsAt", .text(example: "2026-12-05 19:30"), fallback: "", note: .required) { $0.startsAt },
        Field("endsAt", .text(example: "21:30"), fallback: "", note: .required) { $0.endsAt },
        Field("zone", zone, fallback: "Asia/Seoul") { $0.zone },
        Field("repeatedHour", WireCoder<RepeatedHour>.choice.optional) { $0.repeatedHour },
        Field("answersUntil", .text(example: "2026-12-05 12:00"), fallback: "") { $0.answersUntil }
    ) { startsAt, endsAt, zone, repeatedHour, answersUntil in
        MeetingTimes(
            startsAt: startsAt, endsAt: endsAt, zone: zone, repeatedHour: repeatedHour,
            answersUntil: answersUntil)
    }
}

extension CrewWire.MeetingTimes {
    fileprivate init(_ draft: MeetingDraft) {
        self.init(
            startsAt: draft.startsAt, endsAt: draft.endsAt, zone: draft.zone,
            repeatedHour: draft.repeatedHour, answersUntil: draft.answersUntil)
    }
}
