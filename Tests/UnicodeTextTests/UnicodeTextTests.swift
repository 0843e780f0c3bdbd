import Testing
import UnicodeText

@Suite struct UnicodeTextTests {
    static let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"

    @Test func composedAndDecomposedHangulBecomeTheSameBytes() {
        #expect(Array(Self.decomposed.nfc.utf8) == Array("한글".utf8))
        #expect(Array(Self.decomposed.folded.utf8) == Array("한글".folded.utf8))
    }

    @Test(arguments: [
        ("Arsenal FC", "arsenal fc"), ("ＡＢＣ１２", "abc12"), ("Straße", "strasse"), ("İ", "i\u{307}"),
        ("ﬁn", "fin"), ("유니폼 NIKE", "유니폼 nike"), ("①", "1"), ("", ""),
    ])
    func foldingRemovesCaseAndWidth(text: String, folded: String) {
        #expect(Array(text.folded.utf8) == Array(folded.utf8))
        #expect(Array(text.folded.folded.utf8) == Array(folded.utf8))
    }

    @Test(arguments: [
        ("abc", 3), ("한글", 4), (decomposed, 4), ("e\u{301}", 1), ("👍", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("ㅋㅋ", 4),
        ("", 0), ("￦1", 3),
    ])
    func widthIsCountedInCells(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test(arguments: [
        ("한글 title", true), ("👨‍👩‍👧", true), ("a\u{1B}[31m", false), ("a\u{0}", false), ("a\nb", false),
        ("\u{202E}abc", false), ("\u{2066}abc", false), ("a\u{200B}b", false), ("a\u{AD}b", false),
        ("\u{3164}", false), ("\u{115F}\u{1160}", false),
        ("❤️", true), (decomposed, true),
    ])
    func aPlainLineHoldsNothingThatCannotBeSeen(text: String, plain: Bool) {
        #expect(text.isPlainLine == plain)
        #expect("a\n\tb".isPlainText)
        #expect("a\r\nb".isPlainText == false)
    }

    @Test func trimmingTakesAllKindsOfBlanks() {
        #expect("\u{3000} 한 글\n".trimmed == "한 글")
        #expect(" \u{3000}".trimmed == "")
        #expect("한\u{3000}글".hasBlank)
    }
}
