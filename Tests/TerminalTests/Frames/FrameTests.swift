import SampleKit
import Testing
import UnicodeText

@testable import Terminal

/// A grid of cells, and what is put into it.
@Suite struct FrameTests {
    private static func frame(_ columns: Int, _ rows: Int = 1, _ body: (inout Frame) -> Void) -> Frame {
        var frame = Frame(Size(columns: columns, rows: rows))
        body(&frame)
        return frame
    }

    static let lines: [(text: String, column: Int, columns: Int, line: String, behind: Int)] = [
        ("가나다", 0, 8, "가나다", 6), ("가나다", 1, 8, " 가나다", 7), ("", 3, 8, "", 3),
        // Cut at either edge, a wide character is gone whole.
        ("가나다", 0, 5, "가나", 6), ("가나다", -1, 8, " 나다", 5), ("가나다", -2, 8, "나다", 4),
        ("abc", 7, 8, "       a", 8), ("abc", 9, 8, "", 9),
        // One syllable however it is written; what cannot stand alone does not.
        ("\u{1112}\u{1161}\u{11AB}x", 0, 8, "한x", 3), ("e\u{301}\u{301}x", 0, 8, "é\u{301}x", 2),
        ("\u{301}x", 0, 8, "x", 1),
        ("👨‍👩‍👧가", 0, 8, "👨‍👩‍👧가", 4), ("👨‍👩‍👧가", 0, 3, "👨‍👩‍👧", 4),
        // Hostile text is harmless, and takes the cells that it shows.
        ("a\u{1B}[2Jb", 0, 8, "a^[[2Jb", 7), ("a\nb\u{202E}c", 0, 8, "a^Jb\u{FFFD}c", 6),
    ]

    @Test func consonantsThatNothingComposesStandBesideOneAnother() {
        var frame = Frame(Size(columns: 8, rows: 1))
        #expect(frame.put("\u{1112}\u{1112}!", at: Point(column: 0, row: 0)) == 5)
        frame.put("x", at: Point(column: 2, row: 0))
        #expect(frame.text.unicodeScalars.map(\.value) == [0x1112, 0x78, 0x20, 0x21, 0x0A], "\(frame.text)")
    }

    @Test(arguments: lines.indices) func textIsPutAndClipped(_ index: Int) {
        let (text, column, columns, line, behind) = Self.lines[index]
        let frame = Self.frame(columns) { frame in
            #expect(frame.put(text, at: Point(column: column, row: 0)) == behind)
        }
        #expect(frame.text == line + "\n")
        #expect(Self.isSound(frame))
    }

    static let overwritten: [(text: String, column: Int, line: String)] = [
        ("x", 0, "x 나다"), ("x", 1, " x나다"), ("x", 3, "가 x다"), ("xy", 1, " xy 다"), ("라", 1, " 라 다"),
        ("xyz", 2, "가xyz"), ("👍🏽", 3, "가 👍🏽"),
    ]

    @Test(arguments: overwritten.indices) func noHalfIsLeftOfWhatIsWrittenOver(_ index: Int) {
        let (text, column, line) = Self.overwritten[index]
        let frame = Self.frame(6) { frame in
            frame.put("가나다", at: .origin)
            frame.put(text, at: Point(column: column, row: 0))
        }
        #expect(frame.text == line + "\n")
        #expect(Self.isSound(frame))
    }

    @Test func aPartIsFilledAndFramesAreLaidUponOneAnother() {
        let dialog = Self.frame(6, 2) { frame in
            frame.put("삭제?", at: .origin, .role(.heading))
            frame.put("예", at: Point(column: 1, row: 1), .role(.key, isSelected: true))
            frame.show(cursor: Point(column: 3, row: 1))
        }
        let frame = Self.frame(9, 3) { frame in
            for row in 0..<3 { frame.put("가나다라마", at: Point(column: 0, row: row)) }
            frame.put(dialog, at: Point(column: 1, row: 1))
        }
        #expect(frame.text == "가나다라\n 삭제?\n  예\n")
        #expect(frame.roles == "\n hhhhh\n  KK\n")
        #expect(frame.cursor == Point(column: 4, row: 2))
        let cut = Self.frame(9, 3) { $0.put(frame, at: Point(column: -4, row: -1)) }
        #expect(cut.text == " ?\n\n\n")
        #expect(cut.cursor == Point(column: 0, row: 1))
        #expect(Self.isSound(frame) && Self.isSound(cut))
    }

