import Crews
import SampleKit
import Vocabulary

/// A crew of the sample neighbourhood, and what its people have.
struct SampleCrew: Sendable {
    let draft: CrewDraft
    let cover: DescribedDrawing
    /// How many join after the founder.
    let members: Int
    /// What those who come later pay, in won; 0 for nothing.
    var fee: Int64 = 0
    /// In won for a month; nil for none.
    var dues: Int64?
    /// How many come to a meeting; nil for any number.
    var places: Int?
    let meetingTitle: String
    let positions: [String]
    var cash: [Cash] = []

    /// An entry of the treasurer's.
    struct Cash: Sendable {
        let flow: CashFlow
        let amount: Int64
        let purpose: String
    }

    /// How many weekly meetings are set up.
    static let weeks = 5

    /// Whether its people speak Korean.
    var isKorean: Bool { draft.name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }

    /// The draft of its meeting on its next usual day, two days ahead at least; nil without a usual day.
    func meeting(after now: Timestamp) -> MeetingDraft? {
        guard let schedule = draft.schedule else { return nil }
        let earliest = now.koreanDay.daysSince1970 + 2
        // 1970-01-01 was a Thursday, the fourth day of the week.
        let weekday = (earliest + 3) % 7 + 1
        let wait = (Int64(schedule.weekday) - weekday + 7) % 7
        let day = CivilDay(daysSince1970: earliest + wait)
        var meeting = MeetingDraft()
        (meeting.title, meeting.place, meeting.capacity) = (meetingTitle, draft.place, places)
        meeting.startsAt = "\(day) \(Self.time(schedule.minute))"
        meeting.endsAt = Self.time(schedule.minute + 120)
        return meeting
    }

    private static func time(_ minute: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }
}

extension SampleCrew {
    /// The draft of a crew that meets on that day of the week, from that minute of the day on, in Seoul.
    static func draft(
        _ name: String, _ sport: CrewSport, at place: String, weekday: Int, minute: Int, uniform: String,
        capacity: Int, _ joining: CrewJoining, _ introduction: String
    ) -> CrewDraft {
        var draft = CrewDraft()
        (draft.name, draft.sport, draft.place, draft.introduction) = (name, sport, place, introduction)
        draft.schedule = CrewSchedule(weekday: weekday, minute: minute, zone: "Asia/Seoul")
        (draft.uniform, draft.capacity, draft.joining) = (uniform, capacity, joining)
        return draft
    }
}
