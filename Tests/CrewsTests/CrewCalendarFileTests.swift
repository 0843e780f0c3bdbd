import Crews
import CrewsConsole
import Terminal
import Testing
import Vocabulary

/// Calendars of crews as files. What a file is made of, CalendarTests try.
@Suite struct CrewCalendarFileTests {
    private static let starts = Timestamp(microseconds: 1_796_470_200_000_000)
    private static let crew = CrewID(RawIdentifier(high: 1, low: 2))

    private static func entry(_ number: UInt64, note: String = "물", isCalledOff: Bool = false)
        -> CalendarEntry
    {
        let starts = starts.advanced(by: .seconds(Int64(number)))
        return CalendarEntry(
            meeting: MeetingID(RawIdentifier(high: 1, low: number)), crew: crew, crewName: "느티 크루",
            version: Version(3), changedAt: starts, startsAt: starts,
            endsAt: starts.advanced(by: .seconds(3600)), isCalledOff: isCalledOff, title: "토요 축구",
            place: "한강, 공원", note: note)
    }

    private static func lines(
        _ calendar: CrewCalendar, _ language: Language = .ko, page: String? = nil
    ) throws -> [Substring] {
        let bytes = try calendar.file(in: language) { _ in page }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    }

    @Test("A crew's file has its name, and each meeting as it stands")
    func crew() throws {
        let calendar = CrewCalendar(
            scope: .crew(Self.crew), name: "느티 크루",
            entries: [Self.entry(1), Self.entry(2, isCalledOff: true)])
        let lines = try Self.lines(calendar, page: "https://madang.example/s/x?lang=ko")
        #expect(lines.contains("NAME:느티 크루") && lines.contains("METHOD:PUBLISH"))
        #expect(lines.filter { $0.hasPrefix("STATUS:") } == ["STATUS:CONFIRMED", "STATUS:CANCELLED"])
        #expect(lines.filter { $0 == "SUMMARY:토요 축구" }.count == 2)
        #expect(lines.filter { $0 == "SEQUENCE:2" }.count == 2)
        #expect(lines.contains(#"LOCATION:한강\, 공원"#) && lines.contains("DESCRIPTION:물"))
        #expect(lines.filter { $0 == "URL:https://madang.example/s/x?lang=ko" }.count == 2)
        let id = MeetingID(RawIdentifier(high: 1, low: 1))
        #expect(lines.contains("UID:\(id)"))
    }

    @Test("The file of all crews says the crew of each meeting", arguments: Language.allCases)
    func own(_ language: Language) throws {
        let lines = try Self.lines(CrewCalendar(scope: .own, name: nil, entries: [Self.entry(1)]), language)
        #expect(lines.contains("SUMMARY:토요 축구 (느티 크루)"))
        #expect(lines.contains(language == .ko ? "NAME:마당: 내 크루" : "NAME:Madang: my crews"))
        #expect(!lines.contains { $0.hasPrefix("URL:") })
    }

    @Test("A file that its notes make too large has none of them")
    func large() throws {
        let note = String(repeating: "👩\u{200D}👩\u{200D}👧\u{200D}👦", count: 600)
        let entries = (1...1_000).map { Self.entry($0, note: note) }
        let lines = try Self.lines(CrewCalendar(scope: .own, name: nil, entries: entries))
        #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == entries.count)
        #expect(!lines.contains { $0.hasPrefix("DESCRIPTION:") })
    }
}
