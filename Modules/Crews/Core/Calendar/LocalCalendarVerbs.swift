import Vocabulary

/// The verbs of calendars over a service of this process.
struct LocalCalendarVerbs: CalendarVerbs {
    let service: CalendarService
    let principal: Principal

    func calendar(_ scope: CalendarScope) async throws(CrewError) -> CrewCalendar {
        try await service.calendar(scope, of: CrewPolicy.member(principal), as: principal)
    }

    func calendarAddress(of scope: CalendarScope) async throws(CrewError) -> Timestamp? {
        let member = try await reader(of: scope)
        return try await service.rights.calendarRight(of: member, to: scope)?.madeAt
    }

    func renewCalendarAddress(of scope: CalendarScope) async throws(CrewError) -> CalendarAddress {
        try await requirePresent()
        return try await service.renew(scope, of: reader(of: scope))
    }

    func revokeCalendarAddress(of scope: CalendarScope) async throws(CrewError) {
        try await requirePresent()
        try await service.rights.dropCalendarRight(of: CrewPolicy.member(principal), to: scope)
    }

    /// The member who acts. Throws `notFound` for one crew whose meetings they may not read.
    private func reader(of scope: CalendarScope) async throws(CrewError) -> MemberID {
        let member = try CrewPolicy.member(principal)
        if case .crew = scope { _ = try await service.readable(scope, of: member, as: principal) }
        return member
    }

    /// Addresses are no texts: a silenced member has them, too.
    private func requirePresent() async throws(CrewError) {
        _ = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.crews.members.requirePresent(principal)
        }
    }
}

/// The verb at private addresses of calendars over a service of this process.
struct LocalCalendarDesk: CalendarDesk {
    let service: CalendarService

    func calendar(_ secret: RightSecret) async throws(CrewError) -> CrewCalendar {
        guard let right = try await service.right(secret) else { throw .notFound }
        // An address has no role: the membership decides alone.
        return try await service.calendar(right.scope, of: right.member, as: .anonymous)
    }
}
