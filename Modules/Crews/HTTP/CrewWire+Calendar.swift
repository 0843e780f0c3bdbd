public import Crews
public import Vocabulary
public import Wire

extension CrewWire {
    /// Meetings for a program that shows calendars.
    public static let calendar: WireCoder<CrewCalendar> = Shape<CrewCalendar>(
        "CrewCalendar",
        Field("crew", WireCoder<CrewID>.id().optional) { $0.scope.crew },
        Field("name", name.optional) { $0.name },
        Field("entries", calendarEntry.array) { $0.entries }
    ) { crew, name, entries in
        CrewCalendar(scope: CalendarScope(crew), name: name, entries: entries)
    }.coder

    /// The private address of a calendar; its secret stands in no other answer.
    public static let calendarAddress: WireCoder<CalendarAddress> = Shape<CalendarAddress>(
        "CrewCalendarAddress",
        Field("secret", secret) { $0.secret },
        Field("madeAt", .timestamp) { $0.madeAt }
    ) { secret, madeAt in CalendarAddress(secret, madeAt: madeAt) }.coder

    /// When the private address of a calendar was made; null where there is none.
    public static let calendarAddressMade: WireCoder<Timestamp?> = Shape<Timestamp>(
        "CrewCalendarAddressMade", Field("madeAt", .timestamp) { $0 }
    ) { $0 }.coder.optional
}

extension CrewWire {
    private static let calendarEntry: WireCoder<CalendarEntry> = Shape<CalendarEntry>(
        "CrewCalendarEntry",
        Field("meeting", .id()) { $0.meeting },
        Field(flattening: calendarCrew) { CalendarCrew(id: $0.crew, name: $0.crewName) },
        Field(flattening: calendarChange) {
            CalendarChange(version: $0.version, changedAt: $0.changedAt, isCalledOff: $0.isCalledOff)
        },
        Field("startsAt", .timestamp) { $0.startsAt },
        Field("endsAt", .timestamp) { $0.endsAt },
        Field("title", .text(example: "토요 축구")) { $0.title },
        Field("place", .text(example: "송정 풋살장")) { $0.place },
        Field("note", .text(example: "조끼를 가져오세요.")) { $0.note }
    ) { meeting, crew, change, startsAt, endsAt, title, place, note in
        CalendarEntry(
            meeting: meeting, crew: crew.id, crewName: crew.name, version: change.version,
            changedAt: change.changedAt, startsAt: startsAt, endsAt: endsAt, isCalledOff: change.isCalledOff,
            title: title, place: place, note: note)
    }.coder

    /// The crew of an entry.
    private struct CalendarCrew: Sendable {
        let id: CrewID
        let name: String
    }

    private static let calendarCrew = Shape<CalendarCrew>(
        "CrewCalendarCrew",
        Field("crew", .id()) { $0.id },
        Field("crewName", name) { $0.name }
    ) { id, name in CalendarCrew(id: id, name: name) }

    /// The last change of an entry.
    private struct CalendarChange: Sendable {
        let version: Version
        let changedAt: Timestamp
        let isCalledOff: Bool
    }

    private static let calendarChange = Shape<CalendarChange>(
        "CrewCalendarChange",
        Field("version", .version) { $0.version },
        Field("changedAt", .timestamp) { $0.changedAt },
        Field("isCalledOff", .bool) { $0.isCalledOff }
    ) { version, changedAt, isCalledOff in
        CalendarChange(version: version, changedAt: changedAt, isCalledOff: isCalledOff)
    }

    private static let secret = WireCoder<String>.text(
        minimumLength: RightSecret.length, maximumLength: RightSecret.length,
        pattern: "^[A-Za-z0-9_-]{22}$", example: "AAAAAAAAAAAAAAAAAAAAAA"
    ).map(
        expected: "22 characters of base64url", to: { (secret: RightSecret) in secret.text },
        from: { RightSecret($0) })
}
