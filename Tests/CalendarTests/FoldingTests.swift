import Calendar
import Testing

/// Long lines: none has more than 75 octets, and no character is split.
@Suite struct FoldingTests {
    private static let tails = [
        "a", "é", "e\u{301}", "한", "\u{1112}\u{1161}\u{11AB}", "🏀", "👩🏽\u{200D}🦱",
        "👩\u{200D}👩\u{200D}👧\u{200D}👦", "🇰🇷", "❤️\u{200D}🔥", ",", "\\",
    ]

    @Test("A line breaks in front of the character that would not fit", arguments: 70...80)
    func boundary(_ octets: Int) throws {
        for tail in Self.tails {
            let head = String(repeating: "x", count: octets - "SUMMARY:".utf8.count)
            let parts = try Meetup.document([Meetup(summary: head + tail + "끝")]).parts(of: "SUMMARY")
            let line = "SUMMARY:\(head)\([",", "\\"].contains(tail) ? "\\" : "")\(tail)끝"
            expectFolded(parts, "\(tail) behind \(octets) octets")
            let unfolded = String(decoding: parts.flatMap(\.self), as: UTF8.self)
            #expect(unfolded.utf8.elementsEqual(line.utf8), "unfolded: \(unfolded)")
            #expect(
                parts[0].count == Self.fitting(line), "\(tail) behind \(octets): \(parts[0].count) octets")
        }
    }

    @Test("A text of many lines' length breaks between its characters, composed or not")
    func long() throws {
        for word in [Meetup.composed, Meetup.decomposed, "👨\u{200D}👩\u{200D}👧", "é🏀 a"] {
            let note = String(repeating: word, count: 200)
            let document = try Meetup.document([Meetup(note: note)])
            let parts = try document.parts(of: "DESCRIPTION")
            expectFolded(parts, word)
            #expect(parts.count > 10, "\(word): \(parts.count) lines")
            #expect(try document.value(of: "DESCRIPTION").utf8.elementsEqual(note.utf8), "\(word) is changed")
        }
    }

    @Test("A character longer than a line is broken between its scalars")
    func overlong() throws {
        for marks in [36, 37, 38, 200] {
            let summary = "e" + String(repeating: "\u{301}", count: marks)
            let document = try Meetup.document([Meetup(summary: summary)])
            for part in try document.parts(of: "SUMMARY") {
                #expect(part.count <= 75, "\(marks) marks: a line of \(part.count) octets")
                #expect(String(validating: part, as: UTF8.self) != nil, "\(marks) marks: a scalar is split")
            }
            #expect(try document.value(of: "SUMMARY").utf8.elementsEqual(summary.utf8))
        }
    }

    @Test("A line of 75 octets is not folded, and one of 76 is")
    func limit() throws {
        for (count, lines) in [(74, 1), (75, 1), (76, 2), (149, 2), (150, 3)] {
            let place = String(repeating: "y", count: count - "LOCATION:".utf8.count)
            let parts = try Meetup.document([Meetup(place: place)]).parts(of: "LOCATION")
            #expect(parts.count == lines, "\(count) octets make \(parts.count) lines")
        }
    }

    /// The octets of the characters that fit on the first line.
    private static func fitting(_ line: String) -> Int {
        var octets = 0
        for character in line {
            guard octets + character.utf8.count <= 75 else { break }
            octets += character.utf8.count
        }
        return octets
    }

    /// Each line is within its limit, and has whole characters: together as many as the text.
    private func expectFolded(_ parts: [[UInt8]], _ note: String) {
        for (index, part) in parts.enumerated() {
            #expect(
                part.count <= (index == 0 ? 75 : 74), "\(note): line \(index + 1) has \(part.count) octets")
            #expect(String(validating: part, as: UTF8.self) != nil, "\(note): line \(index + 1) is no UTF-8")
        }
        let whole = String(decoding: parts.flatMap(\.self), as: UTF8.self)
        let pieces = parts.map { String(decoding: $0, as: UTF8.self).count }
        #expect(pieces.reduce(0, +) == whole.count, "\(note): a character is split: \(parts.count) lines")
    }
}
