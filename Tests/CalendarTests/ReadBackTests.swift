import Calendar
import SampleKit
import TestKit
import Testing

/// Documents as python3-icalendar reads them, which shares nothing with this library.
@Suite("Calendar: read back by python3-icalendar", .enabled(if: PythonCalendar.isWanted))
struct ReadBackTests {
    @Test("Each property has its value, and the calendar has its own")
    func properties() throws {
        let address = "https://madang.example/s/mtg_1?lang=ko&a=b,c;d"
        let meetup = Meetup(
            version: 7, status: .cancelled, summary: "연습, 경기; \"결승\"",
            place: Meetup.decomposed, note: "한 줄\n두 줄\r\n\r\nC:\\여기\t끝", address: address)
        let uid = "\(try Meetup.id(1))"
        let reading = try PythonCalendar.read(Meetup.document([meetup], name: "마당, 농구; \(Meetup.decomposed)"))
        #expect(
            reading.calendar == [
                "VERSION": "2.0", "PRODID": "-//Madang//Madang//EN", "METHOD": "PUBLISH",
                "NAME": "마당, 농구; \(Meetup.decomposed)", "X-WR-CALNAME": "마당, 농구; \(Meetup.decomposed)",
                "REFRESH-INTERVAL": "PT1H", "X-PUBLISHED-TTL": "PT1H",
            ])
        #expect(
            reading.events == [
                [
                    "UID": uid, "SEQUENCE": "6", "STATUS": "CANCELLED",
                    "DTSTAMP": "2026-11-20T08:00:00+00:00", "LAST-MODIFIED": "2026-11-20T08:00:00+00:00",
                    "DTSTART": "2026-11-21T09:46:00+00:00", "DTEND": "2026-11-21T11:46:00+00:00",
                    "SUMMARY": "연습, 경기; \"결승\"", "LOCATION": Meetup.decomposed,
                    "DESCRIPTION": "한 줄\n두 줄\n\nC:\\여기\t끝", "URL": address,
                ]
            ])
        #expect(reading.faults.isEmpty, "\(reading.faults)")
    }

    @Test("Two hundred events of random texts read the same, hostile ones too")
    func random() throws {
        var seeded = SeededGenerator(seed: 5545)
        let meetups = (1...200).map { number in
            Meetup(
                number: number, summary: Self.text(&seeded, 12), place: Self.text(&seeded, 30),
                note: Self.text(&seeded, 80))
        }
        let reading = try PythonCalendar.read(Meetup.document(meetups))
        #expect(reading.faults.isEmpty, "\(reading.faults)")
        try #require(reading.events.count == meetups.count)
        for (meetup, event) in zip(meetups, reading.events) {
            for (name, text) in [
                ("SUMMARY", meetup.summary), ("LOCATION", meetup.place), ("DESCRIPTION", meetup.note),
            ] {
                let read = event[name] ?? ""
                let expected = Self.shown(text)
                #expect(
                    read.utf8.elementsEqual(expected.utf8),
                    "\(name) \(meetup.number): \(read.debugDescription)")
            }
            #expect(
                Set(event.keys).isSubset(of: Self.names), "event \(meetup.number) has \(event.keys.sorted())")
        }
    }

    private static let names: Set<String> = [
        "UID", "SEQUENCE", "STATUS", "DTSTAMP", "LAST-MODIFIED", "DTSTART", "DTEND", "SUMMARY", "LOCATION",
        "DESCRIPTION",
    ]

    /// The text that programs get: line breaks of all kinds are one, and other controls are gone.
    private static func shown(_ text: String) -> String {
        let breaks: Set<Unicode.Scalar> = ["\r", "\u{85}", "\u{2028}", "\u{2029}"]
        var shown = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let isSecond = scalar == "\n" && previous == "\r"
            if breaks.contains(scalar) || (scalar == "\n" && !isSecond) { shown.append("\n") }
            if scalar.properties.generalCategory != .control || scalar == "\t" {
                if !breaks.contains(scalar) { shown.append(scalar) }
            }
            previous = scalar
        }
        return String(shown)
    }

    /// Of what is special here. icalendar 4 unescapes twice: it takes a backslash in front of `n`, a comma or
    /// a semicolon for another escape, and `%2C` for a comma, so that texts have neither.
    private static func text(_ seeded: inout SeededGenerator, _ most: Int) -> String {
        let pieces = [
            "한글", "\u{1112}\u{1161}\u{11AB}", "👩\u{200D}👩\u{200D}👧\u{200D}👦", "🇰🇷", "é", "e\u{301}\u{327}",
            "a", "N9", " ", "\t", ",", ";", ":", "\"", "\\가", "=", "\r\n", "\n", "\r", "\u{85}", "\u{2028}",
            "\u{0}", "\u{1B}", "\r\nATTENDEE:mailto:a@b.example\r\n", "\nEND:VEVENT\r\nEND:VCALENDAR\n",
            "\r\n ", "X-A;B=C:D",
        ]
        return (0...seeded.below(most)).map { _ in seeded.pick(pieces, else: "a") }.joined()
    }
}
