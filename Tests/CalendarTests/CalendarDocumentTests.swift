import Calendar
import Testing
import Vocabulary

/// The documents as they are sent.
@Suite struct CalendarDocumentTests {
    @Test("A calendar stands byte for byte as programs have read it before")
    func golden() throws {
        let practice = Meetup(
            number: 2, version: 4, status: .cancelled, summary: "연습, 경기; 그리고 뒤풀이",
            place: "서울 마포구 한강난지공원 체육관 앞 \(Meetup.decomposed)장",
            note: "준비물:\n- 실내화와 물\n- 함께 먹을 것 👩\u{200D}👩\u{200D}👧\u{200D}👦\r\n늦으면 C:\\여기로 알려 주세요.",
            address: "https://madang.example/s/crw_00000000000000000000000007?lang=ko")
        let document = try Meetup.document([practice, Meetup()])
        let text = String(decoding: document.bytes, as: UTF8.self)
        let golden = Self.golden.map { $0 + "\r\n" }.joined()
        #expect(
            text.utf8.elementsEqual(golden.utf8), "Programs that subscribe depend on these bytes: \(text)")
    }

    private static let golden = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Madang//Madang//EN",
        "METHOD:PUBLISH",
        "NAME:한글 농구",
        "X-WR-CALNAME:한글 농구",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
        "BEGIN:VEVENT",
        "UID:mtg_00000000000000000000000001",
        "DTSTAMP:20261120T080000Z",
        "LAST-MODIFIED:20261120T080000Z",
        "SEQUENCE:0",
        "DTSTART:20261121T094600Z",
        "DTEND:20261121T114600Z",
        "SUMMARY:한글 농구",
        "STATUS:CONFIRMED",
        "END:VEVENT",
        "BEGIN:VEVENT",
        "UID:mtg_00000000000000000000000002",
        "DTSTAMP:20261120T080000Z",
        "LAST-MODIFIED:20261120T080000Z",
        "SEQUENCE:3",
        "DTSTART:20261121T094600Z",
        "DTEND:20261121T114600Z",
        #"SUMMARY:연습\, 경기\; 그리고 뒤풀이"#,
        "LOCATION:서울 마포구 한강난지공원 체육관 앞 \u{1112}\u{1161}\u{11AB}",
        " \u{1100}\u{1173}\u{11AF} 농구장",
        #"DESCRIPTION:준비물:\n- 실내화와 물\n- 함께 먹을 것 "#,
        #" 👩\#u{200D}👩\#u{200D}👧\#u{200D}👦\n늦으면 C:\\여기로 알려 주세요."#,
        "URL:https://madang.example/s/crw_00000000000000000000000007?lang=ko",
        "STATUS:CANCELLED",
        "END:VEVENT",
        "END:VCALENDAR",
    ]

    @Test("The same events make the same bytes in any order, and a change makes others")
    func sameness() throws {
        let meetups = (1...20).map { Meetup(number: UInt64($0), starts: $0 > 10 ? Self.early : Self.late) }
        let first = try Meetup.document(meetups)
        let second = try Meetup.document(meetups.reversed())
        #expect(first == second)
        var changed = meetups
        changed[3].summary = Meetup.decomposed
        #expect(try Meetup.document(changed) != first, "composed or not is a change")
        #expect(try Meetup.document(meetups, name: "다른 이름") != first)
    }

    private static let early = "2026-11-21T09:00:00Z"
    private static let late = "2026-11-21T09:30:00Z"

    @Test("Events stand in the order of their starts, then of their identifiers")
    func order() throws {
        let (given, sorted): ([UInt64], [UInt64]) = ([3, 1, 2], [2, 3, 1])
        let meetups = given.map { Meetup(number: $0, starts: $0 == 1 ? Self.late : Self.early) }
        let starts = try Meetup.document(meetups).lines().filter { $0.starts(with: "UID:".utf8) }
        let expected = try sorted.map { Array("UID:\(try Meetup.id($0))".utf8) }
        #expect(starts == expected)
    }

    @Test("The sequence begins at 0 and stays in 32 bits")
    func sequence() throws {
        for (version, text) in [
            (Int64.min, "0"), (0, "0"), (1, "0"), (2, "1"), (1 << 31, "2147483647"), (.max, "2147483647"),
        ] {
            let document = try Meetup.document([Meetup(version: version)])
            #expect(try document.value(of: "SEQUENCE") == text, "version \(version)")
        }
    }

    @Test("A calendar without events is a document")
    func empty() throws {
        let lines = try Meetup.document([]).lines().map { String(decoding: $0, as: UTF8.self) }
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR" && lines.count == 9)
    }
}

