import Vocabulary

/// A calendar that is published for programs to subscribe to: iCalendar (RFC 5545, RFC 7986), whole in
/// memory.
///
/// Equal names and events give equal bytes, in whatever order the events come and whenever the document is
/// made. So programs that ask again every hour get it once per change.
public struct CalendarDocument: Hashable, Sendable {
    /// What it is sent as.
    public static let mediaType = "text/calendar; charset=utf-8"
    public static let mostEvents = 1_000
    /// The most bytes of UTF-8 of its name.
    public static let longestName = 1_000
    /// The most bytes of a document, but for its last line.
    public static let largestSize = 4 << 20

    public let bytes: [UInt8]

    /// Writes the events in the order of their starts. Without events the document has no component, although
    /// RFC 5545, section 3.6, asks for one. It names no organizer, although RFC 5546, section 3.2.1, asks for
    /// one: that would be a member's address.
    ///
    /// Throws `tooLong` for the name, `tooManyEvents`, `repeated` and `tooLarge`.
    public init(name: String, events: [CalendarEvent]) throws(CalendarError) {
        try CalendarEvent.check(name, .name, most: Self.longestName)
        guard events.count <= Self.mostEvents else { throw .tooManyEvents(most: Self.mostEvents) }
        var seen: Set<AnyIdentifier> = []
        for event in events where !seen.insert(event.id).inserted { throw .repeated(event.id) }
        var lines = ContentLines()
        lines.begin(name)
        for event in events.sorted(by: Self.precedes) {
            lines.add(event)
            guard lines.bytes.count <= Self.largestSize else { throw .tooLarge(most: Self.largestSize) }
        }
        lines.add("END", "VCALENDAR")
        bytes = lines.bytes
    }

    private static func precedes(_ left: CalendarEvent, _ right: CalendarEvent) -> Bool {
        if left.startsAt != right.startsAt { return left.startsAt < right.startsAt }
        if left.id.raw != right.id.raw { return left.id.raw < right.id.raw }
        return left.id.prefix < right.id.prefix
    }
}

extension ContentLines {
    /// The properties of the calendar. Programs that know neither `NAME` nor `REFRESH-INTERVAL` (RFC 7986,
    /// sections 5.1 and 5.7) know the older two.
    fileprivate mutating func begin(_ name: String) {
        add("BEGIN", "VCALENDAR")
        add("VERSION", "2.0")
        add("PRODID", "-//Madang//Madang//EN")
        add("METHOD", "PUBLISH")
        add("NAME", text: name)
        add("X-WR-CALNAME", text: name)
        add("REFRESH-INTERVAL;VALUE=DURATION", "PT1H")
        add("X-PUBLISHED-TTL", "PT1H")
    }

    /// `UID` is the identifier of the record by itself: it is unique everywhere, and stays when a server gets
    /// another host (RFC 7986, section 5.3, asks for none). `DTSTAMP` is the moment of the last change too,
    /// not that of writing: the bytes stay the same.
    fileprivate mutating func add(_ event: CalendarEvent) {
        add("BEGIN", "VEVENT")
        add("UID", "\(event.id)")
        add("DTSTAMP", event.changedAt.calendarForm)
        add("LAST-MODIFIED", event.changedAt.calendarForm)
        add("SEQUENCE", String(event.version.sequence))
        add("DTSTART", event.startsAt.calendarForm)
        add("DTEND", event.endsAt.calendarForm)
        add("SUMMARY", text: event.summary)
        if !event.place.isEmpty { add("LOCATION", text: event.place) }
        if !event.note.isEmpty { add("DESCRIPTION", text: event.note) }
        if let address = event.address { add("URL", address) }
        add("STATUS", event.status.rawValue)
        add("END", "VEVENT")
    }
}

extension Timestamp {
    /// `20261121T094600Z`: whole seconds in UTC, rounded down (RFC 5545, section 3.3.5).
    fileprivate var calendarForm: String {
        rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
    }
}

extension Version {
    /// 0 for the first version. An INTEGER of iCalendar has 32 bits (RFC 5545, section 3.3.8).
    fileprivate var sequence: Int64 { min(max(number, 1), 1 << 31) - 1 }
}
