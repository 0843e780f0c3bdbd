import ContractKit
import Crews
import Vocabulary

/// Calendars as their members see them, and verbs that answer with them and keep what they were asked.
struct ShownCalendars: CalendarVerbs {
    let asked: LockedValue<String>

    func calendar(_ scope: CalendarScope) async throws(CrewError) -> CrewCalendar { Self.calendar(scope) }

    func calendarAddress(of scope: CalendarScope) async throws(CrewError) -> Timestamp? {
        scope == .own ? nil : ShownCrews.moment
    }

    func renewCalendarAddress(of scope: CalendarScope) async throws(CrewError) -> CalendarAddress {
        asked.withLock { $0 = "renew \(scope)" }
        guard let address = Self.address else { throw .service(.internal("no secret")) }
        return address
    }

    func revokeCalendarAddress(of scope: CalendarScope) async throws(CrewError) {
        asked.withLock { $0 = "revoke \(scope)" }
    }
}

extension ShownCalendars {
    static let address = RightSecret("AbCdEfGhIjKlMnOpQr_-09").map {
        CalendarAddress($0, madeAt: ShownCrews.moment)
    }

    /// A meeting that takes place, and one that was called off.
    static func calendar(_ scope: CalendarScope) -> CrewCalendar {
        CrewCalendar(
            scope: scope, name: scope == .own ? nil : ShownCrews.details.name,
            entries: [entry(ShownMeetings.meeting()), entry(ShownMeetings.calledOff.meeting)])
    }

    private static func entry(_ meeting: Meeting) -> CalendarEntry {
        CalendarEntry(
            meeting: meeting.id, crew: meeting.crew, crewName: ShownCrews.details.name,
            version: meeting.version, changedAt: meeting.updatedAt, startsAt: meeting.details.startsAt,
            endsAt: meeting.details.endsAt, isCalledOff: meeting.calledOffAt != nil,
            title: meeting.details.title, place: meeting.details.place, note: meeting.details.note)
    }
}
