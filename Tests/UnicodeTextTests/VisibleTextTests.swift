import Testing
import UnicodeText

/// What can be seen of a text.
@Suite struct VisibleTextTests {
    @Test(arguments: [
        "보라", "\u{1107}\u{1169}\u{1105}\u{1161}", "Bora-2", "é", "e\u{301}", "👍🏽", "👩‍👩‍👧", "❤\u{FE0F}",
        "👩\u{1F3FD}\u{200D}❤\u{FE0F}\u{200D}👨", "🏳\u{FE0F}\u{200D}🌈", "1\u{FE0F}\u{20E3}", "🇰🇷",
        "\u{2660}\u{FE0E}",
        "ㅋㅋ", "𠮷", "「보라」", "",
    ])
    func isVisible(_ text: String) {
        #expect(text.isVisible)
    }

    @Test(arguments: [
        "\u{200D}", "보\u{200D}라", "👍\u{200D}", "\u{200D}👍", "👍\u{200D}a", "a\u{FE0F}", "1\u{FE0F}",
        "\u{FE0F}",
        "👍\u{FE0F}\u{FE0F}", "👍\u{200D}\u{200D}👍", "보\u{FE00}", "葛\u{E0100}", "\u{3164}", "\u{FFA0}",
        "\u{115F}\u{1160}",
        "\u{2800}", "\u{1D159}", "\u{16FE4}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{180E}", "\u{180B}",
        "\u{17B4}",
        "\u{2060}", "\u{FEFF}", "\u{E0061}", "a b", "\u{A0}", "\u{3000}", "\u{2028}", "\t", "\u{0}",
        "\u{202E}",
        "\u{FFF9}", "\u{E000}", "\u{1D173}",
    ])
    func isNotVisible(_ text: String) {
        #expect(!text.isVisible)
    }

    @Test func nothingDefaultIgnorableIsLetThroughAlone() {
        let hidden = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter(\.properties.isDefaultIgnorableCodePoint)
        #expect(hidden.count > 4000)
        let seen = hidden.filter { "보\(Character($0))라".isVisible }
        #expect(seen.isEmpty)
    }
}
