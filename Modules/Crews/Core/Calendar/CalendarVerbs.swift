public import Vocabulary

/// Calendars of meetings, and the private addresses at which programs read them.
///
/// Every verb throws `service(.signInRequired)` for a visitor, and `notFound` for a crew whose meetings the
/// principal may not read.
public protocol CalendarVerbs: Sendable {
    /// The meetings of a crew, or of all crews that the principal is of, for a file that is written once.
    func calendar(_ scope: CalendarScope) async throws(CrewError) -> CrewCalendar

    /// When the address of a calendar was made; nil where there is none. The address itself is not told
    /// again: its secret is not kept.
    func calendarAddress(of scope: CalendarScope) async throws(CrewError) -> Timestamp?

    /// A new private address of a calendar. One that was made before is not found from then on.
    func renewCalendarAddress(of scope: CalendarScope) async throws(CrewError) -> CalendarAddress

    /// Revokes the private address of a calendar, which is not found from then on; of a crew that the
    /// principal has left, too. Changes nothing if there is none.
    func revokeCalendarAddress(of scope: CalendarScope) async throws(CrewError)
}

/// The verb at private addresses of calendars. It needs no principal: the secret of the address is the right.
public protocol CalendarDesk: Sendable {
    /// The calendar that the address is about, as its member may see it now. Throws `notFound` for a secret
    /// that is none, or not any more, and where that member may not read these meetings; and `service`
    /// failures.
    func calendar(_ secret: RightSecret) async throws(CrewError) -> CrewCalendar
}

extension Services {
    /// The verb at private addresses of calendars. Throws `internal` where none was provided.
    public var calendarDesk: any CalendarDesk {
        get throws(CrewError) {
            try repository((any CalendarDesk).self, failure: CrewError.self)
        }
    }
}
