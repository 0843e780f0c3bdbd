public import Vocabulary

/// Meetings for a program that shows calendars. It names no members.
public struct CrewCalendar: Hashable, Sendable {
    public let scope: CalendarScope
    /// That of the crew; nil for the calendar of all crews.
    public let name: String?
    /// In the order of their starts, at most `mostEntries`.
    public let entries: [CalendarEntry]

    /// Memberwise.
    public init(scope: CalendarScope, name: String?, entries: [CalendarEntry]) {
        (self.scope, self.name, self.entries) = (scope, name, entries)
    }

    /// How many meetings a calendar shows: of more, those that start last are left out.
    public static let mostEntries = 1_000
    /// For how long a calendar keeps what is over: a meeting after its end, one that was called off after
    /// that moment, so that programs that ask in between learn of it.
    public static let keeping: Duration = .seconds(30 * 86_400)
}

extension CrewCalendar {
    /// The calendar of these meetings, each of one of the crews. `skipped` are those to which the member does
    /// not go.
    ///
    /// The same meetings give the same calendar in whatever order they come, until one of them is too old.
    public init(
        _ scope: CalendarScope, of crews: [Crew], _ meetings: [Meeting], without skipped: Set<MeetingID> = [],
        at now: Timestamp
    ) {
        let crews = Dictionary(crews.map { ($0.id, $0) }) { first, _ in first }
        let shown = meetings.filter { $0.isInCalendars(at: now) && !skipped.contains($0.id) }
        let entries = shown.compactMap { meeting in
            crews[meeting.crew].map { CalendarEntry(meeting, of: $0, in: scope) }
        }
        let sorted = entries.sorted { ($0.startsAt, $0.meeting) < ($1.startsAt, $1.meeting) }
        var name: String?
        if case .crew(let id) = scope { name = crews[id]?.details.name }
        self.init(scope: scope, name: name, entries: Array(sorted.prefix(Self.mostEntries)))
    }
}

extension Meeting {
    /// Whether calendars show the meeting.
    public func isInCalendars(at now: Timestamp) -> Bool {
        (calledOffAt ?? details.endsAt).advanced(by: CrewCalendar.keeping) > now
    }
}
