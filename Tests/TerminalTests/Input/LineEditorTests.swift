import Testing

@testable import Terminal

/// A line while it is typed.
@Suite struct LineEditorTests {
    /// What is typed, as the bytes that a terminal sends, and the line that comes of it.
    static let lines: [(typed: String, line: String)] = [
        ("kim", "kim"), ("김철수", "김철수"), ("", ""),
        // Hangul by syllable, whether it is composed or not.
        ("한글\u{7F}", "한"),
        ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{7F}", "\u{1112}\u{1161}\u{11AB}"),
        ("서울\u{1B}[D시\u{1B}[D\u{1B}[D동", "동서시울"), ("👨‍👩‍👧가족\u{1}\u{1B}[3~", "가족"),
        // Arrows, home and end as terminals send them, also in application mode.
        ("ab\u{1B}[Dx", "axb"), ("ab\u{1B}ODx", "axb"), ("ab\u{1B}[D\u{1B}[Cx", "abx"),
        ("ab\u{1B}[Hx", "xab"), ("ab\u{1B}[1~x", "xab"), ("ab\u{1B}OHx\u{1B}[Fy", "xaby"),
        ("ab\u{1B}[7~x\u{1B}[8~y", "xaby"),
        ("one two\u{1B}[1;5Dx", "one xtwo"), ("one two\u{1}\u{1B}[1;5Cx", "onex two"),
        ("one two\u{1B}bx", "one xtwo"),
        // What readline's users know.
        ("one two\u{17}", "one "), ("one two\u{15}x", "x"), ("one\u{1}\u{B}x", "x"), ("ab\u{2}\u{4}", "a"),
        ("ab\u{1}\u{6}x\u{5}y", "axby"), ("ab\u{8}", "a"), ("ab\u{2}\u{8}\u{8}", "b"),
        // Nothing beyond the ends, and nothing of what is not known.
        ("\u{1B}[D\u{7F}\u{1B}[Ca", "a"), ("a\u{1B}[C\u{1B}[3~b", "ab"),
        ("a\u{1B}[A\u{1B}[B\u{1B}[15~\t\u{C}b", "ab"),
        ("a\u{1B}b", "a"), ("a\u{1B}c", "ac"), ("\u{1B}[200~pasted\u{1B}[201~", "pasted"),
        ("a\u{1B}[1111111111111111111111~b", "ab"),
    ]

    @Test(arguments: lines.indices) func keysEditTheLine(_ index: Int) {
        let (typed, line) = Self.lines[index]
        var editor = LineEditor(prompt: "> ", width: 80)
        for byte in typed.utf8 { #expect(editor.take(byte) == .goesOn) }
        guard case .entered(let entered) = editor.take(0x0D) else { return #expect(Bool(false)) }
        #expect(
            entered.unicodeScalars.elementsEqual(line.unicodeScalars), "\(typed.debugDescription): \(entered)"
        )
    }

    @Test func halfACharacterIsNoKey() {
        var editor = LineEditor(prompt: "", width: 80)
        for byte in [0xED, 0x95, UInt8(ascii: "a"), 0xFF, 0xC0, 0x80, UInt8(ascii: "b")] {
            _ = editor.take(byte)
        }
        #expect(editor.take(0x0A) == .entered("ab"))
    }

    @Test func breakingOffIsTold() {
        var editor = LineEditor(prompt: "", width: 80)
        #expect(editor.take(0x04) == .ended)
        _ = editor.take(UInt8(ascii: "a"))
        #expect(editor.take(0x04) == .goesOn, "In a line with text, Ctrl-D erases.")
        #expect(editor.take(0x03) == .interrupted)
    }

    @Test func theCursorStandsBehindWideCharacters() {
        var editor = LineEditor(prompt: "이름: ", width: 80)
        for byte in "김철수\u{1B}[D".utf8 { _ = editor.take(byte) }
        #expect(editor.frame == "\r이름: 김철수\u{1B}[K\r\u{1B}[10C")
    }

    @Test(arguments: [5, 10, 20, 80]) func aLongLineKeepsToTheTerminal(width: Int) {
        var editor = LineEditor(prompt: "제목: ", width: width)
        for byte in String(repeating: "한글ab ", count: 30).utf8 { _ = editor.take(byte) }
        for _ in 0..<120 {
            let shown = editor.frame.dropFirst().prefix { $0 != "\u{1B}" }
            #expect(StyledText(String(shown)).displayWidth <= width)
            for byte in "\u{1B}[D".utf8 { _ = editor.take(byte) }
        }
    }

    @Test func aLongPromptStandsOnLinesOfItsOwn() {
        let prompt = "'원목 책상' 물건을 삭제할까요? 되돌릴 수 없습니다. 확인하려면 '삭제' 입력: "
        let lines = ["'원목 책상' 물건을 삭제할까요? 되돌릴 수 없습니다.", "확인하려면 '삭제' 입력: "]
        #expect(LineEditor.lines(of: prompt, width: 80) == lines)
        #expect(LineEditor.lines(of: "제목: ", width: 80) == ["제목: "])
        #expect(LineEditor.lines(of: "", width: 80) == [""])
        for width in [1, 20, 40] {
            let last = LineEditor.lines(of: prompt, width: width).last ?? ""
            let frame = LineEditor(prompt: last, width: width).frame
            #expect(width < 20 || frame.contains("입력: "), "what to type is cut: \(frame)")
        }
    }

    @Test func controlsOfAPromptAreShownHarmless() {
        #expect(!LineEditor(prompt: "\u{1B}[31m", width: 80).frame.dropFirst().hasPrefix("\u{1B}"))
    }
}
