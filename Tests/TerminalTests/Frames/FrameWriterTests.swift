import SampleKit
import Testing

@testable import Terminal

/// What makes a terminal show a frame, tried on one that says what is seen.
@Suite struct FrameWriterTests {
    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func frame(_ lines: String..., cursor: Point? = nil) -> Frame {
        var frame = Frame(Size(columns: 20, rows: 3))
        for (row, line) in lines.enumerated() { frame.put(line, at: Point(column: 0, row: row)) }
        if let cursor { frame.show(caret: cursor) }
        return frame
    }

    @Test func onlyWhatHasChangedIsWritten() {
        var writer = FrameWriter(.terminal, .few)
        #expect(Self.text(writer.bytes(for: Self.frame("한글"))).contains("[2J한글"))
        #expect(writer.bytes(for: Self.frame("한글")).isEmpty)
        #expect(
            Self.text(writer.bytes(for: Self.frame("한겨", "", "x")))
                == "\u{1B}[?2026h\u{1B}[1;3H겨\u{1B}[3;1Hx\u{1B}[?2026l")
        // From a wide one to narrow ones both cells are written.
        #expect(
            Self.text(writer.bytes(for: Self.frame("ab겨", "", "x"))).contains("\u{1B}[1;1Hab\u{1B}[?2026l"))
        writer.forget()
        #expect(Self.text(writer.bytes(for: Self.frame("ab겨", "", "x"))).contains("[2Jab겨"))
    }

    @Test func theCursorStandsWhereOneTypes() {
        var writer = FrameWriter(.terminal, .few)
        let typed = Self.frame("이름: 김", cursor: Point(column: 8, row: 0))
        #expect(Self.text(writer.bytes(for: typed)).hasSuffix("김\u{1B}[?25h\u{1B}[?2026l"))
        let moved = Self.frame("이름: 김", cursor: Point(column: 6, row: 0))
        #expect(Self.text(writer.bytes(for: moved)) == "\u{1B}[?2026h\u{1B}[1;7H\u{1B}[?2026l")
        #expect(writer.bytes(for: moved).isEmpty)
        #expect(Self.text(writer.bytes(for: Self.frame("이름: 김"))).contains("\u{1B}[?25l"))
    }

    @Test func whatIsChosenHasTheCursorUnseen() {
        var writer = FrameWriter(.terminal, .few)
        var chosen = Self.frame("의자", "책상")
        chosen.show(cursor: Point(column: 0, row: 1))
        #expect(Self.text(writer.bytes(for: chosen)).hasSuffix("\u{1B}[2;1H\u{1B}[?25l\u{1B}[?2026l"))
        let typed = Self.frame("의자", "책상", cursor: Point(column: 2, row: 0))
        #expect(Self.text(writer.bytes(for: typed)).contains("\u{1B}[?25h"))
        #expect(Self.text(writer.bytes(for: chosen)).contains("\u{1B}[?25l"))
    }

    @Test func coloursFollowTheGround() {
        var light = FrameWriter(.terminal, .palette, on: .light)
        var dark = FrameWriter(.terminal, .palette)
        var frame = Frame(Size(columns: 9, rows: 1))
        frame.put("1만 원", at: .origin, .role(.accent))
        #expect(Self.text(light.bytes(for: frame)).contains("\u{1B}[0;1;38;5;25m1"))
        _ = dark.bytes(for: frame)
        dark.ground = .dark
        dark.forget()
        #expect(Self.text(dark.bytes(for: frame)).contains("\u{1B}[0;1;38;5;80m1"))
    }

    @Test func coloursAreThoseOfTheTerminal() {
        let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 90, green: 90, blue: 95))
        var frame = Frame(Size(columns: 4, rows: 1))
        frame.put("틀", at: .origin, .role(.fault))
        frame.put([[red], [blue]], at: Point(column: 2, row: 0))
        var (all, palette, none) = (
            FrameWriter(.terminal, .all), FrameWriter(.terminal, .palette), FrameWriter(.terminal, .none)
        )
        let pixels = "\u{1B}[0;38;2;255;0;0;48;2;90;90;95m▀"
        #expect(Self.text(all.bytes(for: frame)).contains("\u{1B}[0;1;38;5;131m틀\(pixels)"))
        #expect(Self.text(palette.bytes(for: frame)).contains("\u{1B}[0;38;5;196;48;5;59m▀"))
        #expect(Self.text(none.bytes(for: frame)).contains("\u{1B}[0;1m틀\u{1B}[0m▀"))
        // What looks the same is not written again.
        var other = frame
        other.put([[Pixel(red: 254, green: 1, blue: 1)], [blue]], at: Point(column: 2, row: 0))
        #expect(palette.bytes(for: other).isEmpty && !all.bytes(for: other).isEmpty)
    }

    @Test func paletteColoursAreTheNearest() {
        for (pixel, index) in [
            (Pixel(red: 0, green: 0, blue: 0), 16), (Pixel(red: 255, green: 255, blue: 255), 231),
            (Pixel(red: 128, green: 128, blue: 128), 244), (Pixel(red: 95, green: 135, blue: 175), 67),
        ] as [(Pixel, UInt8)] {
            #expect(pixel.paletteIndex == index, "\(pixel)")
        }
    }

    @Test func disputedCharactersMoveNothing() {
        var writer = FrameWriter(.terminal, .few)
        let bytes = Self.text(writer.bytes(for: Self.frame("♥️가👨‍👩‍👧나")))
        #expect(
            bytes.contains("  \u{1B}[1;1H♥️\u{1B}[1;3H가  \u{1B}[1;5H👨‍👩‍👧\u{1B}[1;7H나"),
            "\(bytes.debugDescription)")
    }

    @Test func drawingCharactersAreNarrowWhereOthersWouldBeWide() {
        var writer = FrameWriter(.terminal, .few, isAmbiguousWide: true)
        #expect(Self.text(writer.bytes(for: Self.frame("┌─┐ 긴 제…"))).contains("+-+\u{1B}[C긴\u{1B}[C제~"))
    }

    @Test("after any frames a terminal shows the last", arguments: 1...20 as ClosedRange<UInt64>)
    func anything(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let texts = ["가", "a", "👨‍👩‍👧", "한글 ab", "♥️", "ㅎ", "─", "    ", "é"]
        let size = Size(columns: 1 + random.below(30), rows: 1 + random.below(5))
        var (writer, screen) = (FrameWriter(.terminal, .few), ScreenEmulator(size))
        var frame = Frame(size)
        for _ in 0..<150 {
            for _ in 0..<random.below(4) {
                let at = Point(column: random.below(size.columns + 4) - 2, row: random.below(size.rows))
                let look = Cell.Look.role(
                    Cell.Role.allCases[random.below(10)], isSelected: random.below(3) == 0)
                frame.put(texts[random.below(texts.count)], at: at, look)
            }
            if random.below(5) == 0 {
                let point = Point(column: random.below(20), row: random.below(5))
                random.below(2) == 0 ? frame.show(cursor: point) : frame.show(caret: point)
            }
            screen.take(writer.bytes(for: frame))
            #expect(screen.faults.isEmpty && Self.shows(screen, frame), "\(screen.faults)\n\(frame.text)")
        }
    }

    @Test("what is scrolled is moved, and few bytes are sent", arguments: [1, -1, 3, -2, 7])
    func linesThatMoveAreNotWrittenAgain(_ step: Int) {
        let size = Size(columns: 80, rows: 24)
        var (writer, screen) = (FrameWriter(.terminal, .few), ScreenEmulator(size))
        for turn in 0..<30 {
            var frame = Frame(size)
            frame.put("머리글", at: .origin, .role(.heading))
            for row in 1..<23 {
                let number = 500 + turn * step + row
                let title = "중고 자전거 \(number)호 \(number * 7919 % 1_000)원 \(number % 5 == 0 ? "👨‍👩‍👧" : "")"
                let look = Cell.Look.role(.text, isSelected: row == 22)
                frame.put(title, at: Point(column: 0, row: row), look)
            }
            frame.put("바닥글", at: Point(column: 0, row: 23), .role(.faint))
            let bytes = writer.bytes(for: frame)
            screen.take(bytes)
            #expect(screen.faults.isEmpty && Self.shows(screen, frame), "\(screen.faults)\n\(frame.text)")
            if turn > 0, abs(step) == 1 { #expect(bytes.count < 400, "\(bytes.count)") }
        }
    }

    private static func shows(_ screen: ScreenEmulator, _ frame: Frame) -> Bool {
        let cells = Rect(frame.size).rows.flatMap { row in
            Rect(frame.size).columns.map { column in
                let cell = frame[Point(column: column, row: row)]
                let pen = Theme.terminal.pen(for: cell.look, .few).sequence.dropFirst(2).dropLast()
                return ScreenEmulator.Cell(text: frame.text(of: cell), pen: pen == "0" ? "" : String(pen))
            }
        }
        return screen.cells == cells && screen.isCursorShown == frame.hasCaret
            && (frame.cursor.map { $0 == screen.cursor } ?? true)
    }
}
