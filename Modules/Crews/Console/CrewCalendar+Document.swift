import Calendar
public import Crews
public import Terminal
public import Vocabulary

extension CrewCalendar {
    /// The calendar as a file for programs that show calendars. `page` gives the address of a crew's page;
    /// nil where that is not known.
    ///
    /// Where notes make it larger than a document may be, they are left out, all of them. Throws `internal`
    /// for what a document refuses: no meeting within the limits of its draft is refused.
    public func file(in language: Language, page: (CrewID) -> String?) throws(ServiceFailure) -> [UInt8] {
        do throws(CalendarError) {
            return try document(in: language, page: page).bytes
        } catch {
            throw .internal("a calendar cannot be written: \(error.reason)")
        }
    }

    /// The media type of such a file.
    public static let mediaType = CalendarDocument.mediaType

    private func document(
        in language: Language, page: (CrewID) -> String?
    ) throws(CalendarError) -> CalendarDocument {
        do throws(CalendarError) {
            return try document(in: language, withNotes: true, page)
        } catch {
            guard case .tooLarge = error else { throw error }
            return try document(in: language, withNotes: false, page)
        }
    }

    private func document(
        in language: Language, withNotes: Bool, _ page: (CrewID) -> String?
    ) throws(CalendarError) -> CalendarDocument {
        var events: [CalendarEvent] = []
        for entry in entries { events.append(try entry.event(in: scope, withNotes: withNotes, page)) }
        return try CalendarDocument(name: name ?? Self.ownName.text(in: language), events: events)
    }

    private static let ownName = Phrase(en: "Madang: my crews", ko: "마당: 내 크루")
}

extension CalendarEntry {
    /// In the calendar of all crews the name of the crew stands behind the title.
    fileprivate func event(
        in scope: CalendarScope, withNotes: Bool, _ page: (CrewID) -> String?
    ) throws(CalendarError) -> CalendarEvent {
        try CalendarEvent(
            AnyIdentifier(meeting), version, changedAt: changedAt, startsAt: startsAt, endsAt: endsAt,
            status: isCalledOff ? .cancelled : .confirmed,
            summary: scope == .own ? "\(title) (\(crewName))" : title, place: place,
            note: withNotes ? note : "", address: page(crew))
    }
}