    @Test func whatIsPutTogetherOfSeveralScalarsStaysItselfOnAnotherFrame() {
        let line = Self.frame(4, 1) { $0.put("👍🏽", at: .origin) }
        let frame = Self.frame(8, 1) { frame in
            frame.put("👨‍👩‍👧", at: .origin)
            frame.put(line, at: Point(column: 3, row: 0))
        }
        #expect(frame.text == "👨‍👩‍👧 👍🏽\n")
    }

    @Test func picturesAreCellsOfTwoPixels() {
        let (dark, light) = (Pixel(red: 0, green: 0, blue: 0), Pixel(red: 255, green: 255, blue: 255))
        let frame = Self.frame(5, 2) { frame in
            frame.put("가나", at: .origin)
            frame.put([[dark, dark, dark], [light, light, light], [dark]], at: Point(column: 1, row: 0))
        }
        #expect(frame.text == " ▀▀▀\n\n" && frame.roles == " ###\n\n")
        #expect(frame[Point(column: 1, row: 0)].look == .pixels(top: dark, bottom: light))
    }

    @Test(
        "whatever is put wherever: no trap, no half of a character", arguments: 1...20 as ClosedRange<UInt64>)
    func anything(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let texts = ["가", "a", "👨‍👩‍👧", "\u{1B}[31m", "한글 ab", "e\u{301}", "\u{1160}", "♥️", "ㅎ", ""]
        let size = Size(columns: random.below(30), rows: random.below(6))
        var frame = Frame(size)
        for _ in 0..<300 {
            let at = Point(column: random.below(50) - 10, row: random.below(12) - 3)
            let part = Rect(
                column: random.below(50) - 10, row: random.below(12) - 3, columns: random.below(20),
                rows: random.below(6))
            switch random.below(4) {
            case 0: frame.fill(part, .role(.field))
            case 1: frame.put(frame, at: at)
            case 2: frame.put(texts[random.below(texts.count)], at: at, within: part)
            default: frame.put(texts[random.below(texts.count)], at: at)
            }
            #expect(Self.isSound(frame))
        }
    }

    /// Whether every wide character has its two cells, every other one, and every line its width.
    private static func isSound(_ frame: Frame) -> Bool {
        for row in 0..<frame.size.rows {
            var column = 0
            while column < frame.size.columns {
                let width = frame.text(of: frame[Point(column: column, row: row)]).displayWidth
                let tails = (column + 1..<min(column + 3, frame.size.columns)).prefix {
                    frame[Point(column: $0, row: row)].glyph == .tail
                }
                guard width > 0, width == tails.count + 1 else { return false }
                column += width
            }
        }
        return true
    }
}

/// Parts of the screen.
@Suite struct RectTests {
    @Test func partsArePartOfTheWhole() {
        let whole = Rect(column: 2, row: 1, columns: 10, rows: 5)
        #expect(whole.split(top: 2).top.rows == 1..<3 && whole.split(top: 2).rest.rows == 3..<6)
        #expect(whole.split(bottom: 2).bottom.rows == 4..<6 && whole.split(bottom: 9).rest.isEmpty)
        #expect(whole.split(left: 4).left.columns == 2..<6 && whole.split(left: 99).rest.isEmpty)
        #expect(whole.inset(columns: 1, rows: 2) == Rect(column: 3, row: 3, columns: 8, rows: 1))
        #expect(whole.inset(columns: 6).isEmpty && Size(columns: -1, rows: 4).count == 0)
        #expect(whole.intersection(Rect(column: 0, row: 0, columns: 3, rows: 9)).columns == 2..<3)
        #expect(whole.intersection(Rect(column: 20, row: 0, columns: 3, rows: 9)).isEmpty)
        #expect(whole.contains(Point(column: 11, row: 5)) && !whole.contains(Point(column: 12, row: 5)))
    }
}
