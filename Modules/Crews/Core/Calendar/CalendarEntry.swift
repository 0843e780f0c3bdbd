public import Vocabulary

/// A meeting as a calendar shows it.
public struct CalendarEntry: Hashable, Sendable {
    /// The identifier of the entry for its whole life.
    public let meeting: MeetingID
    public let crew: CrewID
    public let crewName: String
    /// Counts the changes of the meeting.
    public let version: Version
    /// When the entry was last changed: with the meeting, and in the calendar of all crews, which says the
    /// name of the crew, with the crew.
    public let changedAt: Timestamp
    public let startsAt: Timestamp
    public let endsAt: Timestamp
    public let isCalledOff: Bool
    public let title: String
    /// Empty for none.
    public let place: String
    /// In any number of lines; empty for none.
    public let note: String

    /// Memberwise.
    public init(
        meeting: MeetingID, crew: CrewID, crewName: String, version: Version, changedAt: Timestamp,
        startsAt: Timestamp, endsAt: Timestamp, isCalledOff: Bool, title: String, place: String, note: String
    ) {
        (self.meeting, self.crew, self.crewName) = (meeting, crew, crewName)
        (self.version, self.changedAt) = (version, changedAt)
        (self.startsAt, self.endsAt, self.isCalledOff) = (startsAt, endsAt, isCalledOff)
        (self.title, self.place, self.note) = (title, place, note)
    }

    init(_ meeting: Meeting, of crew: Crew, in scope: CalendarScope) {
        let details = meeting.details
        let changedAt = scope == .own ? max(meeting.updatedAt, crew.updatedAt) : meeting.updatedAt
        self.init(
            meeting: meeting.id, crew: crew.id, crewName: crew.details.name, version: meeting.version,
            changedAt: changedAt, startsAt: details.startsAt, endsAt: details.endsAt,
            isCalledOff: meeting.calledOffAt != nil, title: details.title, place: details.place,
            note: details.note)
    }
}
