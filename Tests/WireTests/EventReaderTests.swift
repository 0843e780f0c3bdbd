import Testing

@testable import Wire

/// The format of streams of events (HTML standard, section 9.2.6), however it is cut.
@Suite struct EventReaderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let events: [ServerEvent]
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "fields", text: "id: 7\nevent: news\ndata: 하나\n\n",
            events: [.event("news", data: "하나", id: "7")]),
        Case(
            name: "several lines of data", text: "data: a\ndata:\ndata: b\n\n",
            events: [.event("message", data: "a\n\nb", id: nil)]),
        Case(
            name: "all line ends", text: "data: a\r\n\r\ndata: b\r\rdata: c\n\n",
            events: ["a", "b", "c"].map { .event("message", data: $0, id: nil) }),
        Case(
            name: "one blank is left out", text: "data:  a\ndata:b\n\n",
            events: [.event("message", data: " a\nb", id: nil)]),
        Case(
            name: "an identifier stays", text: "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
            events: [
                .event("message", data: "a", id: "1"), .event("message", data: "b", id: "1"),
                .event("message", data: "c", id: ""),
            ]),
        Case(
            name: "a NUL in an identifier", text: "id: 1\0\ndata: a\n\n",
            events: [.event("message", data: "a", id: nil)]),
        Case(name: "no data", text: "event: news\n\n", events: []),
        Case(name: "no end", text: "data: a\n", events: []),
        Case(
            name: "unknown fields", text: "retry: 3\nfoo: bar\ndata: a\n\n",
            events: [.event("message", data: "a", id: nil)]),
        Case(name: "a comment", text: ": alive\n\n", events: [.comment("alive")]),
        Case(
            name: "a byte order mark", text: "\u{FEFF}data: a\n\n",
            events: [.event("message", data: "a", id: nil)]),
    ]

    @Test(arguments: cases, [1, 2, 3, 1000]) func readsIt(_ one: Case, _ size: Int) throws {
        var reader = EventReader()
        var events: [ServerEvent] = []
        let bytes = Array(one.text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            events += try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(events == one.events)
    }

    @Test func whatIsWrittenIsRead() throws {
        let events: [ServerEvent] = [
            .event("notice", data: "{\"title\":\"원목\n책상\"}", id: "12"), .comment("살아 있음"),
            .event("reset", data: "{}", id: "13"),
        ]
        var reader = EventReader()
        #expect(try reader.read(events.flatMap(\.bytes)) == events)
        #expect(reader.lastEventID == "13")
    }

    @Test func nothingInANameBecomesAField() {
        let event = ServerEvent.event("a\ndata: x", data: "b\rc", id: "1\n\n2")
        #expect(
            String(decoding: event.bytes, as: UTF8.self) == "id: 12\nevent: adata: x\ndata: b\ndata: c\n\n")
    }

    @Test func anEventWithoutAnEndIsRefused() {
        var reader = EventReader()
        let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 19)
        #expect(throws: StreamFault.tooLarge(limit: EventReader.largest)) {
            for _ in 0..<3 { _ = try reader.read(piece) }
        }
    }
}