extension CalendarDocumentTests {
    @Test("An event ends later than it starts, by a second that the document shows")
    func ends() throws {
        let id = try Meetup.id(1)
        for end in ["2026-11-21T09:46:00Z", "2026-11-21T09:46:00.999999Z", "2026-11-20T09:47:00Z"] {
            #expect(throws: CalendarError.endsTooSoon(id), "\(end)") { try Meetup(ends: end).event() }
        }
        let document = try Meetup.document([Meetup(ends: "2026-11-21T09:46:01Z")])
        #expect(try document.value(of: "DTEND") == "20261121T094601Z")
    }

    @Test("Moments outside of the years 1 to 9999 are refused")
    func years() throws {
        let id = try Meetup.id(1)
        let end = Timestamp(microseconds: 253_402_300_799_999_999)
        let start = Timestamp(microseconds: -62_135_596_800_000_000)
        let whole = try CalendarEvent(
            id, .first, changedAt: start, startsAt: start, endsAt: end, summary: "가")
        let document = try CalendarDocument(name: "가", events: [whole])
        #expect(try document.value(of: "DTSTART") == "00010101T000000Z")
        #expect(try document.value(of: "DTEND") == "99991231T235959Z")
        for (start, end) in [
            (Timestamp(microseconds: start.microseconds - 1), end), (start, Timestamp(microseconds: .max)),
            (Timestamp(microseconds: .min), Timestamp(microseconds: .max)),
        ] {
            #expect(throws: CalendarError.outsideYears(id)) {
                try CalendarEvent(id, .first, changedAt: start, startsAt: start, endsAt: end, summary: "가")
            }
        }
    }

    @Test("Texts and lists beyond their limits are refused")
    func limits() throws {
        func text(_ size: Int) -> String { String(repeating: "가", count: size / 3) + "xxx".prefix(size % 3) }
        let line = CalendarEvent.longestLine
        let address = "https://a.example/" + String(repeating: "a", count: CalendarEvent.longestAddress - 17)
        for (meetup, field, most) in [
            (Meetup(summary: text(line + 1)), CalendarError.Field.summary, line),
            (Meetup(place: text(line + 1)), .place, line),
            (Meetup(note: text(CalendarEvent.longestNote + 1)), .note, CalendarEvent.longestNote),
            (Meetup(address: address), .address, CalendarEvent.longestAddress),
        ] {
            #expect(throws: CalendarError.tooLong(field, most: most)) { try meetup.event() }
        }
        _ = try Meetup(summary: text(line), place: text(line), note: text(CalendarEvent.longestNote)).event()
        let name = CalendarDocument.longestName
        _ = try Meetup.document([], name: text(name))
        #expect(throws: CalendarError.tooLong(.name, most: name)) {
            try Meetup.document([], name: text(name + 1))
        }
    }

    @Test("A calendar has at most a thousand events, each once, and at most four megabytes")
    func sizes() throws {
        let most = CalendarDocument.mostEvents
        let meetups = (1...UInt64(most)).map { Meetup(number: $0) }
        let document = try Meetup.document(meetups)
        #expect(try document.lines().count(where: { $0 == Array("END:VEVENT".utf8) }) == most)
        #expect(throws: CalendarError.tooManyEvents(most: most)) {
            try Meetup.document(meetups + [Meetup(number: 0)])
        }
        let seventh = try Meetup.id(7)
        #expect(throws: CalendarError.repeated(seventh)) {
            try Meetup.document([Meetup(number: 7), Meetup(number: 8), Meetup(number: 7)])
        }
        let family = "👩\u{200D}👩\u{200D}👧\u{200D}👦"
        let note = String(repeating: family, count: CalendarEvent.longestNote / family.utf8.count)
        #expect(throws: CalendarError.tooLarge(most: CalendarDocument.largestSize)) {
            try Meetup.document((1...110).map { Meetup(number: $0, note: note) })
        }
    }
}
