import Crews
import Vocabulary

/// A calendar with one meeting, at an address that was made at the given moment.
struct KnownCalendar: CalendarVerbs {
    let crew: CrewID
    let meeting: MeetingID
    let moment: Timestamp

    func calendar(_ scope: CalendarScope) async throws(CrewError) -> CrewCalendar {
        let start = moment.advanced(by: .seconds(86_400))
        let entry = CalendarEntry(
            meeting: meeting, crew: crew, crewName: "새벽 풋살", version: .first, changedAt: moment,
            startsAt: start, endsAt: start.advanced(by: .seconds(7_200)), isCalledOff: false,
            title: "토요 정기 훈련", place: "송정동 풋살장", note: "물을 가져오세요.\n축구화는 안 됩니다.")
        return CrewCalendar(scope: scope, name: scope == .own ? nil : "새벽 풋살", entries: [entry])
    }

    func calendarAddress(of scope: CalendarScope) async throws(CrewError) -> Timestamp? {
        scope == .own ? nil : moment
    }

    func renewCalendarAddress(of scope: CalendarScope) async throws(CrewError) -> CalendarAddress {
        let text = String(repeating: "a", count: 22)
        guard let secret = RightSecret(text) else { throw .service(.internal("no secret: \(text)")) }
        return CalendarAddress(secret, madeAt: moment)
    }

    func revokeCalendarAddress(of scope: CalendarScope) async throws(CrewError) {}
}
