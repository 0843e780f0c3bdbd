import Testing
import Vocabulary

@testable import Crews

/// Calendars of meetings, before they are written in any format.
@Suite struct CrewCalendarTests {
    private static let scope = CalendarScope.crew(SeatSamples.crewID)
    private static let day: Int64 = 86_400

    /// Meeting number n begins so many seconds after the moment of the samples, and lasts an hour.
    private static func meeting(
        _ number: Int, at seconds: Int64, calledOffAt: Int64? = nil, version: Int64 = 1,
        crew: CrewID = SeatSamples.crewID
    ) -> Meeting {
        let (starts, ends) = (SeatSamples.later(seconds), SeatSamples.later(seconds + 3600))
        let details = MeetingDetails(
            title: "토요 \u{1112}\u{1161}\u{11AB}글", place: "송정 풋살장", startsAt: starts, endsAt: ends,
            zone: "Asia/Seoul", clock: .korea(from: starts, to: ends, answersUntil: starts), capacity: nil,
            answersUntil: starts, note: "물\n실내화")
        return Meeting(
            id: id(number), crew: crew, details: details, calledOffAt: calledOffAt.map(SeatSamples.later),
            createdAt: SeatSamples.moment, updatedAt: SeatSamples.later(calledOffAt ?? 0),
            version: Version(version))
    }

    private static func id(_ number: Int) -> MeetingID { MeetingID(SeatSamples.raw(9, number)) }

    private static func calendar(_ meetings: [Meeting], at seconds: Int64 = 0) -> CrewCalendar {
        CrewCalendar(scope, of: [SeatSamples.crew()], meetings, at: SeatSamples.later(seconds))
    }

    @Test("An entry says what the meeting says, and counts its changes")
    func entry() throws {
        let calendar = Self.calendar([Self.meeting(1, at: 60, calledOffAt: 30, version: 4)])
        let entry = try #require(calendar.entries.first)
        #expect(calendar.name == SeatSamples.crew().details.name && calendar.entries.count == 1)
        #expect(entry.meeting == Self.id(1) && entry.crew == SeatSamples.crewID)
        #expect(entry.version == Version(4) && entry.changedAt == SeatSamples.later(30))
        #expect(entry.startsAt == SeatSamples.later(60) && entry.endsAt == SeatSamples.later(3660))
        #expect(entry.isCalledOff && entry.place == "송정 풋살장" && entry.note == "물\n실내화")
        #expect(entry.title.utf8.elementsEqual("토요 \u{1112}\u{1161}\u{11AB}글".utf8), "\(entry.title)")
    }

    @Test("What is called off stays for 30 days, and a meeting for 30 days after its end")
    func keeping() {
        let (off, past) = (Self.meeting(1, at: 90 * Self.day, calledOffAt: 5), Self.meeting(2, at: 0))
        let month = 30 * Self.day
        #expect(
            Self.calendar([off, past], at: month + 4).entries.map(\.meeting) == [Self.id(2), Self.id(1)])
        #expect(Self.calendar([off, past], at: month + 5).entries.map(\.meeting) == [Self.id(2)])
        #expect(Self.calendar([past], at: month + 3599).entries.count == 1)
        #expect(Self.calendar([past], at: month + 3600).entries.isEmpty)
    }

    @Test("The same meetings make the same calendar, at whatever moment it is asked for")
    func order() {
        let meetings = [Self.meeting(3, at: 9), Self.meeting(1, at: 9), Self.meeting(2, at: 5)]
        let calendar = Self.calendar(meetings)
        #expect(calendar.entries.map(\.meeting) == [Self.id(2), Self.id(1), Self.id(3)])
        #expect(Self.calendar(meetings.reversed(), at: Self.day) == calendar)
    }

    @Test("Of more meetings than a calendar shows, those that start last are left out")
    func limit() {
        let most = CrewCalendar.mostEntries
        let meetings = (0...most).map { Self.meeting($0, at: Int64($0)) }
        let entries = Self.calendar(meetings.reversed()).entries
        #expect(entries.count == most && entries.last?.meeting == Self.id(most - 1))
    }

    @Test("The calendar of all crews has no meeting to which the member does not go, and none of others")
    func own() {
        let meetings = [
            Self.meeting(1, at: 1), Self.meeting(2, at: 2),
            Self.meeting(3, at: 3, crew: CrewID(SeatSamples.raw(3, 1))),
        ]
        let calendar = CrewCalendar(
            .own, of: [SeatSamples.crew()], meetings, without: [Self.id(2)], at: SeatSamples.moment)
        #expect(calendar.name == nil && calendar.entries.map(\.meeting) == [Self.id(1)])
    }

    @Test("A crew with another name changes the entries that say it, and no others")
    func renamed() throws {
        let crew = SeatSamples.crew()
        let now = SeatSamples.later(7)
        let renamed = try crew.edited(crew.details, cover: nil, by: crew.owner, taken: 1, at: now)
        let meetings = [Self.meeting(1, at: 60)]
        let own = CrewCalendar(.own, of: [renamed], meetings, at: now)
        let single = CrewCalendar(Self.scope, of: [renamed], meetings, at: now)
        #expect(own.entries.map(\.changedAt) == [now])
        #expect(single.entries.map(\.changedAt) == [SeatSamples.moment])
    }

    @Test("An address has its secret in the path, and in no text or dump of itself")
    func address() throws {
        let secret = try #require(RightSecret("AbCdEfGhIjKlMnOpQrSt-_"))
        let address = CalendarAddress(secret, madeAt: SeatSamples.moment)
        #expect(address.path == "/calendar/AbCdEfGhIjKlMnOpQrSt-_/crew.ics")
        #expect(!"\(address)".contains(secret.text) && !String(reflecting: address).contains(secret.text))
    }
}
