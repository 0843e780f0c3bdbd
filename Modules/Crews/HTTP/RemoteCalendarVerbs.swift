public import Crews
public import Vocabulary
public import Wire

/// The verbs of calendars over HTTP, for the principal of the caller's credentials.
public struct RemoteCalendarVerbs: CalendarVerbs {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func calendar(_ scope: CalendarScope) async throws(CrewError) -> CrewCalendar {
        try await caller.call(CrewEndpoints.calendar, CalendarInput(scope: scope))
    }

    public func calendarAddress(of scope: CalendarScope) async throws(CrewError) -> Timestamp? {
        try await caller.call(CrewEndpoints.calendarAddress, CalendarInput(scope: scope))
    }

    public func renewCalendarAddress(of scope: CalendarScope) async throws(CrewError) -> CalendarAddress {
        try await caller.call(CrewEndpoints.renewCalendarAddress, CalendarInput(scope: scope))
    }

    public func revokeCalendarAddress(of scope: CalendarScope) async throws(CrewError) {
        _ = try await caller.call(CrewEndpoints.revokeCalendarAddress, CalendarInput(scope: scope))
    }
}
