public import Vocabulary

/// The atomic operations on stored rights to calendars, and on what these show. Each either happens wholly
/// and durably or throws a `service` failure.
///
/// A member who is forgotten has no rights any more, from the same step on.
public protocol CalendarRightStore: Sendable {
    /// Keeps the right in the place of the one that its member had to the same calendar, which serves no more
    /// from this step on. Throws `service(.accessInvalid)` for a member who was forgotten.
    func put(_ right: CalendarRight) async throws(CrewError)

    /// The right of that hash; nil if there is none.
    func calendarRight(_ hash: ChainHash) async throws(CrewError) -> CalendarRight?

    /// The member's right to that calendar; nil if there is none.
    func calendarRight(
        of member: MemberID, to scope: CalendarScope
    ) async throws(CrewError) -> CalendarRight?

    /// Drops the member's right to that calendar; changes nothing if there is none.
    func dropCalendarRight(of member: MemberID, to scope: CalendarScope) async throws(CrewError)

    /// At most `limit` meetings of these crews that calendars show (`Meeting.isInCalendars`), the earliest
    /// start first, read in one snapshot.
    func calendarMeetings(
        of crews: [CrewID], at now: Timestamp, limit: Int
    ) async throws(CrewError) -> [Meeting]
}
