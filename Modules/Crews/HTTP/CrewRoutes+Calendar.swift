public import Crews
public import Vocabulary
public import Wire

/// The routes of calendars; each request is answered by the verbs of the principal who sent it.
public func crewCalendarRoutes(
    _ verbs: @escaping @Sendable (Principal) -> any CalendarVerbs
) -> [Route] {
    [
        Route(CrewEndpoints.calendar) { input, caller throws(CrewError) in
            try await verbs(caller.principal).calendar(input.scope)
        },
        Route(CrewEndpoints.calendarAddress) { input, caller throws(CrewError) in
            try await verbs(caller.principal).calendarAddress(of: input.scope)
        },
        Route(CrewEndpoints.renewCalendarAddress) { input, caller throws(CrewError) in
            try await verbs(caller.principal).renewCalendarAddress(of: input.scope)
        },
        Route(CrewEndpoints.revokeCalendarAddress) { input, caller throws(CrewError) in
            try await verbs(caller.principal).revokeCalendarAddress(of: input.scope)
            return Nothing()
        },
    ]
}
