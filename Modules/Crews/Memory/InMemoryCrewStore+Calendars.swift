public import Vocabulary

extension InMemoryCrewStore {
    public func put(_ right: CalendarRight) async throws(CrewError) {
        try requireOpen(right.member)
        drop(right.member, right.scope)
        calendarRights.append(right)
    }

    public func calendarRight(_ hash: ChainHash) async throws(CrewError) -> CalendarRight? {
        calendarRights.first { $0.hash == hash }
    }

    public func calendarRight(
        of member: MemberID, to scope: CalendarScope
    ) async throws(CrewError) -> CalendarRight? {
        calendarRights.first { $0.member == member && $0.scope == scope }
    }

    public func dropCalendarRight(of member: MemberID, to scope: CalendarScope) async throws(CrewError) {
        drop(member, scope)
    }

    public func calendarMeetings(
        of crews: [CrewID], at now: Timestamp, limit: Int
    ) async throws(CrewError) -> [Meeting] {
        let shown = meetings.meetings.values.filter { crews.contains($0.crew) && $0.isInCalendars(at: now) }
        let sorted = shown.sorted { ($0.details.startsAt, $0.id) < ($1.details.startsAt, $1.id) }
        return Array(sorted.prefix(limit))
    }

    private func drop(_ member: MemberID, _ scope: CalendarScope) {
        calendarRights.removeAll { $0.member == member && $0.scope == scope }
    }
}
