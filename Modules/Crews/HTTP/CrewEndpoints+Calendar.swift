import Crews
import Vocabulary
import Wire

extension CrewEndpoints {
    /// Calendars of meetings, and their private addresses.
    static let calendars: [EndpointDescription] = [
        calendar.description, calendarAddress.description, renewCalendarAddress.description,
        revokeCalendarAddress.description,
    ]

    static let calendar = Endpoint<CalendarInput, CrewCalendar, CrewError>(
        name: "crews.calendar", .get, "/api/v1/me/crew-calendar", access: .member,
        summary: "The meetings of a crew, or without `crew` those of all crews that one is of, but for "
            + "meetings to which one does not go; the earliest first, 1,000 at most.",
        input: CalendarInput.shape, output: CrewWire.calendar, failures: CrewWire.failures.only(.notFound))

    static let calendarAddress = Endpoint<CalendarInput, Timestamp?, CrewError>(
        name: "crews.calendarAddress", .get, "/api/v1/me/crew-calendar/address", access: .member,
        summary: "When the private address of a calendar was made; the address itself is not told again.",
        input: CalendarInput.shape, output: CrewWire.calendarAddressMade,
        failures: CrewWire.failures.only(.notFound))

    static let renewCalendarAddress = Endpoint<CalendarInput, CalendarAddress, CrewError>(
        name: "crews.renewCalendarAddress", .post, "/api/v1/me/crew-calendar/address", access: .member,
        limit: .perMember(10, oneMoreEach: .seconds(60), isShared: true),
        summary: "A new private address of a calendar: /calendar/SECRET/crew.ics. One that was made before "
            + "is not found from then on.",
        input: CalendarInput.shape, output: CrewWire.calendarAddress,
        failures: CrewWire.failures.only(.notFound))

    static let revokeCalendarAddress = Endpoint<CalendarInput, Nothing, CrewError>(
        name: "crews.revokeCalendarAddress", .delete, "/api/v1/me/crew-calendar/address", access: .member,
        summary: "Revoke the private address of a calendar; repeating it changes nothing.",
        input: CalendarInput.shape, failures: CrewWire.failures.only())
}
