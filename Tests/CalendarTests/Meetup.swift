import Calendar
import Testing
import Vocabulary

/// A meeting of a crew, of which tests change what they are about.
struct Meetup {
    static let composed = "한글 농구"
    static let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 농구"

    var number: UInt64 = 1
    var version: Int64 = 1
    var changed = "2026-11-20T08:00:00.999999Z"
    var starts = "2026-11-21T09:46:00Z"
    var ends = "2026-11-21T11:46:00Z"
    var status = CalendarEvent.Status.confirmed
    var summary = Meetup.composed
    var place = ""
    var note = ""
    var address: String?

    /// Throws what the event refuses.
    func event() throws -> CalendarEvent {
        try CalendarEvent(
            Self.id(number), Version(version), changedAt: Self.moment(changed),
            startsAt: Self.moment(starts), endsAt: Self.moment(ends), status: status, summary: summary,
            place: place, note: note, address: address)
    }

    static func id(_ number: UInt64) throws -> AnyIdentifier {
        try #require(AnyIdentifier("mtg_\(RawIdentifier(high: 0, low: number).base32)"))
    }

    private static func moment(_ text: String) throws -> Timestamp {
        try #require(Timestamp(rfc3339: text), "\(text) is no moment")
    }

    /// The document of these events.
    static func document(_ meetups: [Meetup], name: String = composed) throws -> CalendarDocument {
        try CalendarDocument(name: name, events: meetups.map { try $0.event() })
    }
}

extension CalendarDocument {
    /// The lines as they stand, each without its CRLF. A CR or LF by itself fails the test.
    func lines() throws -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\r")) {
            try #require(rest.index(after: end) < rest.endIndex && rest[end + 1] == UInt8(ascii: "\n"))
            let line = Array(rest[..<end])
            try #require(!line.contains(UInt8(ascii: "\n")), "a line feed stands by itself")
            lines.append(line)
            rest = rest[(end + 2)...]
        }
        try #require(rest.isEmpty, "the last line does not end with CRLF")
        return lines
    }

    /// The lines that make up a property, in order, each without the blank that continues it.
    func parts(of name: String) throws -> [[UInt8]] {
        let lines = try lines()
        let start = try #require(lines.firstIndex { $0.starts(with: Array("\(name):".utf8)) })
        let more = lines[(start + 1)...].prefix { $0.first == UInt8(ascii: " ") }
        return [lines[start]] + more.map { Array($0.dropFirst()) }
    }

    /// The value of a property as it stands in its line, unfolded. Fails the test if it is not UTF-8.
    func value(of name: String) throws -> String {
        let octets = try parts(of: name).flatMap(\.self).dropFirst(name.utf8.count + 1)
        return try #require(String(validating: Array(octets), as: UTF8.self), "\(name) is not UTF-8")
    }
}
