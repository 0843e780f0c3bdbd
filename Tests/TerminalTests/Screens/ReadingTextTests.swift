import Terminal
import Testing

/// A text that somebody reads on a screen.
@Suite struct ReadingTextTests {
    private static func text(columns: Int) -> ReadingText {
        var text = ReadingText(columns: columns, .ko)
        text.add("축구공 한 개", .heading)
        text.addBlank()
        text.add(Phrase(en: "Price", ko: "가격"), "8000")
        return text
    }

    @Test(arguments: [(20, 3), (8, 5), (0, 11)])
    func itsLinesFit(_ columns: Int, _ height: Int) {
        #expect(Self.text(columns: columns).height == height)
    }

    @Test func itIsDrawnFromTheLineThatIsSeenFirst() {
        var frame = Frame(Size(columns: 20, rows: 2))
        frame.put(Self.text(columns: 20), from: 1, in: frame.bounds)
        #expect(frame.text == "\n가격: 8000\n")
    }

    @Test func noLineIsDrawnOutsideItsPart() {
        var frame = Frame(Size(columns: 20, rows: 3))
        frame.put(Self.text(columns: 20), from: 0, in: Rect(column: 0, row: 0, columns: 20, rows: 1))
        #expect(frame.text == "축구공 한 개\n\n\n")
    }
}
