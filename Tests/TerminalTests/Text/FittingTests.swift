import Terminal
import Testing
import UnicodeText

@Suite struct FittingTests {
    static let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"

    @Test(arguments: [
        ("한글 제목", 9, "한글 제목"), ("한글 제목", 8, "한글 제…"), ("한글 제목", 7, "한글 …"), ("한글", 3, "한…"),
        ("한글", 2, "…"), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abc", 0, ""), ("abc", 1, "…"),
        (decomposed, 4, decomposed), (decomposed, 3, "\u{1112}\u{1161}\u{11AB}…"),
        ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
    func cuttingNeverSplitsAGrapheme(text: String, width: Int, cut: String) {
        #expect(text.truncated(to: width).unicodeScalars.elementsEqual(cut.unicodeScalars))
        #expect(text.truncated(to: width).displayWidth <= width)
    }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("one  two", 20, ["one  two"]), ("", 10, [""]),
        ("동네 축구 모임입니다", 9, ["동네 축구", "모임입니", "다"]), ("가나다라마바사", 6, ["가나다", "라마바", "사"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("a\nb", 10, ["a", "b"]), ("가 나", 1, ["가", "나"]),
        ("이 https://example.com 참고", 10, ["이", "https://ex", "ample.com", "참고"]),
        (decomposed + decomposed, 5, [decomposed, decomposed]), ("    ", 2, [""]),
    ])
    func wrappingBreaksAtBlanksThenBetweenSyllables(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
        #expect(text.wrapped(to: width).allSatisfy { $0.displayWidth <= max(2, width) })
    }

    @Test func wrappingKeepsStyles() {
        let text = StyledText("빨간 글", .error) + StyledText(" 보통")
        let lines = text.wrapped(to: 7)
        #expect(lines.map(\.plain) == ["빨간 글", "보통"])
        #expect(lines[0].rendered(colour: true) == "\u{1B}[1;31m빨간\u{1B}[0m \u{1B}[1;31m글\u{1B}[0m")
        #expect(lines[1].rendered(colour: true) == "보통")
    }

    @Test(arguments: [
        (Style.normal, "x"), (.bold, "\u{1B}[1mx\u{1B}[0m"), (.dim, "\u{1B}[2mx\u{1B}[0m"),
        (.colour(.cyan), "\u{1B}[36mx\u{1B}[0m"), (.error, "\u{1B}[1;31mx\u{1B}[0m"),
    ])
    func stylesAreShownOnlyInColour(style: Style, escaped: String) {
        #expect(StyledText("x", style).rendered(colour: true) == escaped)
        #expect(StyledText("x", style).rendered(colour: false) == "x")
    }
}
